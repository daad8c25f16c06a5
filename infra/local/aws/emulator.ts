import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import { postToDynamoDb } from '../dynamodb/client.ts';
import { type LoopbackServer, listenOnLoopback } from '../loopback-server.ts';
import type { Inbox } from '../mail/inbox.ts';
import type { Queues } from '../queue/queues.ts';
import type { Stack } from '../template/read-stack.ts';
import { type Faults, throttlingErrors } from './faults.ts';
import { createLocation } from './location.ts';
import { authorizeCall } from './permissions.ts';
import type { SecretsManager } from './secrets-manager.ts';
import {
  AwsError,
  errorResponse,
  readCall,
  type ServiceCall,
  type ServiceEmulator,
  type ServiceName,
  successResponse,
} from './service-call.ts';
import { createSes } from './ses.ts';
import { createSesV2 } from './ses-v2.ts';

type EmulatorOptions = {
  inbox: Inbox;
  queues: Queues;
  secrets: SecretsManager;
  databaseUrl: string;
  stack: () => Stack;
  faults: Faults;
  /** Logs missing permissions and emulator failures, because functions don't log them. */
  log: (line: string) => void;
};

/** Serves SDK clients of all emulated services. Calls by functions require role permissions and are subject to faults. */
export function startEmulator(options: EmulatorOptions): Promise<LoopbackServer> {
  const { inbox, queues, secrets, databaseUrl, stack, faults, log } = options;
  const emulators: Record<Exclude<ServiceName, 'dynamodb'>, ServiceEmulator> = {
    ses: createSes(inbox, stack),
    sesv2: createSesV2(inbox, stack),
    sqs: queues.emulator,
    secrets: secrets.emulator,
    location: createLocation(stack),
  };

  async function execute(call: ServiceCall, { headers }: IncomingMessage, body: Buffer): Promise<Response> {
    authorizeCall(stack(), call, secrets.arnOf);
    const { service, operation, input } = call;
    if (service === 'dynamodb') {
      const answer = await postToDynamoDb(databaseUrl, String(headers['x-amz-target']), body);
      const ownHeaders = [...answer.headers].filter(([name]) => /^(content-type|x-amz.*)$/.test(name));
      return new Response(await answer.arrayBuffer(), { status: answer.status, headers: ownHeaders });
    }
    const emulator = emulators[service];
    const handler = Object.hasOwn(emulator, operation) ? emulator[operation] : undefined;
    if (!handler) throw unsupported(operation);
    return successResponse(call, await handler(input));
  }

  function failure(service: ServiceName, error: unknown): Response {
    if (error instanceof AwsError) {
      if (error.code.startsWith('AccessDenied')) log(error.message);
      return errorResponse(service, error);
    }
    if (v.isValiError(error))
      return errorResponse(service, new AwsError('ValidationException', v.summarize(error.issues)));
    log(`The local ${service} failed: ${String(error)}`);
    return errorResponse(service, new AwsError('InternalFailure', 'The emulator failed', 500));
  }

  return listenOnLoopback(0, async (request, body) => {
    const call = readCall(request, body.toString());
    // Responds in the protocol that most services use.
    if (!call) return errorResponse('secrets', unsupported(request.url));
    const fault = faults.affecting(call);
    if (fault === 'down') throw new Error('The service is down');
    if (fault === 'throttled') return errorResponse(call.service, throttlingErrors[call.service]);
    const answer = await execute(call, request, body).catch((error) => failure(call.service, error));
    return fault === 'slow' ? new Promise(() => undefined) : answer;
  });
}

const unsupported = (what: unknown) =>
  new AwsError('UnknownOperationException', `${what} is not emulated locally`);
