import type { ServerResponse } from 'node:http';
import * as v from 'valibot';
import { listenOnLoopback } from '../loopback-server.ts';
import type { Inbox } from '../mail/inbox.ts';
import type { Stack } from '../template/model.ts';
import { createDynamoDbProxy } from './dynamodb-proxy.ts';
import { type Faults, throttled } from './faults.ts';
import { createLocation } from './location.ts';
import { refuseUnlessAllowed } from './permissions.ts';
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
  faults: Faults;
  /** Told of a stand-in's own failure, which the caller sees as an internal error of the service. */
  onError: (service: ServiceName, error: unknown) => void;
};

/**
 * Listens for SDK clients and the AWS command line, on one port for all services. Calls of functions need the rights
 * of their roles, and meet the faults. `close` cuts off what is under way.
 */
export async function startStandIns(options: StandInsOptions) {
  const { inbox, secrets, databasePort, stack, faults, onError } = options;
  const database = createDynamoDbProxy(databasePort);
  const standIns: Record<Exclude<ServiceName, 'dynamodb'>, StandIn> = {
    ses: createSes(inbox, stack),
    secrets: secrets.standIn,
    location: createLocation(stack),
  };

  async function answerOf(call: ServiceCall, isThrottled: boolean): Promise<HttpAnswer> {
    try {
      if (isThrottled) throw throttled[call.service];
      refuseUnlessAllowed(stack(), call, secrets.arnOf);
      if (call.service === 'dynamodb') return await database.pass(call);
      return resultAnswer(call, await outputOf(standIns[call.service], call));
    } catch (error) {
      if (error instanceof ServiceError) return errorAnswer(call.service, error);
      if (v.isValiError(error))
        return errorAnswer(call.service, new ServiceError('ValidationException', v.summarize(error.issues)));
      onError(call.service, error);
      return errorAnswer(call.service, new ServiceError('InternalFailure', 'The stand-in failed', 500));
    }
  }

  const server = await listenOnLoopback(0, async (request, response) => {
    try {
      const call = await readCall(request);
      // In the protocol that most services have.
      if (!call) return send(response, errorAnswer('secrets', notHere(request.url)));
      const fault = faults.befalling(call);
      if (fault === 'down') throw new Error('Nobody answers');
      const answer = await answerOf(call, fault === 'throttled');
      if (fault !== 'slow') send(response, answer);
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

function send(response: ServerResponse, { status, headers, body }: HttpAnswer): void {
  response.writeHead(status, headers).end(body);
}

async function outputOf(standIn: StandIn, { operation, input }: ServiceCall): Promise<object> {
  if (!input) throw new ServiceError('SerializationException', 'The body is no JSON');
  const carryOut = Object.hasOwn(standIn, operation) ? standIn[operation] : undefined;
  if (!carryOut) throw notHere(operation);
  return carryOut(input);
}

const notHere = (what: unknown) =>
  new ServiceError('UnknownOperationException', `There is no local stand-in for ${what}`);
