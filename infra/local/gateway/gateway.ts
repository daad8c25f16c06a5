import type { Invoke } from '../lambda/pool.ts';
import type { Stack } from '../template/read-stack.ts';
import { authorize } from './authorize.ts';
import { compressedAnswer, plainBody } from './compression.ts';
import { functionAnswer } from './function-answer.ts';
import type { GatewayRequest } from './gateway-request.ts';
import { proxyEvent } from './proxy-event.ts';
import { fixedAnswer, Refusal, refusalAnswer } from './refusal.ts';
import { createRouteFinder } from './routes.ts';

/** How a request was handled: the answer, and what the log tells of it. */
export type Handled = {
  answer: Response;
  /** Path of the route, with its parameters in braces; undefined if none matched. */
  routePath?: string;
  /** The function that ran, by its title. */
  functionTitle?: string;
  coldStart?: boolean;
  /** Why the gateway itself refused. */
  reason?: string;
};

/** Handles requests as an API Gateway REST API with Lambda proxy integration does. */
export type Gateway = (request: GatewayRequest) => Promise<Handled>;

/** Bytes that a request's body may have, compressed or not. */
const LARGEST_BODY_BYTES = 10 * 1024 * 1024;

/** Makes the gateway of a stack's API, which runs its functions through `invoke`. */
export function createGateway(stack: Stack, invoke: Invoke): Gateway {
  const { api, deployment } = stack;
  const findRoute = createRouteFinder(api.routes);
  const arn = `arn:aws:execute-api:${deployment.region}:${deployment.accountId}:${api.id}/${api.stage}/`;

  async function answerTo(sent: GatewayRequest, notes: Partial<Handled>): Promise<Response> {
    if (sent.body.length > LARGEST_BODY_BYTES)
      throw new Refusal('REQUEST_TOO_LARGE', 'the body is larger than API Gateway takes');
    const path = withoutStage(sent.path, api.stage);
    const request = { ...sent, path, body: await plainBody(sent, LARGEST_BODY_BYTES) };
    const match = findRoute(request.method, path);
    if (!match) throw new Refusal('MISSING_AUTHENTICATION_TOKEN', 'no route has this path and method');
    const { authorizer, target, timeoutMs } = match.route;
    notes.routePath = match.route.path;
    const event = proxyEvent(request, match, stack);
    const caller =
      authorizer && (await authorize(invoke, authorizer, event, `${arn}${request.method}${path}`));
    if (!('logicalId' in target)) return fixedAnswer(target, request);
    const requestContext = { ...event.requestContext, ...(caller && { authorizer: caller }) };
    const invocation = await within(timeoutMs, invoke(target.logicalId, { ...event, requestContext }));
    Object.assign(notes, { functionTitle: target.title, coldStart: invocation.coldStart });
    if (invocation.kind !== 'answered') throw new Refusal('INTEGRATION_FAILURE', invocation.errorType);
    return functionAnswer(invocation.payload);
  }

  return async (request) => {
    const notes: Partial<Handled> = {};
    const answer = await answerTo(request, notes).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      notes.reason = error.message;
      return refusalAnswer(error, request, api);
    });
    const encoded = await compressedAnswer(answer, request, api.minimumCompressionBytes);
    encoded.headers.set('x-amzn-RequestId', request.requestId);
    return { ...notes, answer: encoded };
  };
}

function withoutStage(path: string, stage: string): string {
  return `${path}/`.startsWith(`/${stage}/`) ? path.slice(stage.length + 1) || '/' : path;
}

async function within<T>(timeoutMs: number, work: Promise<T>): Promise<T> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const refusal = new Refusal('INTEGRATION_TIMEOUT', `no answer within ${timeoutMs} ms`);
  const timer = setTimeout(() => reject(refusal), timeoutMs);
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
