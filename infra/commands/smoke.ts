import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { isWellFormedApiKey } from '#lib/accounts/key-format.ts';
import { isPassed, report } from '../smoke/check.ts';
import { type Credentials, send, smokeTest } from '../smoke/smoke-test.ts';
import { runCommand } from './run-command.ts';

const USAGE =
  'Usage: npm run smoke -- URL, with a key in HOROSCOPE_KEY; or npm run smoke -- URL --email ADDRESS, to sign in.';

const isLocal = (url: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(url).hostname);

/** Removes trailing slashes from the service's URL. Throws if the URL is invalid, or uses plain HTTP on another machine. */
function baseUrlOf(text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`${text} is not a URL. ${USAGE}`);
  if (url.protocol === 'http:' && !isLocal(url.href))
    throw new Error('Keys are sent over HTTPS only, except to this machine.');
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}

function credentialsFor(url: string, email: string | undefined): Credentials {
  if (email !== undefined) return { email, readCode: () => readCode(url, email) };
  const key = process.env['HOROSCOPE_KEY']?.trim();
  if (!key) throw new Error(USAGE);
  // A different secret, pasted by mistake, must be neither sent nor printed.
  if (!isWellFormedApiKey(key))
    throw new Error('HOROSCOPE_KEY is not a whole API key. Keys begin with hsk_.');
  return { key };
}

/** Reads a mailed code from the local inbox, or prompts for the code if there is no inbox. Rejects if no code arrives. */
async function readCode(url: string, email: string): Promise<string> {
  // This request is never sent to a deployed service, because its URL contains the address and may be logged.
  const mails = isLocal(url) ? await localMails(url, email) : undefined;
  const code = mails
    ? /\b\d{6}\b/.exec(mails[0]?.text ?? '')?.[0]
    : await ask(`Code mailed to ${email} (empty if none arrives): `);
  if (code) return code;
  throw new Error(
    `No code arrived at ${email}. Check the SES sandbox, the sender, and the alarms MailsBounced and MailsComplained.`,
  );
}

const Inbox = v.object({ mails: v.array(v.object({ text: v.string() })) });

/** Fetches an address's mails from the local inbox, newest first. Returns undefined if there is no inbox. */
async function localMails(url: string, email: string) {
  const response = await send(`${url}/__local/mail?to=${encodeURIComponent(email)}`);
  const inbox = v.safeParse(Inbox, await response.json().catch(() => undefined));
  return inbox.success ? inbox.output.mails : undefined;
}

/** Prompts for a line. Resolves to an empty string if the input ends. */
async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin });
  process.stdout.write(question);
  try {
    for await (const line of terminal) return line.trim();
    return '';
  } finally {
    terminal.close();
  }
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { email: { type: 'string' } },
  });
  const [address, ...more] = positionals;
  if (address === undefined || more.length > 0) throw new Error(USAGE);
  const url = baseUrlOf(address);
  const checks = await smokeTest(url, credentialsFor(url, values.email));
  console.log(report(checks));
  if (!checks.every(isPassed)) process.exitCode = 1;
}, USAGE);
