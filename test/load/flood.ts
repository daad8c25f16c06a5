import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { withEnvironmentProcess } from '../faults/environment-process.ts';
import { newEmail } from '../support/service.ts';
import { mailedCodes, postFrom, type SourceAnswer } from './from-source.ts';

/**
 * Floods the sign-in of a service with production limits from 200 sources at once, half of their requests at one owner's
 * address, and measures how long the owner, who has signed in before, takes to get in meanwhile. Ends with 1 if it is ever
 * more than a minute.
 */
const { values } = parseArgs({
  options: {
    /** More than three in a row wait for the owner's own limit. */
    times: { type: 'string', default: '3' },
    sources: { type: 'string', default: '200' },
    /** Seconds between two rounds of a source; a machine of two cores takes a round of all in about three. */
    pause: { type: 'string', default: '4' },
    /** Seconds of flood before the owner comes. */
    before: { type: 'string', default: '60' },
  },
});
const MOST_SECONDS = 60;
const HOME = '127.0.0.1';
/** What somebody waits before the next try when the service says nothing of it. */
const PATIENCE_SECONDS = 2;
/** How many of the latest mails somebody tries the codes of: strangers may have had some of them sent. */
const MAILS = 3;

await withEnvironmentProcess(async ({ url }) => {
  const owner = newEmail();
  const statuses = new Map<string, number>();
  let isOver = false;
  await signIn();
  const floods = Array.from({ length: Number(values.sources) }, (_, index) => flood(index));
  await wait(Number(values.before) * 1000);
  const seconds: number[] = [];
  for (let time = 0; time < Number(values.times); time++) {
    seconds.push(await signIn());
    console.log(`  The owner was in after ${seconds.at(-1)?.toFixed(1)} seconds.`);
  }
  isOver = true;
  await Promise.all(floods);
  for (const [what, count] of [...statuses].sort()) console.log(`  ${count} x ${what}`);
  const most = Math.max(...seconds);
  console.log(
    `Under a flood from ${values.sources} sources the owner got in within ${most.toFixed(1)} seconds.`,
  );
  if (most > MOST_SECONDS) process.exitCode = 1;

  function post(source: string, operation: string, body: object, cookie?: string) {
    return postFrom(source, `${url}/api/auth/${operation}`, body, cookie);
  }

  /** What one source does: asks for codes and guesses them, of the owner or of whomever. */
  async function flood(index: number): Promise<void> {
    const source = `127.1.0.${index + 1}`;
    await wait(Math.random() * Number(values.pause) * 1000);
    for (let round = 0; !isOver; round++) {
      const email = (index + round) % 2 ? owner : newEmail();
      const code = String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0');
      count('send-code', await post(source, 'send-code', { email }));
      count('verify', await post(source, 'verify', { email, code }));
      await wait(Number(values.pause) * 1000);
    }
  }

  function count(operation: string, { status }: SourceAnswer): void {
    const what = `${operation} ${status}`;
    statuses.set(what, (statuses.get(what) ?? 0) + 1);
  }

  /** Signs the owner in as a person would, who waits as long as the service says; the seconds it took. */
  async function signIn(): Promise<number> {
    const begun = performance.now();
    for (;;) {
      const asked = await untilAnswered(() => post(HOME, 'send-code', { email: owner }));
      for (const code of (await mailedCodes(url, owner)).slice(0, MAILS)) {
        const body = { email: owner, code };
        const { status } = await untilAnswered(() => post(HOME, 'verify', body, asked.cookies[0]));
        if (status === 200) return (performance.now() - begun) / 1000;
      }
    }
  }

  async function untilAnswered(ask: () => Promise<SourceAnswer>): Promise<SourceAnswer> {
    for (;;) {
      const answer = await ask();
      if (answer.status === 200 || answer.status === 400) return answer;
      console.log(`  The owner was answered ${answer.status}, and waits.`);
      await wait((answer.retryAfterSeconds || PATIENCE_SECONDS) * 1000);
    }
  }
}, 'production');
