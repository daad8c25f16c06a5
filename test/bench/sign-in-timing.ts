import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { withEnvironmentProcess } from '../faults/environment-process.ts';
import { median } from './timing.ts';

/**
 * Compares how long the two public sign-in operations take for addresses that have an account and for addresses that
 * have none, against a running local service (its inbox gives the codes) or one of its own. The share is the chance that a request for
 * a known address took longer than one for an unknown, with its standard error: one half means that time tells nothing.
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    rounds: { type: 'string', default: '300' },
  },
});
const rounds = Number(values.rounds);

/** A known address was just sent its sign-in code; by then its limit has forgotten that. */
const REFILL_MS = 4_000;

type Addresses = { known: readonly string[]; unknown: readonly string[] };

const percent = (share: number) => (share * 100).toFixed(1);
const newEmail = () => `${randomUUID()}@example.com`;

async function post(url: string, body: object): Promise<{ status: number; ms: number }> {
  const start = performance.now();
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return { status: response.status, ms: performance.now() - start };
}

async function signUp(url: string): Promise<string> {
  const email = newEmail();
  await post(`${url}/api/auth/send-code`, { email });
  const inbox = await fetch(`${url}/__local/mail?to=${email}`);
  const { mails } = (await inbox.json()) as { mails: { subject: string }[] };
  const code = /^\d{6}/.exec(mails[0]?.subject ?? '')?.[0];
  const { status } = await post(`${url}/api/auth/verify`, { email, code });
  if (status !== 200) throw new Error(`Signing up was answered with ${status}`);
  return email;
}

/** Times a request for known and unknown addresses in turns, so that a busy moment of the machine hits both alike. */
async function compare(
  name: string,
  { known, unknown }: Addresses,
  send: (email: string) => Promise<{ ms: number }>,
): Promise<void> {
  const [ofKnown, ofUnknown]: [number[], number[]] = [[], []];
  for (const [round, email] of known.entries()) {
    const turns = [
      async () => ofKnown.push((await send(email)).ms),
      async () => ofUnknown.push((await send(unknown[round] as string)).ms),
    ];
    for (const turn of round % 2 ? turns : turns.reverse()) await turn();
  }
  const longer = ofKnown.flatMap((a) => ofUnknown.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)));
  const share = longer.reduce<number>((sum, one) => sum + one, 0) / longer.length;
  // Of the Mann-Whitney statistic, if the two do not differ.
  const standardError = Math.sqrt((2 * known.length + 1) / 12) / known.length;
  console.log(
    `  ${name.padEnd(30)}known ${median(ofKnown).toFixed(2)} ms  unknown ${median(ofUnknown).toFixed(2)} ms` +
      `  known took longer in ${percent(share)} ± ${percent(standardError)} %`,
  );
}

async function compareAll({ url }: { url: string }): Promise<void> {
  const known: string[] = [];
  for (let i = 0; i < rounds; i++) known.push(await signUp(url));
  const addresses = { known, unknown: known.map(newEmail) };
  const sendCode = (email: string) => post(`${url}/api/auth/send-code`, { email });
  const tryCode = (email: string) => post(`${url}/api/auth/verify`, { email, code: '000000' });
  await sleep(REFILL_MS);
  console.log(`\nSigning in, ${rounds} requests each, medians`);
  await compare('verify, no code is out', addresses, tryCode);
  await compare('send-code', addresses, sendCode);
  await compare('verify, a code is out', addresses, tryCode);
}

if (values.url === undefined) await withEnvironmentProcess(compareAll);
else await compareAll({ url: values.url });
