import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { EmailAddress } from '#lib/accounts/email.ts';
import { confirm } from './confirm.ts';
import { pointAtService, targetOptions } from './point-at-service.ts';
import { runCommand } from './run-command.ts';

const USAGE =
  'Usage: npm run revoke-all -- --user EMAIL | --version NUMBER | --everyone [--port 3000 | --stage NAME]';

/** Revokes the keys and calendars and ends the sessions of a user or of everyone; answers a sentence. */
async function revokeAllOf(email?: string): Promise<string> {
  const { revokeAll } = await import('#lib/operations/revocations.ts');
  const users = await import('#lib/table/users.ts');
  const user = email === undefined ? undefined : await users.findByEmail(v.parse(EmailAddress, email));
  if (email !== undefined && !user) throw new Error(`Nobody has signed up as ${email}.`);
  const { keys, calendars, sessions } = await revokeAll(user?.id);
  return `${keys} keys and ${calendars} calendars are revoked and ${sessions} sessions ended.`;
}

/** Revokes the keys and calendars of a version of the secret, whether it is retired or not; answers a sentence. */
async function revokeVersion(version: string): Promise<string> {
  const { revokeDerivedOf } = await import('#lib/operations/revocations.ts');
  const { keys, calendars } = await revokeDerivedOf(version);
  return `${keys} keys and ${calendars} calendars of version ${version} are revoked.`;
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      ...targetOptions,
      user: { type: 'string' },
      version: { type: 'string' },
      everyone: { type: 'boolean' },
    },
  });
  const { user, version, everyone } = values;
  if ([user, version, everyone].filter((choice) => choice !== undefined).length !== 1) throw new Error(USAGE);
  await pointAtService(values);
  const { stage = 'local' } = values;
  if (everyone)
    await confirm(
      stage,
      `This ends every key, calendar and session of the stage ${stage}.`,
      'Nothing was revoked.',
    );
  console.log(version === undefined ? await revokeAllOf(user) : await revokeVersion(version));
});
