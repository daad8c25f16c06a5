import type { Handled } from './gateway/gateway.ts';
import type { GatewayRequest } from './gateway/gateway-request.ts';
import { listOf, recordOf } from './template/cloud-formation.ts';
import type { LocalFunction } from './template/model.ts';

const LONGEST_OUTPUT = 600;
const PLAIN_SEGMENT = /^[a-z][a-z-]{0,30}$/;

/**
 * One line about a handled request: time, method, path, status, duration, function. Values of path parameters and of
 * the query are left out, because keys, codes and addresses end up there by mistake.
 */
export function requestLine(
  request: GatewayRequest,
  handled: Handled,
  functionTitle: string | undefined,
  milliseconds: number,
): string {
  const path =
    handled.routePath === undefined || handled.routePath.endsWith('+}')
      ? masked(request.path)
      : handled.routePath;
  const fields = [...new Set(new URLSearchParams(request.query).keys())].filter((name) =>
    /^[\w-]{1,30}$/.test(name),
  );
  const query = fields.length > 0 ? `?${fields.join('&')}` : '';
  const notes = [functionTitle, handled.coldStart && 'cold', handled.reason].filter(Boolean);
  return `${clock(request.receivedAt)}  ${request.method.padEnd(6)} ${path}${query}  ${handled.answer.status}  ${milliseconds.toFixed(0)} ms  ${notes.join(', ')}`.trimEnd();
}

/** One line of what a function wrote; undefined if it is neither a warning nor an error and not everything is wanted. */
export function outputLine(fn: LocalFunction, line: string, everything: boolean): string | undefined {
  const entry = parsed(line);
  const grave = entry
    ? /^(warn|error|fatal)/i.test(String(entry['level']))
    : /\b(error|exception|warning)\b/i.test(line);
  if (!grave && !everything) return undefined;
  const text = entry ? entryText(entry) : line;
  const shown = text.length > LONGEST_OUTPUT ? `${text.slice(0, LONGEST_OUTPUT)}…` : text;
  return `${clock(new Date())}  ${fn.title}: ${shown}`;
}

/** A structured entry, if the line is one. */
function parsed(line: string): Record<string, unknown> | undefined {
  try {
    const entry = recordOf(JSON.parse(line));
    return 'level' in entry ? entry : undefined;
  } catch {
    return undefined;
  }
}

function entryText({ timestamp, requestId, level, message, ...rest }: Record<string, unknown>): string {
  // Functions log objects whose own message says what happened.
  const { message: said, ...more } = typeof message === 'object' ? recordOf(message) : { message };
  const { errorType, errorMessage, stackTrace, ...fields } = { ...rest, ...more } as Record<string, unknown>;
  const firstFrame = listOf(stackTrace)
    .map(String)
    .find((frame) => !frame.includes('node:'));
  const details = Object.keys(fields).length > 0 ? JSON.stringify(fields) : undefined;
  const error = errorType !== undefined ? `${errorType}: ${errorMessage}` : undefined;
  const parts = [String(level).toUpperCase(), said, error, firstFrame?.trim(), details];
  return [...new Set(parts.filter((part) => part !== undefined && part !== errorMessage))]
    .map(String)
    .join('  ');
}

function masked(path: string): string {
  return path
    .split('/')
    .map((segment) => (segment === '' || PLAIN_SEGMENT.test(segment) ? segment : '…'))
    .join('/');
}

function clock(time: Date): string {
  return time.toISOString().slice(11, 23);
}
