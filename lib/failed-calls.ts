/** A call to a service of AWS that has failed: which one, and an error whose stack leads to where it was made. */
type FailedCall = { service: string; operation: string; from: Error };

const failedCalls = new WeakMap<Error, FailedCall>();

/** The call that an error is the failure of, if it is one of a client that `noting` was given. */
export const failedCallOf = (error: Error): FailedCall | undefined => failedCalls.get(error);

type Handle = (args: never) => Promise<unknown>;
type Context = { clientName?: string; commandName?: string };
type Client = {
  middlewareStack: {
    // biome-ignore lint/suspicious/noExplicitAny: each client has types of its own for what passes through unread
    add: (middleware: (next: any, context: Context) => any, options: { step: 'initialize' }) => void;
  };
};

/**
 * Has a client of AWS's SDK note of each failure which call it was, since the SDK's errors do not say, and where it was
 * made, as an error of the network or of a timer comes from nowhere. Costs next to nothing while calls succeed.
 */
export function noting<Noted extends Client>(client: Noted): Noted {
  client.middlewareStack.add(
    (next: Handle, { clientName = '', commandName = '' }) =>
      async (args: never) => {
        try {
          return await next(args);
        } catch (error) {
          const service = clientName.replace(/Client$/, '');
          const operation = commandName.replace(/Command$/, '');
          // Its stack is not written out before somebody reads it: that a condition fails is an everyday matter.
          if (error instanceof Error) failedCalls.set(error, { service, operation, from: new Error() });
          throw error;
        }
      },
    { step: 'initialize' },
  );
  return client;
}
