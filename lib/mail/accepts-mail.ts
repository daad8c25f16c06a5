import { Resolver } from 'node:dns/promises';
import { dnsSettings, environmentVariable } from '#lib/environment.ts';
import { LruCache } from '#lib/lru-cache.ts';

const TTL_MS = 3_600_000;
const CACHE_SIZE = 1_000;

const nameServers = environmentVariable('NAME_SERVERS');
// A failing or slow name server must not delay or block sign-ins.
const resolver = new Resolver(dnsSettings);
if (nameServers !== 'system' && nameServers !== 'none') resolver.setServers(nameServers.split(','));

const cache = new LruCache<{ acceptsMail: boolean; untilMs: number }>(CACHE_SIZE);

/**
 * Whether a domain accepts mail: it has an MX record, or at least an address record (RFC 5321 section 5.1), and no null MX
 * (RFC 7505). Returns true if DNS fails or is slow, or the stage makes no DNS queries. Results are cached for an hour.
 */
export async function acceptsMail(domain: string, nowMs = Date.now()): Promise<boolean> {
  if (nameServers === 'none') return true;
  const cached = cache.get(domain);
  if (cached && cached.untilMs > nowMs) return cached.acceptsMail;
  const result = await queryDns(domain).catch(() => undefined);
  if (result === undefined) return true;
  cache.set(domain, { acceptsMail: result, untilMs: nowMs + TTL_MS });
  return result;
}

async function queryDns(domain: string): Promise<boolean> {
  // All queries are sent at once, so a slow name server delays a code by a single timeout.
  const addresses = Promise.all([
    resolve(() => resolver.resolve4(domain)),
    resolve(() => resolver.resolve6(domain)),
  ]);
  // Addresses matter only without MX records, so a failed query for them may be ignored otherwise.
  addresses.catch(() => {});
  const exchanges = await resolve(() => resolver.resolveMx(domain));
  if (exchanges.length > 0) return exchanges.some(({ exchange }) => exchange !== '' && exchange !== '.');
  return (await addresses).flat().length > 0;
}

/** Runs a DNS query. Returns an empty list if no records exist; throws on any other failure. */
async function resolve<DnsRecord>(query: () => Promise<DnsRecord[]>): Promise<DnsRecord[]> {
  try {
    return await query();
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['ENODATA', 'ENOTFOUND'].includes(String(error.code)))
      return [];
    throw error;
  }
}
