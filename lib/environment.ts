/** The value of an environment variable that the stack sets; throws at start-up if it is missing. */
export function environmentVariable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is not set`);
  return value;
}

/** The edition of the tz database that this process knows time zones by, such as 2026b. */
export const zoneData: string = process.versions['tz'] ?? process.version;

/**
 * Settings of every AWS client: a call that hangs is given up after two seconds and tried three times at most
 * (standard mode: jittered back-off, throttling included), so that a request ends before its function does.
 */
export const clientSettings = {
  retryMode: 'standard',
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1000, requestTimeout: 2000, throwOnRequestTimeout: true },
};

/**
 * Settings of a client whose calls must not be carried out twice: one attempt with more patience. Each has a connection
 * of its own, since one that was kept may be dead without anybody knowing whether the call arrived.
 */
export const onceOnlySettings = {
  maxAttempts: 1,
  requestHandler: {
    connectionTimeout: 1000,
    requestTimeout: 5000,
    throwOnRequestTimeout: true,
    httpAgent: { keepAlive: false },
    httpsAgent: { keepAlive: false },
  },
};

/** Settings of what asks name servers: each query is given up after a second. */
export const nameServerSettings = { timeout: 1000, tries: 1 };
