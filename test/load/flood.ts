import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { withEnvironmentProcess } from '../faults/environment-process.ts';
import { newEmail } from '../support/service.ts';

/**
 * Floods sign-in from 200 sources under production limits; half of the requests use the address of one account's owner.
 * Measures how long the owner, on a returning device, takes to sign in during the flood. Exits with 1 if a sign-in takes more
 * than a minute.
 */
const { values } = parseArgs({
  options: {
    /** Number of sign-ins by the owner; more than three in a row would exceed the owner's own limit. */
    times: { type: 'string', default: '3' },
    sources: { type: 'string', default: '200' },
    /** Seconds between two pairs of requests of a source; two cores take about three seconds to serve all sources once. */
    pause: { type: 'string', default: '4' },
    /** Seconds of flood before the owner's first sign-in. */
    before: { type: 'string', default: '60' },
  },
});
const MAX_SECONDS = 60;
const HOME = '127.0.0.1';
/** Seconds before a retry if the response has no Retry-After. */
const RETRY_SECONDS = 2;
/** How many of the latest codes the owner tries, as the flood may have requested some of them. */
const TRIED_MAILS = 3;

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
    console.log(`  The owner signed in after ${seconds.at(-1)?.toFixed(1)} seconds.`);
  }
  isOver = true;
  await Promise.all(floods);
  for (const [what, count] of [...statuses].sort()) console.log(`  ${count} x ${what}`);
  const most = Math.max(...seconds);
  console.log(
    `During the flood from ${values.sources} sources, the owner signed in within ${most.toFixed(1)} s.`,
  );
  if (most > MAX_SECONDS) process.exitCode = 1;

  function post(source: string, operation: string, body: object, cookie?: string) {
    return postFrom(source, `${url}/api/auth/${operation}`, body, cookie);
  }

  /** Requests codes and guesses them from one source, alternately for the owner's and a new address. */
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

  function count(operation: string, { status }: SourceResponse): void {
    const what = `${operation} ${status}`;
    statuses.set(what, (statuses.get(what) ?? 0) + 1);
  }

  /** Signs the owner in, respecting Retry-After; returns the duration in seconds. */
  async function signIn(): Promise<number> {
    const begun = performance.now();
    for (;;) {
      const requested = await retry(() => post(HOME, 'send-code', { email: owner }));
      for (const code of (await mailedCodes(url, owner)).slice(0, TRIED_MAILS)) {
        const body = { email: owner, code };
        const { status } = await retry(() => post(HOME, 'verify', body, requested.cookies[0]));
        if (status === 200) return (performance.now() - begun) / 1000;
      }
    }
  }

  async function retry(send: () => Promise<SourceResponse>): Promise<SourceResponse> {
    for (;;) {
      const response = await send();
      if (response.status === 200 || response.status === 400) return response;
      console.log(`  The owner got ${response.status} and waits.`);
      await wait((response.retryAfterSeconds || RETRY_SECONDS) * 1000);
    }
  }
}, 'production');

/** The response that a source gets; `status` is 0 if the request got no response. */
type SourceResponse = { status: number; cookies: string[]; retryAfterSeconds: number };

/** Posts from a loopback address such as 127.0.1.5, which the service counts as a source. */
async function postFrom(source: string, url: string, body: object, cookie?: string): Promise<SourceResponse> {
  const { hostname, port, pathname } = new URL(url);
  const outgoing = request({
    host: hostname === 'localhost' ? '127.0.0.1' : hostname,
    port,
    path: pathname,
    method: 'POST',
    agent: false,
    localAddress: source,
    headers: { 'Content-Type': 'application/json', ...(cookie && { Cookie: cookie }) },
  });
  outgoing.end(JSON.stringify(body));
  try {
    const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
    await text(incoming);
    const { statusCode = 0, headers } = incoming;
    const cookies = (headers['set-cookie'] ?? []).map((one) => one.split(';')[0] ?? '');
    return { status: statusCode, cookies, retryAfterSeconds: Number(headers['retry-after'] ?? 0) };
  } catch {
    return { status: 0, cookies: [], retryAfterSeconds: 0 };
  }
}

/** Codes of all mails to an address, latest first. */
async function mailedCodes(url: string, email: string): Promise<string[]> {
  const { mails } = (await (await fetch(`${url}/__local/mail?to=${email}`)).json()) as {
    mails: { subject: string }[];
  };
  return mails.map(({ subject }) => /\d{6}/.exec(subject)?.[0] ?? 'none');
}
