import type { Handled } from './gateway/gateway.ts';
import type { GatewayRequest } from './gateway/gateway-request.ts';
import type { LocalFunction } from './template/read-functions.ts';

const LONGEST_OUTPUT = 1_000;

/**
 * One line about a handled request: time, method, route, status, duration, function. The path's and the query's values
 * are left out, because keys, codes and addresses end up there by mistake.
 */
export function requestLine(
  { receivedAt, method }: GatewayRequest,
  { answer, routePath = '(no route)', functionTitle, coldStart, reason }: Handled,
): string {
  const notes = [functionTitle, coldStart && 'cold', reason].filter(Boolean).join(', ');
  const milliseconds = Date.now() - receivedAt.getTime();
  const what = `${method.padEnd(6)} ${routePath}  ${answer.status}  ${milliseconds} ms`;
  return `${clock(receivedAt)}  ${what}  ${notes}`.trimEnd();
}

/** One line of what a function wrote; undefined if it is an entry below a warning and not everything is wanted. */
export function outputLine(fn: LocalFunction, line: string, everything: boolean): string | undefined {
  if (!everything && /"level":"(TRACE|DEBUG|INFO)"/.test(line)) return undefined;
  const shown = line.length > LONGEST_OUTPUT ? `${line.slice(0, LONGEST_OUTPUT)}…` : line;
  return `${clock(new Date())}  ${fn.title}: ${shown}`;
}

const clock = (time: Date) => time.toISOString().slice(11, 23);
