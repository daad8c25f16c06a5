import dns from 'node:dns';

// The SDK prefixes configured endpoints of some services, as in places.localhost. Not every system resolves such names.
const { lookup } = dns;
dns.lookup = ((name: string, ...rest: unknown[]) =>
  Reflect.apply(lookup, dns, [name.endsWith('.localhost') ? 'localhost' : name, ...rest])) as typeof lookup;
