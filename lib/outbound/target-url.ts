import ipaddr from 'ipaddr.js';

/** The longest URL that the service sends requests to, in characters. */
export const MAX_URL_LENGTH = 1_000;

const LOCALHOST = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Whether the service may send requests to this machine, in place of other people's: only the local environment sets this
 * variable to `loopback`.
 */
export const allowsLoopback = (): boolean => process.env['OUTBOUND_TARGETS'] === 'loopback';

/** Whether a URL leads to this machine and may. */
export const isAllowedLoopback = ({ hostname }: URL): boolean => allowsLoopback() && LOCALHOST.test(hostname);

/**
 * Returns what is wrong with a URL that a user wants requests sent to, as the end of a sentence; undefined if nothing is. A host's
 * addresses are checked when a request is sent.
 */
export function problemOfTarget(text: string): string | undefined {
  if (text.length > MAX_URL_LENGTH) return `must have at most ${MAX_URL_LENGTH} characters`;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // The parser also accepts what others read differently: backslashes, line breaks, and spaces around the text.
  if (!url || /[\s\\\p{Cc}]/u.test(text)) return 'must be an absolute URL';
  if (url.username || url.password) return 'must not contain a user name or password';
  if (url.hash) return 'must not contain a fragment';
  if (isAllowedLoopback(url)) return undefined;
  if (url.protocol !== 'https:') return 'must begin with https://';
  if (url.port) return 'must use port 443';
  // The URL parser has turned each notation of IPv4 into decimals.
  if (ipaddr.isValid(url.hostname.replace(/^\[|\]$/g, ''))) return 'must name a host, not an IP address';
  return PUBLIC_NAME.test(url.hostname) ? undefined : 'must name a public host, such as example.com';
}

/** A domain name of at least two labels. */
const PUBLIC_NAME = /^([\w-]+\.)+[\w-]*[a-z][\w-]*$/i;

/** Whether an address is global unicast: not private, shared, link-local, loopback, reserved, or a translation of IPv4. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv4 || address.match(ipaddr.IPv6.parseCIDR('2000::/3'));
}
