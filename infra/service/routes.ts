import { type Endpoint, endpoints, pages } from '../../functions/endpoints.ts';
import type { Stage } from '../stages.ts';

export type Route = Pick<Endpoint, 'name' | 'method' | 'path' | 'access'>;

/** The methods that `ANY` stands for at API Gateway. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** Every route of the service. Pages support GET on all their paths. */
export const routes: readonly Route[] = [
  ...endpoints.map(({ name, method, path, access }) => ({ name, method, path, access })),
  ...pages.flatMap(({ name, paths }) =>
    paths.map((path) => ({ name, method: 'GET', path, access: 'public' }) as const),
  ),
];

const onPath = (path: string) => routes.filter((route) => route.path === path);

/** The methods that a route supports: HEAD comes with GET. `ANY` is GET plus every other method. */
const ownMethods = ({ method }: Route): readonly string[] =>
  method === 'GET' || method === 'ANY' ? ['GET', 'HEAD'] : [method];

/** Whether a route's function also responds to unsupported methods of its path: that of GET does, else the first. */
function isFallback(route: Route): boolean {
  const all = onPath(route.path);
  return route === (all.find(({ method }) => method === 'GET') ?? all[0]);
}

/** The method under which API Gateway registers a route. */
export const methodAtGateway = (route: Route): string => (isFallback(route) ? 'ANY' : route.method);

/** The methods that reach a route's function: those it supports, and those it refuses with 405. */
export function methodsOf(route: Route): { own: readonly string[]; refused: readonly string[] } {
  const supported = onPath(route.path).flatMap(ownMethods);
  const refused = isFallback(route) ? METHODS.filter((method) => !supported.includes(method)) : [];
  return { own: ownMethods(route), refused };
}

/** The `Allow` header of a function's 405 responses; undefined without a path or with `ANY`. Throws if its paths differ. */
export function allowOf(functionName: string, hasPreflight: boolean): string | undefined {
  const own = routes.filter(({ name, method }) => name === functionName && method !== 'ANY');
  const lists = own.map(({ path }) =>
    [...onPath(path).flatMap(ownMethods), ...(hasPreflight ? ['OPTIONS'] : [])].join(', '),
  );
  const [allow, ...different] = new Set(lists);
  if (different.length > 0) throw new Error(`The paths of ${functionName} have different methods`);
  return allow;
}

/** Rate of an unsupported method; a client doesn't send it twice. */
const REFUSED_PER_SECOND = 0.05;

const GETS_PER_HEAD = 10;

/** A few people who open a page with several files at the same moment. */
const MIN_BURST = 20;

/** A method of a public path with its throttle: requests per second, and burst. */
export type PublicMethod = {
  /** The key of its rate: its path if that has one, else the name of its function. */
  name: string;
  path: string;
  method: string;
  kind: 'answered' | 'head' | 'refused';
  rate: number;
  burst: number;
};

/** Every method of every public path; API Gateway throttles each method of `ANY` separately. */
export function publicMethods(rates: Stage['publicRequestsPerSecond']): PublicMethod[] {
  return routes
    .filter(({ access }) => access === 'public')
    .flatMap((route) => {
      const { path } = route;
      const name = Object.hasOwn(rates, path) ? path : route.name;
      const rate = rates[name];
      if (rate === undefined) throw new Error(`publicRequestsPerSecond has no rate for ${name}.`);
      const { own, refused } = methodsOf(route);
      const throttled = (method: string, kind: PublicMethod['kind'], rate: number): PublicMethod => ({
        ...{ name, path, method, kind, rate },
        burst: Math.max(MIN_BURST, Math.round(rate * 10)),
      });
      return [
        ...own.map((method) =>
          method === 'HEAD'
            ? throttled(method, 'head', rate / GETS_PER_HEAD)
            : throttled(method, 'answered', rate),
        ),
        ...refused.map((method) => throttled(method, 'refused', REFUSED_PER_SECOND)),
      ];
    });
}
