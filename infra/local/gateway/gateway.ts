import { promisify } from 'node:util';
import { gzip, unzip } from 'node:zlib';
import type { Invoke } from '../lambda/pool.ts';
import type { Stack } from '../template/read-stack.ts';
import { authorize } from './authorize.ts';
import { GatewayError, gatewayErrorResponse, mockResponse } from './gateway-error.ts';
import { type GatewayRequest, headerOf } from './gateway-request.ts';
import { proxyEvent, proxyResponse } from './proxy-integration.ts';
import { createRouteFinder } from './routes.ts';

/** A response, and the details for its log line. */
export type Handled = {
  answer: Response;
  routePath?: string;
  functionTitle?: string;
  coldStart?: boolean;
  reason?: string;
};

/** Handles requests like an API Gateway REST API with Lambda proxy integration. */
export type Gateway = (request: GatewayRequest) => Promise<Handled>;

/** API Gateway's limit for a body, both compressed and decompressed. */
const MAX_BODY_BYTES = 10 * 1024 * 1024;

export function createGateway(stack: Stack, invoke: Invoke): Gateway {
  const { api, deployment } = stack;
  const findRoute = createRouteFinder(api.routes);
  const arn = `arn:aws:execute-api:${deployment.region}:${deployment.accountId}:${api.id}/${api.stage}/`;

  async function respond(sent: GatewayRequest, notes: Partial<Handled>): Promise<Response> {
    if (sent.body.length > MAX_BODY_BYTES)
      throw new GatewayError('REQUEST_TOO_LARGE', 'the body exceeds API Gateway’s limit');
    const path = withoutStage(sent.path, api.stage);
    const request = { ...sent, path, body: await plainBody(sent, MAX_BODY_BYTES) };
    const match = findRoute(request.method, path);
    if (!match) throw new GatewayError('MISSING_AUTHENTICATION_TOKEN', 'no route has this path and method');
    const { authorizer, target, timeoutMs } = match.route;
    notes.routePath = match.route.path;
    const event = proxyEvent(request, match, stack);
    const caller =
      authorizer && (await authorize(invoke, authorizer, event, `${arn}${request.method}${path}`));
    if (!('logicalId' in target)) return mockResponse(target, request);
    const requestContext = { ...event.requestContext, ...(caller && { authorizer: caller }) };
    const invocation = await within(timeoutMs, invoke(target.logicalId, { ...event, requestContext }));
    Object.assign(notes, { functionTitle: target.title, coldStart: invocation.coldStart });
    if (invocation.kind !== 'answered') throw new GatewayError('INTEGRATION_FAILURE', invocation.errorType);
    return proxyResponse(invocation.payload, api);
  }

  return async (request) => {
    const notes: Partial<Handled> = {};
    const answer = await respond(request, notes).catch((error: unknown) => {
      if (!(error instanceof GatewayError)) throw error;
      notes.reason = error.message;
      return gatewayErrorResponse(error, request, api);
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
  const refusal = new GatewayError('INTEGRATION_TIMEOUT', `no response within ${timeoutMs} ms`);
  const timer = setTimeout(() => reject(refusal), timeoutMs);
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

const compress = promisify(gzip);
const decompress = promisify(unzip);

/** Compresses a response of `minimumBytes` or more if the client accepts gzip. Like API Gateway, doesn't add `Vary`. */
export async function compressedAnswer(
  answer: Response,
  request: GatewayRequest,
  minimumBytes: number,
): Promise<Response> {
  const isAccepted = /\bgzip\b(?! *; *q=0(\.0*)?(,|$))/i.test(headerOf(request, 'accept-encoding') ?? '');
  if (!isAccepted || !answer.body || answer.headers.has('Content-Encoding')) return answer;
  const body = Buffer.from(await answer.arrayBuffer());
  if (body.length < minimumBytes) return new Response(body, answer);
  const compressed = new Response(await compress(body), answer);
  compressed.headers.set('Content-Encoding', 'gzip');
  return compressed;
}

/** Decompresses a request body (gzip or deflate). Rejects with `GatewayError` if it is invalid or exceeds `maxBytes`. */
export async function plainBody(request: GatewayRequest, maxBytes: number): Promise<Buffer> {
  const coding = headerOf(request, 'content-encoding')?.toLowerCase() ?? 'identity';
  if (coding === 'identity') return request.body;
  try {
    if (/^(gzip|deflate)$/.test(coding)) return await decompress(request.body, { maxOutputLength: maxBytes });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
      throw new GatewayError('REQUEST_TOO_LARGE', 'the decompressed body exceeds API Gateway’s limit');
  }
  throw new GatewayError('UNSUPPORTED_MEDIA_TYPE', 'the body does not match its Content-Encoding');
}
