import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { newVersion, type Secret, type SecretStore, type SecretVersion } from './secrets-manager-store.ts';
import type { ServiceAnswer, ServiceStandIn } from './service-call.ts';

const text = (maxLength: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(maxLength));
const SecretId = text(2048);
const VersionId = v.pipe(text(64), v.minLength(32));
const DescribeSecret = v.object({ SecretId });
const GetSecretValue = v.object({
  SecretId,
  VersionId: v.optional(VersionId),
  VersionStage: v.optional(text(256)),
});
const PutSecretValue = v.strictObject({
  SecretId,
  SecretString: text(65_536),
  ClientRequestToken: v.optional(VersionId),
});

/** A refusal in the service's own words. */
class Refused extends Error {
  readonly code: string;
  constructor(code: string, message = '') {
    super(message);
    this.code = code;
  }
}

const notFound = (what: string) =>
  new Refused('ResourceNotFoundException', `Secrets Manager can't find the specified ${what}`);

/**
 * A stand-in for AWS Secrets Manager (JSON 1.1 protocol) over a store that outlives the process: it reads, lists and
 * rotates the secrets of the stack. Values are texts, and a new one is current at once.
 */
export function createSecretsManager(store: SecretStore): ServiceStandIn {
  const existing = (id: string) => {
    const secret = store.find(id);
    if (!secret) throw notFound('secret.');
    return secret;
  };
  const actions: Record<string, (input: unknown) => object | Promise<object>> = {
    GetSecretValue(input) {
      const request = checked(GetSecretValue, input);
      const secret = existing(request.SecretId);
      const version = findVersion(secret, request.VersionId, request.VersionStage);
      return {
        ...versionAnswer(secret, version),
        CreatedDate: seconds(version.createdAt),
        SecretString: version.secretString,
      };
    },
    async PutSecretValue(input) {
      const { SecretId: id, SecretString: value, ClientRequestToken: token } = checked(PutSecretValue, input);
      const version = newVersion(value, token);
      const { name } = existing(id);
      const secret = await store.change(name, () => withVersion(existing(name), version));
      return versionAnswer(secret, findVersion(secret, version.id));
    },
    DescribeSecret(input) {
      const secret = existing(checked(DescribeSecret, input).SecretId);
      return { ...summary(secret), VersionIdsToStages: stagesByVersion(secret) };
    },
    ListSecrets: () => ({
      SecretList: store
        .list()
        .map((secret) => ({ ...summary(secret), SecretVersionsToStages: stagesByVersion(secret) })),
    }),
  };
  return async ({ headers, body }) => {
    const name = headers['x-amz-target']?.replace(/^secretsmanager\./, '') ?? '';
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    try {
      if (!action) throw new Refused('UnknownOperationException');
      return jsonAnswer(200, await action(parsed(body)));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return jsonAnswer(400, { __type: error.code, ...(error.message && { Message: error.message }) });
    }
  };
}

/** The current version's label, the one before it has, or none. */
function stagesOf({ versions }: Secret, version: SecretVersion): string[] {
  if (version === versions.at(-1)) return ['AWSCURRENT'];
  return version === versions.at(-2) ? ['AWSPREVIOUS'] : [];
}

function findVersion(secret: Secret, id?: string, stage?: string): SecretVersion {
  const wanted = stage ?? (id === undefined ? 'AWSCURRENT' : undefined);
  const version = secret.versions.find(
    (candidate) =>
      (id === undefined || candidate.id === id) &&
      (wanted === undefined || stagesOf(secret, candidate).includes(wanted)),
  );
  if (version) return version;
  throw notFound(`secret value for ${id === undefined ? `staging label: ${wanted}` : `VersionId: ${id}`}`);
}

/** A repeated request changes nothing, and is refused if it has another value. */
function withVersion(secret: Secret, version: SecretVersion): Secret {
  const repeated = secret.versions.find(({ id }) => id === version.id);
  if (!repeated) return { ...secret, versions: [...secret.versions, version] };
  if (repeated.secretString === version.secretString) return secret;
  throw new Refused(
    'ResourceExistsException',
    `You can't use ClientRequestToken ${version.id} because that value is already in use for a version of secret.`,
  );
}

const seconds = (instant: string) => Date.parse(instant) / 1000;

const versionAnswer = (secret: Secret, version: SecretVersion) => ({
  ARN: secret.arn,
  Name: secret.name,
  VersionId: version.id,
  VersionStages: stagesOf(secret, version),
});

const summary = ({ arn, name, createdAt, versions }: Secret) => ({
  ARN: arn,
  Name: name,
  CreatedDate: seconds(createdAt),
  LastChangedDate: seconds(versions.at(-1)?.createdAt ?? createdAt),
  Tags: [],
});

const stagesByVersion = (secret: Secret) =>
  Object.fromEntries(
    secret.versions.slice(-2).map((version) => [version.id, stagesOf(secret, version)] as const),
  );

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new Refused('SerializationException');
  }
}

function checked<T>(schema: v.GenericSchema<unknown, T>, input: unknown): T {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const faults = result.issues.map(
    (issue) =>
      `Value at '${v.getDotPath(issue) ?? ''}' failed to satisfy constraint: ${issue.input === undefined ? 'Member must not be null' : issue.message}`,
  );
  throw new Refused('ValidationException', faults.join('; '));
}

const jsonAnswer = (status: number, content: unknown): ServiceAnswer => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amzn-requestid': randomUUID() },
  body: JSON.stringify(content),
});
