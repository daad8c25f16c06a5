import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { EmailAddress } from '#lib/accounts/email.ts';
import { confirm, runCommand } from './run-command.ts';
import { targetOptions, useTarget } from './use-target.ts';

const USAGE =
  'Usage: npm run revoke-all -- --user EMAIL | --version NUMBER | --everyone [--port 3000 | --stage NAME]';

async function revokeAllOf(email?: string): Promise<string> {
  const { revokeAll } = await import('#lib/operations/revocations.ts');
  const users = await import('#lib/table/users.ts');
  const user = email === undefined ? undefined : await users.findByEmail(v.parse(EmailAddress, email));
  if (email !== undefined && !user) throw new Error(`There is no account for ${email}.`);
  const { keys, calendars, sessions } = await revokeAll(user?.id);
  return `Revoked ${keys} keys and ${calendars} calendars, and ended ${sessions} sessions.`;
}

/** Revokes the keys and calendars derived from a version of the secret, even a retired one. Returns a summary. */
async function revokeVersion(version: string): Promise<string> {
  const { revokeByVersion } = await import('#lib/operations/revocations.ts');
  const { keys, calendars } = await revokeByVersion(version);
  return `Revoked ${keys} keys and ${calendars} calendars of version ${version}.`;
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
  const { user, version, everyone, stage = 'local' } = values;
  if ([user, version, everyone].filter((choice) => choice !== undefined).length !== 1) throw new Error(USAGE);
  await useTarget(values);
  if (everyone)
    await confirm(
      stage,
      `This revokes every key and calendar and ends every session of the stage ${stage}.`,
      'Nothing was revoked.',
    );
  console.log(version === undefined ? await revokeAllOf(user) : await revokeVersion(version));
});
