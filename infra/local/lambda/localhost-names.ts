import dns from 'node:dns';

// For some services the SDK adds a prefix to the endpoint, such as places.localhost. Not every system resolves such names.
const { lookup } = dns;
dns.lookup = ((name: string, ...rest: unknown[]) =>
  Reflect.apply(lookup, dns, [name.endsWith('.localhost') ? 'localhost' : name, ...rest])) as typeof lookup;
