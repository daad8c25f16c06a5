import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { withEnvironmentProcess } from '../faults/environment-process.ts';
import { newEmail } from '../support/service.ts';
import { mailedCodes, postFrom } from './from-source.ts';

/**
 * Has right codes verified while DynamoDB drops connections, throttles and does not answer what it has done, at random.
 * Whoever is answered 503 tries again with the same cookie. Ends with 1 if a right code was refused.
 */
const { values } = parseArgs({
  allowPositionals: true,
  options: {
    codes: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '0.15' },
    clients: { type: 'string', default: '20' },
  },
});
const MODES = ['down', 'throttled', 'slow'];
const CHANGE_MS = 700;
const MOST_TRIES = 30;

await withEnvironmentProcess(async ({ url }) => {
  const faults = `${url}/__local/faults`;
  const auth = `${url}/api/auth`;
  const outcomes = { atOnce: 0, again: 0, lost: 0 };
  let left = Number(values.codes);
  let isOver = false;
  const breaking = breakAtRandom();
  const clients = Array.from({ length: Number(values.clients) }, async (_, client) => {
    while (left-- > 0) outcomes[await signUp(`127.2.0.${client + 1}`)] += 1;
  });
  await Promise.all(clients);
  isOver = true;
  await breaking;
  console.log(
    `${values.codes} right codes: ${outcomes.atOnce} signed in at once, ${outcomes.again} after one 503 or more, ${outcomes.lost} lost.`,
  );
  if (outcomes.lost > 0) process.exitCode = 1;

  async function breakAtRandom(): Promise<void> {
    while (!isOver) {
      const mode = MODES[Math.floor(Math.random() * MODES.length)];
      const body = JSON.stringify({ service: 'dynamodb', mode, rate: Number(values.rate) });
      await fetch(faults, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
      await wait(CHANGE_MS);
    }
    await fetch(faults, { method: 'DELETE' });
  }

  async function signUp(source: string): Promise<keyof typeof outcomes> {
    const { email, code, cookie } = await ask(source);
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const { status } = await postFrom(source, `${auth}/verify`, { email, code }, cookie);
      if (status === 200) return tries === 0 ? 'atOnce' : 'again';
      if (status !== 503) {
        console.error(`  A right code was answered with ${status}.`);
        return 'lost';
      }
    }
    return 'lost';
  }

  /** A code that was mailed and is known to have been: whoever is told otherwise asks for another address. */
  async function ask(source: string): Promise<{ email: string; code: string; cookie: string | undefined }> {
    for (;;) {
      const email = newEmail();
      const { status, cookies } = await postFrom(source, `${auth}/send-code`, { email });
      const [code] = await mailedCodes(url, email);
      if (status === 200 && code) return { email, code, cookie: cookies[0] };
    }
  }
});
