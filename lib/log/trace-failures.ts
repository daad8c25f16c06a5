/** A failed AWS call; the stack of `from` shows its caller. */
type FailedCall = { service: string; operation: string; from: Error };

const failedCalls = new WeakMap<Error, FailedCall>();

/** Returns the failed AWS call that threw an error; undefined if the AWS client isn't traced. */
export const getFailedCall = (error: Error): FailedCall | undefined => failedCalls.get(error);

type Handle = (args: never) => Promise<unknown>;
type Context = { clientName?: string; commandName?: string };
type Client = {
  middlewareStack: {
    // biome-ignore lint/suspicious/noExplicitAny: each client has its own types, which this middleware never reads
    add: (middleware: (next: any, context: Context) => any, options: { step: 'initialize' }) => void;
  };
};

/**
 * Records the call and its caller for every failure of an AWS client. The SDK's errors don't name the call, and network
 * errors have no useful stack. Successful calls cost next to nothing.
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
          // A stack is only formatted when it is read, so routine failures of conditional writes stay cheap.
          if (error instanceof Error) failedCalls.set(error, { service, operation, from: new Error() });
          throw error;
        }
      },
    { step: 'initialize' },
  );
  return client;
}
