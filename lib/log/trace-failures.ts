/** A failed AWS call; the stack of `from` leads to the caller. */
type FailedCall = { service: string; operation: string; from: Error };

const failedCalls = new WeakMap<Error, FailedCall>();

/** Returns the failed call behind an error, if its client is traced. */
export const getFailedCall = (error: Error): FailedCall | undefined => failedCalls.get(error);

type Handle = (args: never) => Promise<unknown>;
type Context = { clientName?: string; commandName?: string };
type Client = {
  middlewareStack: {
    // biome-ignore lint/suspicious/noExplicitAny: each client has its own types, which pass through unread
    add: (middleware: (next: any, context: Context) => any, options: { step: 'initialize' }) => void;
  };
};

/**
 * Records the call and the caller for each failure of an AWS client: the SDK's errors don't name the call, and network
 * errors have no useful stack. Costs next to nothing while calls succeed.
 */
export function traceFailures<Traced extends Client>(client: Traced): Traced {
  client.middlewareStack.add(
    (next: Handle, { clientName = '', commandName = '' }) =>
      async (args: never) => {
        try {
          return await next(args);
        } catch (error) {
          const service = clientName.replace(/Client$/, '');
          const operation = commandName.replace(/Command$/, '');
          // The stack is only formatted when read: failed conditions are routine.
          if (error instanceof Error) failedCalls.set(error, { service, operation, from: new Error() });
          throw error;
        }
      },
    { step: 'initialize' },
  );
  return client;
}
