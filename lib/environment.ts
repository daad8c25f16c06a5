/** Reads an environment variable that the stack sets; throws if it is missing. */
export function environmentVariable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is not set`);
  return value;
}

/** The version of this process's tz database, such as 2026b. */
export const zoneData: string = process.versions['tz'] ?? process.version;

/**
 * Settings of AWS clients: a timeout of two seconds and at most three attempts, with jitter (standard mode), so a request
 * ends before its function's timeout.
 */
export const clientSettings = {
  retryMode: 'standard',
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1000, requestTimeout: 2000, throwOnRequestTimeout: true },
};

/**
 * Settings of a client whose calls must not run twice: one attempt, with a longer timeout. No keep-alive: on a stale
 * connection it is unknown whether a call arrived.
 */
export const singleAttemptSettings = {
  maxAttempts: 1,
  requestHandler: {
    connectionTimeout: 1000,
    requestTimeout: 5000,
    throwOnRequestTimeout: true,
    httpAgent: { keepAlive: false },
    httpsAgent: { keepAlive: false },
  },
};

/** Settings of DNS queries: one attempt of a second. */
export const dnsSettings = { timeout: 1000, tries: 1 };
