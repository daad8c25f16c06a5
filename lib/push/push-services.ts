/** The push services of Chrome, Edge, Firefox and Safari, by host or, with a dot, by the end of the host. */
const HOSTS = ['fcm.googleapis.com', '.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];

/** The longest endpoint of a subscription. The known services use up to 500 characters. */
export const MAX_ENDPOINT_LENGTH = 1024;

/**
 * Whether a URL is an endpoint of a known push service, which messages may be sent to: HTTPS on port 443, without credentials or a
 * fragment. With `loopback`, push services on this machine are known, too.
 */
export function isPushEndpoint(text: string, targets: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || text.length > MAX_ENDPOINT_LENGTH || url.username || url.password || url.hash) return false;
  if (targets === 'loopback' && url.hostname === '127.0.0.1') return /^https?:$/.test(url.protocol);
  const isKnown = HOSTS.some((host) =>
    host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host,
  );
  return isKnown && url.protocol === 'https:' && url.port === '';
}
