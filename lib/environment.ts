/** Reads an environment variable that the stack sets; throws if it is missing. */
export function environmentVariable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is not set`);
  return value;
}

/** What the page and the mails call the service. */
export const productName: string = process.env['PRODUCT_NAME'] ?? 'Horoscope';

/** The version of this process's tz database, such as 2026b. */
export const zoneData: string = process.versions['tz'] ?? process.version;

/**
 * Settings of AWS clients: at most three attempts with a timeout of two seconds each, and backoff with jitter between
 * attempts. A failing call therefore ends before its function times out.
 */
export const clientSettings = {
  retryMode: 'standard',
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1000, requestTimeout: 2000, throwOnRequestTimeout: true },
};

/**
 * Settings of a client whose calls must not run twice: a single attempt with a longer timeout. Keep-alive is off, since a
 * call that fails on a stale connection may or may not have reached the service.
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

/** Settings of DNS queries: a single attempt. A slow name server decides nothing, so it must not delay a code for long. */
export const dnsSettings = { timeout: 300, tries: 1 };
