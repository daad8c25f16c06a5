import { type Endpoint, endpoints, pages } from '../../functions/endpoints.ts';

/** A method of a path, who may call it, and the function that answers, by its name. */
export type Route = Pick<Endpoint, 'name' | 'method' | 'path' | 'access'>;

/** The methods that API Gateway knows, which are those that `ANY` stands for. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** Every route of the service; a page has GET on all its paths. */
export const routes: readonly Route[] = [
  ...endpoints.map(({ name, method, path, access }) => ({ name, method, path, access })),
  ...pages.flatMap(({ name, paths }) =>
    paths.map((path) => ({ name, method: 'GET', path, access: 'public' }) as const),
  ),
];

const onPath = (path: string) => routes.filter((route) => route.path === path);

/** The methods of a route's own: HEAD goes with GET. One of any method is one of GET that also has the rest. */
const ownMethods = ({ method }: Route): readonly string[] =>
  method === 'GET' || method === 'ANY' ? ['GET', 'HEAD'] : [method];

/** Whether a route's function also has the methods that its path has no route for: that of GET, else the first. */
function takesTheRest(route: Route): boolean {
  const all = onPath(route.path);
  return route === (all.find(({ method }) => method === 'GET') ?? all[0]);
}

/** The method by which the gateway leads to a route's function. */
export const methodAtGateway = (route: Route): string => (takesTheRest(route) ? 'ANY' : route.method);

/** What comes to a route's function: its own methods, and those that it refuses for its path. */
export function methodsOf(route: Route): { own: readonly string[]; refused: readonly string[] } {
  const known = onPath(route.path).flatMap(ownMethods);
  const refused = takesTheRest(route) ? METHODS.filter((method) => !known.includes(method)) : [];
  return { own: ownMethods(route), refused };
}

/**
 * What a function's refusals of a method name in `Allow`: every method of its path, and the preflight's where the
 * gateway answers it. Undefined for a function without a path, or with any. Throws if its paths have different ones.
 */
export function allowOf(functionName: string, hasPreflight: boolean): string | undefined {
  const own = routes.filter(({ name, method }) => name === functionName && method !== 'ANY');
  const lists = own.map(({ path }) =>
    [...onPath(path).flatMap(ownMethods), ...(hasPreflight ? ['OPTIONS'] : [])].join(', '),
  );
  const [allow, ...different] = new Set(lists);
  if (different.length > 0) throw new Error(`The paths of ${functionName} have different methods`);
  return allow;
}
