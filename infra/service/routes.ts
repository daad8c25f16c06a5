import { type Endpoint, endpoints, pages } from '../../functions/endpoints.ts';

/** `anyOrigin`: whether pages of any origin may read responses. */
export type Route = Pick<Endpoint, 'name' | 'method' | 'path' | 'access'> & { anyOrigin: boolean };

/** The methods that API Gateway's `ANY` matches. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** All routes of the service. Pages support GET on each of their paths. */
export const routes: readonly Route[] = [
  ...endpoints.map(({ name, method, path, access, operation }) => ({
    ...{ name, method, path, access },
    anyOrigin: operation?.anyOrigin ?? false,
  })),
  ...pages.flatMap(({ name, paths }) =>
    paths.map((path) => ({ name, method: 'GET', path, access: 'public', anyOrigin: false }) as const),
  ),
];

const onPath = (path: string) => routes.filter((route) => route.path === path);

/** The methods that a route supports; GET includes HEAD. For `ANY`, other methods count as refused. */
const ownMethods = ({ method }: Route): readonly string[] =>
  method === 'GET' || method === 'ANY' ? ['GET', 'HEAD'] : [method];

/** Whether a route's function handles its path's unsupported methods: the path's GET route, or else its first route. */
function isFallback(route: Route): boolean {
  const all = onPath(route.path);
  return route === (all.find(({ method }) => method === 'GET') ?? all[0]);
}

/** Returns the HTTP method that API Gateway registers for a route. */
export const methodAtGateway = (route: Route): string => (isFallback(route) ? 'ANY' : route.method);

/** Lists the methods that reach a route's function: supported ones (`own`) and those that the function refuses with 405. */
export function methodsOf(route: Route): { own: readonly string[]; refused: readonly string[] } {
  const supported = onPath(route.path).flatMap(ownMethods);
  const refused = isFallback(route) ? METHODS.filter((method) => !supported.includes(method)) : [];
  return { own: ownMethods(route), refused };
}

/** Whether the gateway answers preflight requests (OPTIONS) for a path: those of the API that other origins may use. */
export const hasPreflight = (path: string, corsOrigins: readonly string[]): boolean =>
  isApi(path) && (corsOrigins.length > 0 || onPath(path).some(({ anyOrigin }) => anyOrigin));

/** The `Allow` header of a function's 405 responses, if there are any. Throws if the function's paths differ in methods. */
export function allowOf(functionName: string, corsOrigins: readonly string[]): string | undefined {
  const own = routes.filter(({ name, method }) => name === functionName && method !== 'ANY');
  const lists = own.map(({ path }) =>
    [...onPath(path).flatMap(ownMethods), ...(hasPreflight(path, corsOrigins) ? ['OPTIONS'] : [])].join(', '),
  );
  const [allow, ...different] = new Set(lists);
  if (different.length > 0) throw new Error(`The paths of ${functionName} have different methods`);
  return allow;
}

/** Whether a path belongs to the API, which pages of other origins may use, rather than to a page or a feed. */
const isApi = (path: string): boolean => path === '/mcp' || path.startsWith('/api/');

/**
 * Throttle of each method without a rate of its own: rare operations, HEAD, and unsupported methods. API Gateway applies the
 * throttle of a stage to each method by itself. Few methods have their own, because API Gateway sets them all in one update of
 * the stage, which has a limit of about 80 values.
 */
export const DEFAULT_THROTTLE = { rate: 0.075, burst: 40 };

/** Lets a few people open a page with several files at the same moment. */
const MIN_BURST = 20;

/** Browsers repeat a preflight request for two hours at most; a page sends several requests for each of them. */
const REQUESTS_PER_PREFLIGHT = 4;
const BUSY_RATE = 8;

/** A method of a path with its throttle: a rate in requests per second, and a burst. */
export type ThrottledMethod = {
  /** Name of the function. */
  name: string;
  path: string;
  method: string;
  isPublic: boolean;
  kind: 'answered' | 'head' | 'preflight' | 'refused';
  rate: number;
  burst: number;
};

/** The settings of a stage that decide throttles. */
type Rates = { requestsPerSecond: Readonly<Record<string, number>>; corsOrigins: readonly string[] };

/** Lists every method of every path, because API Gateway throttles each method of `ANY` separately. */
export function throttledMethods({ requestsPerSecond: rates, corsOrigins }: Rates): ThrottledMethod[] {
  const rateOf = ({ path, name }: Route) => rates[path] ?? rates[name] ?? 0;
  const ownThrottle = (rate: number) =>
    rate > DEFAULT_THROTTLE.rate
      ? { rate, burst: Math.max(MIN_BURST, Math.round(rate * 10)) }
      : DEFAULT_THROTTLE;
  /**
   * Each sign-in sends a preflight request of its own; a public GET sends none. Other busy paths share theirs among several
   * requests.
   */
  const preflightRate = (path: string) => {
    const ofPath = onPath(path);
    const rate = Math.max(...ofPath.map(rateOf));
    if (ofPath.some(({ access, method }) => access === 'public' && method === 'POST')) return rate;
    return rate < BUSY_RATE ? 0 : rate / REQUESTS_PER_PREFLIGHT;
  };
  return routes.flatMap((route) => {
    const { path, name, access } = route;
    const { own, refused } = methodsOf(route);
    const throttles = {
      answered: ownThrottle(rateOf(route)),
      head: DEFAULT_THROTTLE,
      preflight: ownThrottle(preflightRate(path)),
      refused: DEFAULT_THROTTLE,
    };
    const kindOf = (method: string) => {
      if (method === 'OPTIONS' && hasPreflight(path, corsOrigins)) return 'preflight';
      if (refused.includes(method)) return 'refused';
      return method === 'HEAD' ? 'head' : 'answered';
    };
    return [...own, ...refused].map((method): ThrottledMethod => {
      const kind = kindOf(method);
      return { name, path, method, isPublic: access === 'public', kind, ...throttles[kind] };
    });
  });
}
