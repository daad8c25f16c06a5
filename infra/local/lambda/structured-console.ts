import { format } from 'node:util';

const LEVELS = ['trace', 'debug', 'info', 'log', 'warn', 'error'] as const;

/**
 * Makes `console` write one JSON line a call, as Lambda does for a function whose log format is JSON: a single object
 * becomes the message as it is, an error its type, message and trace. `requestId` is asked at every call.
 */
export function structureConsole(requestId: () => string | undefined): void {
  for (const method of LEVELS) {
    const level = method === 'log' ? 'INFO' : method.toUpperCase();
    console[method] = (...values: unknown[]) => {
      const entry = {
        timestamp: new Date().toISOString(),
        level,
        requestId: requestId(),
        ...contentOf(values),
      };
      process.stdout.write(`${serialised(entry)}\n`);
    };
  }
}

function contentOf(values: unknown[]): Record<string, unknown> {
  const error = values.find((value) => value instanceof Error);
  const failure = error && { errorType: error.name, errorMessage: error.message, stackTrace: traceOf(error) };
  const [only] = values;
  if (values.length === 1) return { message: only === error && error ? error.message : only, ...failure };
  return { message: format(...values), ...failure };
}

function traceOf({ stack = '' }: Error): string[] {
  return stack
    .split('\n')
    .slice(1)
    .map((line) => line.trim());
}

function serialised(entry: Record<string, unknown>): string {
  try {
    return JSON.stringify(entry);
  } catch {
    return JSON.stringify({ ...entry, message: format(entry['message']) });
  }
}
