import { isAllowedLoopback, problemOfTarget } from '#lib/outbound/target-url.ts';

/** The push services of Chrome, Edge, Firefox and Safari, by host or, with a dot, by the end of the host. */
const HOSTS = ['fcm.googleapis.com', '.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];

/** Whether a URL is an endpoint of a known push service, or of one on this machine if that is allowed. */
export function isPushEndpoint(text: string): boolean {
  if (problemOfTarget(text) !== undefined) return false;
  const url = new URL(text);
  const { hostname } = url;
  return (
    isAllowedLoopback(url) ||
    HOSTS.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host))
  );
}
