import dns from 'node:dns';

// The SDK puts the name of some services before the host of a configured endpoint, as in places.localhost; not
// every system resolves such names.
const { lookup } = dns;
dns.lookup = ((name: string, ...rest: unknown[]) =>
  Reflect.apply(lookup, dns, [name.endsWith('.localhost') ? 'localhost' : name, ...rest])) as typeof lookup;
