import { isIPv6 } from 'node:net';

/** Expands `::` and an embedded IPv4 address, so that every group of an IPv6 address stands in its place. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const left = head.split(':').filter(Boolean);
  if (tail === undefined) return left;
  const right = tail.split(':').filter(Boolean);
  const written = left.length + right.length + (right.at(-1)?.includes('.') ? 1 : 0);
  return [...left, ...Array<string>(8 - written).fill('0'), ...right];
}

/**
 * The source that limits count: an IPv4 address as it is, an IPv6 address by its first 64 bits, since one
 * subscriber commonly has all addresses of a /64 (RFC 6177). IPv4-mapped addresses count as IPv4.
 */
export function sourceOf(ipAddress: string): string {
  if (!isIPv6(ipAddress)) return ipAddress;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ipAddress);
  if (mapped?.[1]) return mapped[1];
  const prefix = groupsOf(ipAddress)
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${prefix.join(':')}::/64`;
}
