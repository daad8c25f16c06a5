import { registerHooks } from 'node:module';
import { addEventHandler } from 'jest-circus';
import { clientSettings, singleAttemptSettings } from '#lib/environment.ts';

const HANG_MINUTES = 20;
const HANG_MS = HANG_MINUTES * 60_000;
const GLOBALS = 'jest-globals:';
const environment = { ...process.env };

const exported = 'afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test';
registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@jest/globals') return { url: GLOBALS, format: 'module', shortCircuit: true };
    if (/\.(test|browser)\.ts\?\d+$/.test(specifier)) restoreEnvironment();
    return next(specifier, context);
  },
  load(url, context, next) {
    if (url !== GLOBALS) return next(url, context);
    const source = `export const { ${exported} } = globalThis;`;
    return { format: 'module', source, shortCircuit: true };
  },
});

addEventHandler((event, { currentDescribeBlock: { tests, hooks } }) => {
  const added =
    event.name === 'add_test' ? tests.at(-1) : event.name === 'add_hook' ? hooks.at(-1) : undefined;
  if (added?.fn?.length === 0) added.fn = limited(added.fn as () => unknown);
});

// AWS clients time out only after `HANG_MS`, and AbortSignal.timeout never aborts, so that slow machines cause no failures.
for (const { requestHandler } of [clientSettings, singleAttemptSettings])
  Object.assign(requestHandler, { connectionTimeout: HANG_MS, requestTimeout: HANG_MS });
AbortSignal.timeout = () => new AbortController().signal;

/** Restores the worker's original environment variables, so that its test files don't affect each other. */
function restoreEnvironment() {
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
}

/** Makes a test or hook fail if it hangs, as jest-light-runner has no timeouts. */
function limited(fn: () => unknown) {
  return async () => {
    let timer: NodeJS.Timeout | undefined;
    const hung = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`Not done after ${HANG_MINUTES} minutes`)), HANG_MS);
    });
    try {
      await Promise.race([fn(), hung]);
    } finally {
      clearTimeout(timer);
    }
  };
}
