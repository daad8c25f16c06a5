import { Resolver } from 'node:dns/promises';
import { environmentVariable, nameServerSettings } from '#lib/environment.ts';

const KEPT_MS = 3_600_000;
const MAX_KEPT = 1_000;

const nameServers = environmentVariable('NAME_SERVERS');
// A failing or slow name server must hold nobody up, nor anybody's mail.
const resolver = new Resolver(nameServerSettings);
if (nameServers !== 'system' && nameServers !== 'none') resolver.setServers(nameServers.split(','));

const kept = new Map<string, { takesMail: boolean; untilMs: number }>();

/**
 * Whether mail can be delivered to a domain: it has a mail server, or at least an address (RFC 5321 section 5.1), and does
 * not say that it takes no mail (RFC 7505). True where DNS fails or is slow, or a stage has nobody asked; what DNS says is
 * remembered for an hour, of the latest thousand domains.
 */
export async function takesMail(domain: string, nowMs = Date.now()): Promise<boolean> {
  if (nameServers === 'none') return true;
  const known = kept.get(domain);
  if (known && known.untilMs > nowMs) return known.takesMail;
  const answer = await ask(domain).catch(() => undefined);
  if (answer === undefined) return true;
  remember(domain, { takesMail: answer, untilMs: nowMs + KEPT_MS });
  return answer;
}

async function ask(domain: string): Promise<boolean> {
  const exchanges = await recordsOf(() => resolver.resolveMx(domain));
  if (exchanges.length > 0) return exchanges.some(({ exchange }) => exchange !== '' && exchange !== '.');
  const addresses = await Promise.all([
    recordsOf(() => resolver.resolve4(domain)),
    recordsOf(() => resolver.resolve6(domain)),
  ]);
  return addresses.flat().length > 0;
}

/** No records where DNS says for certain that there are none; every other failure is thrown. */
async function recordsOf<Found>(asked: () => Promise<Found[]>): Promise<Found[]> {
  try {
    return await asked();
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['ENODATA', 'ENOTFOUND'].includes(String(error.code)))
      return [];
    throw error;
  }
}

function remember(domain: string, answer: { takesMail: boolean; untilMs: number }): void {
  kept.delete(domain);
  kept.set(domain, answer);
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
}
