import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from 'node:tls';
import { SIMULATOR } from '#lib/accounts/limit-subjects.ts';
import { codeMac } from '#lib/accounts/sign-in-code.ts';
import { createClient } from '#lib/client/create-client.ts';
import { serviceSubkey } from '#lib/secret/service-secret.ts';
import * as cities from '#lib/table/cities.ts';
import * as signInCodes from '#lib/table/sign-in-codes.ts';

const CITY = 'Reykjavik, Iceland';
const HOUR_MS = 3_600_000;
const MIN_CERTIFICATE_DAYS = 14;
const PAUSE_MS = 5_000;

/**
 * Signs in with a mailed code, asks for home and, if it `looksUp`, for a forecast in a city that no cache holds. Erases the
 * account that it makes, even if a step fails. The mail goes to SES's mailbox simulator, so the code is found by trying all
 * codes against the stored MAC. Returns the steps; throws an error that names the step that failed.
 */
export async function checkService(
  baseUrl: string,
  { nowMs, looksUp }: { nowMs: number; looksUp: boolean },
): Promise<string[]> {
  const steps: string[] = [];
  async function once<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    try {
      const result = await work();
      steps.push(name);
      return result;
    } catch (cause) {
      throw new Error(`The check failed at: ${name}`, { cause });
    }
  }
  /** Tries a step a second time, so that a single lost request raises no alarm. */
  const step = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
    once(name, () => work().catch(() => sleep(PAUSE_MS).then(work)));
  // One address for each hour, because an address gets few codes a day.
  const email = `success+check-${Math.floor(nowMs / HOUR_MS)}@${SIMULATOR}`;
  const visitor = createClient({ baseUrl });
  if (baseUrl.startsWith('https:'))
    await step('certificate', () => checkCertificate(new URL(baseUrl).hostname, nowMs));
  // Only once: a second failure in each run would raise an alarm of its own, MailsFailed.
  const asked = await once('send-code', async () =>
    answered(await visitor.fetch('POST /api/auth/send-code', { body: { email } })),
  );
  const code = await step('code', () => findCode(email));
  const signedIn = await step('verify', async () =>
    answered(
      await visitor.fetch('POST /api/auth/verify', { body: { email, code }, headers: cookiesOf(asked) }),
    ),
  );
  const reader = createClient({ baseUrl, headers: cookiesOf(signedIn) });
  try {
    await step('home', () => reader.call('GET /api/home'));
    if (looksUp) {
      await cities.remove(CITY);
      const body = { name: 'Check', birthDate: '1990-06-15', birthCity: CITY };
      const idempotencyKey = randomUUID();
      const { id } = await step('lookup', () => reader.call('POST /api/profiles', { body, idempotencyKey }));
      await step('forecast', () => reader.call('GET /api/horoscope/today', { query: { profileId: id } }));
    }
  } finally {
    await once('erasure', () => reader.call('DELETE /api/auth/me'));
  }
  return steps;
}

/** Throws for a response that isn't a success. */
function answered(response: Response): Response {
  if (!response.ok) throw new Error(`The response has the status ${response.status}`);
  return response;
}

const cookiesOf = ({ headers }: Response) => ({
  Cookie: headers
    .getSetCookie()
    .map((cookie) => cookie.replace(/;.*/, ''))
    .join('; '),
});

/** Finds the latest code of an address by trying all of them. Throws if there is none. */
async function findCode(email: string): Promise<string> {
  const stored = (await signInCodes.list(email)).at(-1);
  if (!stored) throw new Error('No code was stored');
  const subkey = await serviceSubkey(stored.secretVersion, 'code');
  for (let number = 0; number < 1_000_000; number++) {
    const code = String(number).padStart(6, '0');
    if (codeMac(subkey, email, code) === stored.mac) return code;
  }
  throw new Error('The stored code was made with another secret');
}

/** Throws if a host's certificate is invalid or expires within fourteen days. */
async function checkCertificate(host: string, nowMs: number): Promise<void> {
  const socket = connect({ host, port: 443, servername: host });
  try {
    await new Promise<void>((resolve, reject) => socket.once('secureConnect', resolve).once('error', reject));
    const days = (Date.parse(socket.getPeerCertificate().valid_to) - nowMs) / 86_400_000;
    if (!(days > MIN_CERTIFICATE_DAYS))
      throw new Error(`The certificate expires in ${Math.floor(days)} days`);
  } finally {
    socket.destroy();
  }
}
