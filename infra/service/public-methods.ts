import type { Stage } from '../stages.ts';
import { methodsOf, routes } from './routes.ts';

/** Of a method that is refused, at each path; it is nothing that a client asks for twice. */
const REFUSED_PER_SECOND = 0.05;

/** As rare as that HEAD is beside GET. */
const GETS_PER_HEAD = 10;

/** So much at once, however low the rate: a few people who open a page of several files in the same moment. */
const LEAST_AT_ONCE = 20;

/** A method that anyone may send to a path, what becomes of it, how many a second the gateway lets through, and at once. */
export type PublicMethod = {
  /** What its rate is known by: its path, if that has one of its own, else the name of its function. */
  name: string;
  path: string;
  method: string;
  kind: 'answered' | 'head' | 'refused';
  rate: number;
  burst: number;
};

/**
 * Every method of every path that strangers may call, one by one: API Gateway, too, counts what `ANY` stands for method
 * by method. Throws if the stage has no rate for a route.
 */
export function publicMethods(rates: Stage['publicRequestsPerSecond']): PublicMethod[] {
  return routes
    .filter(({ access }) => access === 'public')
    .flatMap((route) => {
      const { path } = route;
      const name = Object.hasOwn(rates, path) ? path : route.name;
      const rate = rates[name];
      if (rate === undefined) throw new Error(`The stage has no publicRequestsPerSecond of ${name}`);
      const { own, refused } = methodsOf(route);
      const at = (ratePerSecond: number) => ({
        rate: ratePerSecond,
        burst: Math.max(LEAST_AT_ONCE, Math.round(ratePerSecond * 10)),
      });
      return [
        ...own.map(
          (method): PublicMethod =>
            method === 'HEAD'
              ? { name, path, method, kind: 'head', ...at(rate / GETS_PER_HEAD) }
              : { name, path, method, kind: 'answered', ...at(rate) },
        ),
        ...refused.map(
          (method): PublicMethod => ({ name, path, method, kind: 'refused', ...at(REFUSED_PER_SECOND) }),
        ),
      ];
    });
}
