import type { Invocation } from '../lambda/pool.ts';
import type { Deployment } from '../template/cloud-formation.ts';
import type { LocalApi } from '../template/model.ts';
import { createAuthorize } from './authorize.ts';
import { compressedAnswer, decompressedBody } from './compression.ts';
import { functionAnswer } from './function-answer.ts';
import { type GatewayRequest, headerOf } from './gateway-request.ts';
import { proxyEvent } from './proxy-event.ts';
import { fixedAnswer, Refusal, refusalAnswer } from './refusal.ts';
import { createRouteFinder } from './routes.ts';

/** How a request was handled: the answer, and what the log tells of it. */
export type Handled = Notes & { answer: Response };

type Notes = {
  /** Path of the route, with its parameters in braces; undefined if none matched. */
  routePath?: string;
  /** The function that ran. */
  functionId?: string;
  coldStart: boolean;
  /** Why the gateway itself refused. */
  reason?: string;
};

/** Handles requests as an API Gateway REST API with Lambda proxy integration does. */
export type Gateway = (request: GatewayRequest) => Promise<Handled>;

type GatewayOptions = {
  api: LocalApi;
  deployment: Deployment;
  invoke: (functionId: string, event: unknown) => Promise<Invocation>;
};

/** Bytes that a request's body may have, compressed or not. */
export const LARGEST_BODY_BYTES = 10 * 1024 * 1024;
const LARGEST_EVENT_BYTES = 6 * 1024 * 1024;

/** Makes the gateway of one API; requests run its functions through `invoke`. */
export function createGateway({ api, deployment, invoke }: GatewayOptions): Gateway {
  const findRoute = createRouteFinder(api.routes);
  const authorize = createAuthorize(invoke);
  const arn = `arn:aws:execute-api:${deployment.region}:${deployment.accountId}:${api.id}/${api.stage}/`;

  async function answerTo(sent: GatewayRequest, notes: Notes): Promise<Response> {
    if (sent.body.length > LARGEST_BODY_BYTES)
      throw new Refusal('REQUEST_TOO_LARGE', 'the body is larger than API Gateway takes');
    const request = { ...sent, body: await decompressedBody(sent, LARGEST_BODY_BYTES) };
    const match = findRoute(request.method, request.path);
    if (!match) throw new Refusal('MISSING_AUTHENTICATION_TOKEN', 'no route has this path and method');
    const { authorizerId, integration, path } = match.route;
    notes.routePath = path;
    const event = proxyEvent(request, match, api, deployment);
    const context =
      authorizerId && (await authorize(authorizerId, event, `${arn}${request.method}${request.path}`));
    if (integration.kind === 'mock') return fixedAnswer(integration.answer, request);
    if (request.body.length > LARGEST_EVENT_BYTES)
      throw new Refusal('REQUEST_TOO_LARGE', 'the event is larger than Lambda takes');
    const { functionId, timeoutMs } = integration;
    const requestContext = { ...event.requestContext, ...(context && { authorizer: context }) };
    const invocation = await within(timeoutMs, invoke(functionId, { ...event, requestContext }));
    if (invocation.kind === 'throttled')
      throw new Refusal('INTEGRATION_FAILURE', 'Lambda throttles the function', 500);
    Object.assign(notes, { functionId, coldStart: invocation.coldStart });
    if (invocation.kind === 'failed') throw new Refusal('INTEGRATION_FAILURE', invocation.errorType);
    return functionAnswer(invocation.payload);
  }

  return async (request) => {
    const notes: Notes = { coldStart: false };
    const answer = await answerTo(request, notes).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      notes.reason = error.message;
      return refusalAnswer(error, request, api);
    });
    const acceptEncoding = headerOf(request, 'accept-encoding') ?? '';
    const sent = await compressedAnswer(answer, acceptEncoding, api.minimumCompressionBytes);
    sent.headers.set('x-amzn-RequestId', request.requestId);
    return { ...notes, answer: sent };
  };
}

async function within<T>(timeoutMs: number, work: Promise<T>): Promise<T> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const refusal = new Refusal('INTEGRATION_TIMEOUT', `no answer within ${timeoutMs} ms`);
  const timer = setTimeout(() => reject(refusal), timeoutMs);
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
