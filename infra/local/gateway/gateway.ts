import type { Invocation } from '../lambda/pool.ts';
import type { Deployment } from '../template/cloud-formation.ts';
import type { Integration, LocalApi } from '../template/model.ts';
import { createAuthorize } from './authorize.ts';
import { functionAnswer } from './function-answer.ts';
import type { GatewayAnswer } from './gateway-answer.ts';
import { extendedRequestId, type GatewayRequest, headerOf } from './gateway-request.ts';
import { type AuthorizerContext, proxyEvent } from './proxy-event.ts';
import { contextVariables, mapped, type RefusalType, refusal, rendered } from './refusals.ts';
import { createRouteFinder, type Match } from './routes.ts';

/** How a request was handled: the answer, and what the log tells of it. */
export type Handled = {
  answer: GatewayAnswer;
  /** Path of the route, with its parameters in braces; undefined if none matched. */
  routePath?: string;
  /** The function that answered. */
  functionId?: string;
  coldStart: boolean;
  /** Why the gateway itself refused. */
  reason?: string;
};

/** Handles requests as an API Gateway REST API with Lambda proxy integration does; never rejects. */
export type Gateway = (request: GatewayRequest) => Promise<Handled>;

type GatewayOptions = {
  api: LocalApi;
  deployment: Deployment;
  invoke: (functionId: string, event: unknown) => Promise<Invocation>;
};

const LARGEST_BODY_BYTES = 10 * 1024 * 1024;
const LARGEST_EVENT_BYTES = 6 * 1024 * 1024;

/** Makes the gateway of one API; requests run its functions through `invoke`. */
export function createGateway({ api, deployment, invoke }: GatewayOptions): Gateway {
  const findRoute = createRouteFinder(api.routes);
  const authorize = createAuthorize(api, deployment, invoke);

  async function callFunction(
    request: GatewayRequest,
    match: Match,
    integration: Integration & { kind: 'function' },
    authorizer: AuthorizerContext | undefined,
  ): Promise<Handled> {
    const { functionId, timeoutMs } = integration;
    const event = proxyEvent(request, match, api, deployment, authorizer);
    if ((event.body?.length ?? 0) > LARGEST_EVENT_BYTES)
      return refuse(request, 'REQUEST_TOO_LARGE', 'the event is larger than Lambda takes', match);
    const invocation = await withTimeout(invoke(functionId, event), timeoutMs);
    if (invocation === 'timeout')
      return refuse(request, 'INTEGRATION_TIMEOUT', `no answer within ${timeoutMs} ms`, match);
    if (invocation.kind === 'throttled') return refuse(request, 'THROTTLED', 'too many calls wait', match);
    const { coldStart } = invocation;
    // A function's own error is a malformed answer to API Gateway, which has no type of its own for it.
    if (invocation.kind === 'failed')
      return {
        ...refuse(request, 'DEFAULT_5XX', invocation.errorType, match),
        functionId,
        coldStart,
      };
    const answer = functionAnswer(invocation.payload, api, headerOf(request, 'accept'));
    if (!answer)
      return { ...refuse(request, 'DEFAULT_5XX', 'the answer is malformed', match), functionId, coldStart };
    return { answer, routePath: match.route.path, functionId, coldStart };
  }

  function refuse(request: GatewayRequest, type: RefusalType, reason: string, match?: Match): Handled {
    const resourcePath = match?.route.path;
    return {
      answer: refusal(type, { request, api, ...(resourcePath !== undefined && { resourcePath }) }),
      ...(resourcePath !== undefined && { routePath: resourcePath }),
      coldStart: false,
      reason: `${type}: ${reason}`,
    };
  }

  function mockAnswer(request: GatewayRequest, match: Match, mock: Integration & { kind: 'mock' }): Handled {
    const variables = contextVariables({ request, api, resourcePath: match.route.path });
    const headers = Object.entries(mock.headers).flatMap(([name, expression]): [string, string][] => {
      const value = mapped(expression, variables, request);
      return value === undefined ? [] : [[name, value]];
    });
    const body = Buffer.from(rendered(mock.body, variables));
    return { answer: { status: mock.status, headers, body }, routePath: match.route.path, coldStart: false };
  }

  async function handle(request: GatewayRequest): Promise<Handled> {
    if (request.body.length > LARGEST_BODY_BYTES)
      return refuse(request, 'REQUEST_TOO_LARGE', 'the body is larger than API Gateway takes');
    const match = findRoute(request.method, request.path);
    if (!match) return refuse(request, 'MISSING_AUTHENTICATION_TOKEN', 'no route has this path and method');
    const { authorizer, integration } = match.route;
    const verdict = authorizer && (await authorize(request, match, authorizer));
    if (verdict?.kind === 'refused') return refuse(request, verdict.type, verdict.reason, match);
    return integration.kind === 'mock'
      ? mockAnswer(request, match, integration)
      : callFunction(request, match, integration, verdict?.context);
  }

  return async (request) => {
    const handled = await handle(request);
    handled.answer.headers.push(
      ['x-amzn-RequestId', request.requestId],
      ['x-amz-apigw-id', extendedRequestId(request)],
    );
    return handled;
  };
}

async function withTimeout<T>(work: Promise<T>, timeoutMs: number): Promise<T | 'timeout'> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<'timeout'>((resolve) => {
    timer = setTimeout(() => resolve('timeout'), timeoutMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
