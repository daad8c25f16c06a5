import { parseArgs } from 'node:util';
import { isWellFormedApiKey } from '#lib/accounts/key-format.ts';
import { isThisMachine } from '../smoke/is-this-machine.ts';
import { readCode } from '../smoke/read-code.ts';
import { isRight, report } from '../smoke/report.ts';
import { type Reached, runSteps } from '../smoke/run-steps.ts';
import { runCommand } from './run-command.ts';

const USAGE =
  'Usage: npm run smoke -- URL, with a key in HOROSCOPE_KEY; or npm run smoke -- URL --email ADDRESS, to sign in.';

/** The service's address without a slash at its end; throws a sentence if a key should not be sent there. */
function addressOf(text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`${text} is no address. ${USAGE}`);
  if (url.protocol === 'http:' && !isThisMachine(url.href))
    throw new Error('A key is sent by https only, except to this machine.');
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}

function reachedBy(url: string, email: string | undefined): Reached {
  if (email !== undefined) return { email, readCode: () => readCode(url, email) };
  const key = process.env['HOROSCOPE_KEY']?.trim();
  if (!key) throw new Error(USAGE);
  // Nor is any other text sent or shown that stands there by mistake.
  if (!isWellFormedApiKey(key))
    throw new Error('HOROSCOPE_KEY holds no key: one begins with hsk_, and is to be copied whole.');
  return { key };
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { email: { type: 'string' } },
  });
  const [address, ...more] = positionals;
  if (address === undefined || more.length > 0) throw new Error(USAGE);
  const url = addressOf(address);
  const checked = await runSteps(url, reachedBy(url, values.email));
  console.log(report(checked));
  if (!checked.every(isRight)) process.exitCode = 1;
});
