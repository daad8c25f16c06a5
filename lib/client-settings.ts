/**
 * Settings of every AWS client: a call that hangs is given up after two seconds and tried three times at most
 * (standard mode: jittered back-off, throttling included), so that a request ends before its function does.
 */
export const clientSettings = {
  retryMode: 'standard',
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1000, requestTimeout: 2000, throwOnRequestTimeout: true },
};
