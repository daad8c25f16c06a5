import { createGateway, type Handled } from '../../../../infra/local/gateway/gateway.ts';
import { serve } from '../../../../infra/local/gateway/serve.ts';
import type { LocalApi, Route } from '../../../../infra/local/template/model.ts';

/** What stands for a function: gets the event, and returns or throws as a handler would. */
export type Handler = (event: Record<string, unknown>) => unknown;

/** Serves an API whose functions are in this process, over real HTTP on a free port. */
export async function serveApi(
  routes: readonly (Pick<Route, 'method' | 'path'> & {
    fn: string;
    timeoutMs?: number;
    authorizer?: Partial<Route['authorizer']>;
  })[],
  functions: Record<string, Handler>,
  settings: Partial<LocalApi> = {},
) {
  const api: LocalApi = {
    id: 'api',
    stage: 'dev',
    binaryMediaTypes: [],
    gatewayResponses: {},
    routes: routes.map(({ method, path, fn, timeoutMs = 5_000, authorizer }) => ({
      method,
      path,
      integration: { kind: 'function', functionId: fn, timeoutMs },
      ...(authorizer && {
        authorizer: { functionId: 'authorizer', identitySources: [], cacheSeconds: 0, ...authorizer },
      }),
    })),
    ...settings,
  };
  const handled: Handled[] = [];
  const handle = createGateway({
    api,
    deployment: { stackName: 'S', region: 'eu-central-1', accountId: '000000000000' },
    async invoke(functionId, event) {
      const throttled = functionId === 'throttled';
      if (throttled) return { kind: 'throttled', coldStart: false };
      try {
        const result = await functions[functionId]?.(JSON.parse(JSON.stringify(event)));
        return { kind: 'answered', payload: JSON.stringify(result ?? null), coldStart: false };
      } catch (error) {
        const { name, message } = error as Error;
        return { kind: 'failed', errorType: name, errorMessage: message, coldStart: false };
      }
    },
  });
  const server = await serve({
    port: 0,
    gateway: async () => ({ handle, stage: api.stage }),
    pages: {},
    onHandled: (_request, one) => handled.push(one),
  });
  return { url: `http://localhost:${server.port}`, port: server.port, handled, close: server.close };
}
