import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import { postToDynamoDb } from '../dynamodb/client.ts';
import { type LoopbackServer, listenOnLoopback } from '../loopback-server.ts';
import type { Inbox } from '../mail/inbox.ts';
import type { Stack } from '../template/read-stack.ts';
import { type Faults, throttled } from './faults.ts';
import { createLocation } from './location.ts';
import { refuseUnlessAllowed } from './permissions.ts';
import type { SecretsManager } from './secrets-manager.ts';
import { errorAnswer, resultAnswer } from './service-answer.ts';
import { readCall, type ServiceCall, ServiceError, type ServiceName, type StandIn } from './service-call.ts';
import { createSes } from './ses.ts';

type StandInsOptions = {
  inbox: Inbox;
  secrets: SecretsManager;
  /** Where DynamoDB Local listens. */
  databaseUrl: string;
  /** The stack whose roles, senders and place indexes count; asked anew for every call. */
  stack: () => Stack;
  faults: Faults;
  /** Receives a line for each right that a role lacks, and for a stand-in's own failure: functions say neither. */
  log: (line: string) => void;
};

/** Listens for SDK clients of all services; functions need the rights of their roles, and meet the faults. */
export function startStandIns(options: StandInsOptions): Promise<LoopbackServer> {
  const { inbox, secrets, databaseUrl, stack, faults, log } = options;
  const standIns: Record<Exclude<ServiceName, 'dynamodb'>, StandIn> = {
    ses: createSes(inbox, stack),
    secrets: secrets.standIn,
    location: createLocation(stack),
  };

  async function carryOut(call: ServiceCall, { headers }: IncomingMessage, body: Buffer): Promise<Response> {
    refuseUnlessAllowed(stack(), call, secrets.arnOf);
    const { service, operation, input } = call;
    if (service === 'dynamodb')
      return withoutConnection(await postToDynamoDb(databaseUrl, String(headers['x-amz-target']), body));
    const standIn = standIns[service];
    const known = Object.hasOwn(standIn, operation) ? standIn[operation] : undefined;
    if (!known) throw notHere(operation);
    return resultAnswer(call, await known(input));
  }

  function refusal(service: ServiceName, error: unknown): Response {
    if (error instanceof ServiceError) {
      if (error.code.startsWith('AccessDenied')) log(error.message);
      return errorAnswer(service, error);
    }
    if (v.isValiError(error))
      return errorAnswer(service, new ServiceError('ValidationException', v.summarize(error.issues)));
    log(`The local ${service} failed: ${String(error)}`);
    return errorAnswer(service, new ServiceError('InternalFailure', 'The stand-in failed', 500));
  }

  return listenOnLoopback(0, async (request, body) => {
    const call = readCall(request, body.toString());
    // In the protocol that most services have.
    if (!call) return errorAnswer('secrets', notHere(request.url));
    const fault = faults.befalling(call);
    if (fault === 'down') throw new Error('Nobody answers');
    if (fault === 'throttled') return errorAnswer(call.service, throttled[call.service]);
    const answer = await carryOut(call, request, body).catch((error) => refusal(call.service, error));
    return fault === 'slow' ? new Promise(() => undefined) : answer;
  });
}

/** An answer without the headers that concern the connection that it came by. */
async function withoutConnection(answer: Response): Promise<Response> {
  const headers = [...answer.headers].filter(([name]) => /^(content-type|x-amz.*)$/.test(name));
  return new Response(await answer.arrayBuffer(), { status: answer.status, headers });
}

const notHere = (what: unknown) =>
  new ServiceError('UnknownOperationException', `There is no local stand-in for ${what}`);
