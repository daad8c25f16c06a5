import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { withEnvironmentProcess } from '../faults/environment-process.ts';
import { median } from './timing.ts';

/**
 * Compares the duration of the two public sign-in operations for addresses with and without an account, in a running local
 * environment or a new one. Prints the probability that a request for a registered address takes longer than a request for an
 * unknown address, with its standard error. A probability of 50% means that timing reveals nothing.
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    rounds: { type: 'string', default: '300' },
  },
});
const rounds = Number(values.rounds);

/** Time after which the code limit of each new address has refilled. */
const REFILL_MS = 4_000;

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
  if (status !== 200) throw new Error(`verify returned ${status}`);
  return email;
}

/** Alternates between registered and unknown addresses, so that a busy machine affects both alike. */
async function compare(
  name: string,
  registered: readonly string[],
  unknown: readonly string[],
  send: (email: string) => Promise<{ ms: number }>,
): Promise<void> {
  const [ofRegistered, ofUnknown]: [number[], number[]] = [[], []];
  for (const [round, email] of registered.entries()) {
    const turns = [
      async () => ofRegistered.push((await send(email)).ms),
      async () => ofUnknown.push((await send(unknown[round] as string)).ms),
    ];
    for (const turn of round % 2 ? turns : turns.reverse()) await turn();
  }
  const longer = ofRegistered.flatMap((a) => ofUnknown.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)));
  const share = longer.reduce<number>((sum, one) => sum + one, 0) / longer.length;
  // The standard error of the Mann-Whitney statistic under the null hypothesis.
  const standardError = Math.sqrt((2 * registered.length + 1) / 12) / registered.length;
  console.log(
    `  ${name.padEnd(30)}registered ${median(ofRegistered).toFixed(2)} ms  unknown ${median(ofUnknown).toFixed(2)} ms` +
      `  registered took longer in ${percent(share)} ± ${percent(standardError)}%`,
  );
}

async function compareAll({ url }: { url: string }): Promise<void> {
  const registered: string[] = [];
  for (let i = 0; i < rounds; i++) registered.push(await signUp(url));
  const unknown = registered.map(newEmail);
  const sendCode = (email: string) => post(`${url}/api/auth/send-code`, { email });
  const tryCode = (email: string) => post(`${url}/api/auth/verify`, { email, code: '000000' });
  await sleep(REFILL_MS);
  console.log(`\nSign-in, ${rounds} requests each, medians`);
  await compare('verify without a pending code', registered, unknown, tryCode);
  await compare('send-code', registered, unknown, sendCode);
  await compare('verify with a pending code', registered, unknown, tryCode);
}

if (values.url === undefined) await withEnvironmentProcess(compareAll);
else await compareAll({ url: values.url });
