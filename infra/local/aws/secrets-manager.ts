import { randomUUID } from 'node:crypto';
import { secretsManagerActions } from './secrets-manager-actions.ts';
import { SecretsManagerError } from './secrets-manager-error.ts';
import type { SecretStore } from './secrets-manager-store.ts';
import type { ServiceAnswer, ServiceStandIn } from './service-call.ts';

const TARGET_PREFIX = /^secretsmanager\./;

/** A stand-in for AWS Secrets Manager (JSON 1.1 protocol) over a store that outlives the process. */
export function createSecretsManager({ secrets }: { secrets: SecretStore }): ServiceStandIn {
  const actions = secretsManagerActions(secrets);
  return async (call) => {
    const name = call.headers['x-amz-target']?.replace(TARGET_PREFIX, '') ?? '';
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    try {
      if (!action) throw new SecretsManagerError('UnknownOperationException');
      return jsonAnswer(200, await action(parseInput(call.body)));
    } catch (error) {
      if (!(error instanceof SecretsManagerError)) throw error;
      return jsonAnswer(400, {
        __type: error.code,
        ...(error.message === '' ? {} : { Message: error.message }),
      });
    }
  };
}

function parseInput(body: Buffer): Record<string, unknown> {
  const input = parseJson(body.toString('utf8'));
  if (typeof input === 'object' && input !== null && !Array.isArray(input)) return { ...input };
  throw new SecretsManagerError('SerializationException');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const jsonAnswer = (status: number, content: unknown): ServiceAnswer => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amzn-requestid': randomUUID() },
  body: JSON.stringify(content),
});
