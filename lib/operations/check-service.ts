import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from 'node:tls';
import { SIMULATOR } from '#lib/accounts/limit-subjects.ts';
import { codeOfMac } from '#lib/accounts/sign-in-code.ts';
import { createClient } from '#lib/client/create-client.ts';
import { serviceSubkey } from '#lib/secret/service-secret.ts';
import * as cities from '#lib/table/cities.ts';
import * as signInCodes from '#lib/table/sign-in-codes.ts';
import { CHECK_MINUTES, checkNumber } from './check-schedule.ts';

const CITY = 'Reykjavik, Iceland';
/** The longest `Retry-After` of a failure: that of a mail that may still arrive. That of a limit is longer, until its hour ends. */
const FAILURE_RETRY_SECONDS = 60;
const MIN_CERTIFICATE_DAYS = 14;
const PAUSE_MS = 5_000;

const CHECKS_A_DAY = (24 * 60) / CHECK_MINUTES;

/** The address of the check at a time of the schedule, at SES's mailbox simulator. */
export const checkAddress = (nowMs: number): string =>
  `success+check-${checkNumber(nowMs) % CHECKS_A_DAY}@${SIMULATOR}`;

/** A step of the check that failed, twice if it can be repeated. The cause has no personal data. */
export class CheckError extends Error {
  readonly step: string;
  /** Status of the response, if there was one. */
  readonly status: number | undefined;

  constructor(step: string, cause: unknown) {
    super(`The check failed at: ${step}`, { cause });
    this.step = step;
    this.status = cause instanceof Refusal ? cause.status : undefined;
  }
}

/** A response that isn't a success. */
class Refusal extends Error {
  readonly status: number;
  /** Whether a limit refused the request. Limits of the stage have alarms of their own. */
  readonly isLimit: boolean;

  constructor({ status, headers }: Response) {
    super(`The response has the status ${status}`);
    this.status = status;
    this.isLimit =
      status === 429 || (status === 503 && Number(headers.get('Retry-After')) > FAILURE_RETRY_SECONDS);
  }
}

const isByLimit = (error: unknown): boolean => error instanceof Refusal && error.isLimit;

/**
 * Signs in with a mailed code, asks for home and, if it `looksUp`, for a forecast in a city that no cache holds. Erases the
 * account that it makes, even if a step fails. The mail goes to SES's mailbox simulator, so the code is found by trying all
 * codes against the stored MAC. Returns the steps; the last one has "limited" added if a limit ended the check. Throws a
 * `CheckError`.
 */
export async function checkService(
  baseUrl: string,
  when: { nowMs: number; looksUp: boolean },
): Promise<string[]> {
  const steps: string[] = [];
  const once: Step = async (name, work) => {
    try {
      const result = await work();
      steps.push(name);
      return result;
    } catch (cause) {
      if (cause instanceof CheckError) throw cause;
      throw new CheckError(name, cause);
    }
  };
  try {
    await check(baseUrl, when, once);
  } catch (error) {
    if (!(error instanceof CheckError && isByLimit(error.cause))) throw error;
    steps.push(`${error.step} limited`);
  }
  return steps;
}

type Step = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

async function check(
  baseUrl: string,
  { nowMs, looksUp }: { nowMs: number; looksUp: boolean },
  once: Step,
): Promise<void> {
  /** Tries a step a second time, so that a single lost request raises no alarm, unless a limit refused it. */
  const step: Step = (name, work) =>
    once(name, () =>
      work().catch((error: unknown) => {
        if (isByLimit(error)) throw error;
        return sleep(PAUSE_MS).then(work);
      }),
    );
  // An address gets few codes. The next day's check at this time removes an account that could not be erased.
  const email = checkAddress(nowMs);
  const visitor = createClient({ baseUrl });
  if (baseUrl.startsWith('https:'))
    await step('certificate', () => checkCertificate(new URL(baseUrl).hostname, nowMs));
  const asked = await step('send-code', () =>
    answered(visitor.fetch('POST /api/auth/send-code', { body: { email } })),
  );
  const code = await step('code', () => findCode(email));
  const signedIn = await step('verify', () =>
    answered(visitor.fetch('POST /api/auth/verify', { body: { email, code }, headers: cookiesOf(asked) })),
  );
  const reader = createClient({ baseUrl, headers: cookiesOf(signedIn) });
  const erase = () => once('erasure', () => answered(reader.fetch('DELETE /api/auth/me')));
  try {
    await step('home', () => answered(reader.fetch('GET /api/home')));
    if (looksUp) {
      await cities.remove(CITY);
      const body = { name: 'Check', birthDate: '1990-06-15', birthCity: CITY };
      const idempotencyKey = randomUUID();
      const created = await step('lookup', () =>
        answered(reader.fetch('POST /api/profiles', { body, idempotencyKey })),
      );
      const { id: profileId } = (await created.json()) as { id: string };
      await step('forecast', () =>
        answered(reader.fetch('GET /api/horoscope/today', { query: { profileId } })),
      );
    }
  } catch (error) {
    // The first failure is the one to report.
    await erase().catch(() => undefined);
    throw error;
  }
  await erase();
}

/** Throws a `Refusal` for a response that isn't a success. */
async function answered(pending: Promise<Response>): Promise<Response> {
  const response = await pending;
  if (!response.ok) throw new Refusal(response);
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
  const code = codeOfMac(await serviceSubkey(stored.secretVersion, 'code'), email, stored.mac);
  if (code === undefined) throw new Error('The stored code was made with another secret');
  return code;
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
