import ipaddr from 'ipaddr.js';

/**
 * The source that limits count: an IPv4 address as it is, an IPv6 address by its first 64 bits, since one
 * subscriber commonly has all addresses of a /64 (RFC 6177). IPv4-mapped addresses count as IPv4, and what is no
 * address as it is.
 */
export function sourceOf(ipAddress: string): string {
  if (!ipaddr.isValid(ipAddress)) return ipAddress;
  const address = ipaddr.process(ipAddress);
  if (!('parts' in address)) return address.toString();
  const prefix = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${prefix.join(':')}::/64`;
}
