import { expect } from '@jest/globals';

const TIMEOUT_MS = 60_000;
const POLL_MS = 50;

type Eventually<Value> = ReturnType<typeof expect<Value>>['resolves'];

/**
 * Polls a value until a matcher accepts it: `await eventually(() => rows.count()).toBe(3)`. After a minute, throws the
 * matcher's last error.
 */
export function eventually<Value>(read: () => Promise<Value>): Eventually<Value> {
  const matchers = (isNot: boolean): object =>
    new Proxy(
      {},
      {
        get: (_, matcher: string) =>
          matcher === 'not'
            ? matchers(true)
            : (...expected: unknown[]) => retry(async () => apply(await read(), isNot, matcher, expected)),
      },
    );
  return matchers(false) as Eventually<Value>;
}

function apply(value: unknown, isNot: boolean, matcher: string, expected: unknown[]): void {
  const assertion = isNot ? expect(value).not : expect(value);
  (assertion as unknown as Record<string, (...expected: unknown[]) => void>)[matcher]?.(...expected);
}

/** Repeats a check until it no longer throws. After a minute, throws the last error. */
export async function retry<Result>(check: () => Promise<Result>): Promise<Result> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;)
    try {
      return await check();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
}
