import { AsyncLocalStorage } from 'node:async_hooks';
import type { WindowLimit } from './accounts/limits.ts';

/** How a limit of an account stands: what is left of it until its window ends, milliseconds since 1970. */
export type Standing = Pick<WindowLimit, 'scope' | 'limit' | 'windowSeconds'> & {
  left: number;
  endMs: number;
};

/** How each limit stood when it was last told, by its scope, in the order in which they were told of first. */
export type Standings = Map<string, Standing>;

const listening = new AsyncLocalStorage<Standings>();

/** Does a piece of work, and notes how each limit of the caller's account stands that is counted meanwhile. */
export const notingStandings = <Result>(standings: Standings, work: () => Promise<Result>): Promise<Result> =>
  listening.run(standings, work);

/** Tells whoever does this piece of work how a limit of the caller's account stands: the count that the table answered. */
export function tellStanding(
  { scope, limit, windowSeconds }: WindowLimit,
  now: Pick<Standing, 'left' | 'endMs'>,
): void {
  const { left, endMs } = now;
  listening.getStore()?.set(scope, { scope, limit, windowSeconds, left, endMs });
}
