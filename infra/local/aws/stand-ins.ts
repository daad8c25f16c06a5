import { functionBehindKey } from '../lambda/environment-variables.ts';
import { listenOnLoopback } from '../loopback-server.ts';
import type { Inbox } from '../mail/inbox.ts';
import type { Stack } from '../template/model.ts';
import { createDynamoDbProxy } from './dynamodb-proxy.ts';
import { beLate, type Faults, throttled } from './faults.ts';
import { createLocation } from './location.ts';
import { denialOf } from './permissions.ts';
import type { SecretsManager } from './secrets-manager.ts';
import { errorAnswer, type HttpAnswer, resultAnswer } from './service-answer.ts';
import { readCall, type ServiceCall, ServiceError, type ServiceName, type StandIn } from './service-call.ts';
import { createSes } from './ses.ts';

type StandInsOptions = {
  inbox: Inbox;
  secrets: SecretsManager;
  /** Where DynamoDB Local listens. */
  databasePort: number;
  /** The stack whose roles, senders and place indexes count; asked anew for every call. */
  stack: () => Stack;
  /** Befall the calls of functions alone: whoever looks at the services sees them as they are. */
  faults: Faults;
  /** Told of a stand-in's own failure, which the caller sees as an internal error of the service. */
  onError: (service: ServiceName, error: unknown) => void;
};

/** The local services; `close` cuts their connections off. */
export type StandIns = { port: number; close: () => Promise<void> };

/**
 * Listens for SDK clients and the AWS command line, on one port for all services. Calls of functions need the rights
 * of their roles, and meet the faults.
 */
export async function startStandIns(options: StandInsOptions): Promise<StandIns> {
  const { inbox, secrets, databasePort, stack, faults, onError } = options;
  const database = createDynamoDbProxy(databasePort);
  const standIns: Record<Exclude<ServiceName, 'dynamodb'>, StandIn> = {
    ses: createSes(inbox, stack),
    secretsManager: secrets.standIn,
    location: createLocation(stack),
  };

  /** Undefined if nobody answers. */
  async function answer(call: ServiceCall, hungUp: AbortSignal): Promise<HttpAnswer | undefined> {
    const denial = denialOf(stack(), call, secrets.arnOf);
    if (denial) return errorAnswer(call.service, denial);
    const isOfFunction = functionBehindKey(call.accessKeyId) !== undefined;
    const fault = isOfFunction ? faults.befalling(call) : undefined;
    if (fault === 'down') return undefined;
    if (fault === 'throttled') return errorAnswer(call.service, throttled[call.service]);
    const answered = await carriedOut(call);
    if (fault === 'slow') await beLate(hungUp);
    return answered;
  }

  async function carriedOut(call: ServiceCall): Promise<HttpAnswer> {
    try {
      if (call.service === 'dynamodb') return await database.pass(call);
      return resultAnswer(call, await outputOf(standIns[call.service], call));
    } catch (error) {
      if (error instanceof ServiceError) return errorAnswer(call.service, error);
      onError(call.service, error);
      const failure = new ServiceError('InternalFailure', 'The local stand-in failed', 500);
      return errorAnswer(call.service, failure);
    }
  }

  const server = await listenOnLoopback(0, async (request, response) => {
    const hungUp = new AbortController();
    response.on('close', () => hungUp.abort());
    try {
      const call = await readCall(request);
      const answered = call ? await answer(call, hungUp.signal) : notHere(request.url);
      if (!answered) response.destroy();
      else response.writeHead(answered.status, answered.headers).end(answered.body);
    } catch {
      response.destroy();
    }
  });
  return {
    port: server.port,
    async close() {
      await server.close();
      database.close();
    },
  };
}

async function outputOf(standIn: StandIn, { operation, input }: ServiceCall): Promise<object> {
  if (!input) throw new ServiceError('SerializationException', 'The body is no JSON');
  const carryOut = Object.hasOwn(standIn, operation) ? standIn[operation] : undefined;
  if (carryOut) return carryOut(input);
  throw new ServiceError('UnknownOperationException', `There is no local stand-in for ${operation}`);
}

// In the protocol that most services have.
const notHere = (what = '') =>
  errorAnswer(
    'secretsManager',
    new ServiceError('UnknownOperationException', `There is no local stand-in for ${what}`),
  );
