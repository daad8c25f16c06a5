import type { ServiceCall, ServiceCalls } from './service-calls.ts';

/** Holds matching AWS calls until `release`; `reached` resolves at the first one. */
export function holdCalls(calls: ServiceCalls, matches: (call: ServiceCall) => boolean) {
  const reached = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  calls.before = async (call) => {
    if (!matches(call)) return;
    reached.resolve();
    await held.promise;
  };
  return { reached: reached.promise, release: held.resolve };
}
