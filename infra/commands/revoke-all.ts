import { parseArgs } from 'node:util';
import { findAccount } from './find-account.ts';
import { confirm, runCommand } from './run-command.ts';
import { optionsOf, targetOptions, useTarget } from './use-target.ts';

const USAGE =
  'Usage: npm run revoke-all -- --user USER | --version NUMBER | --everyone [--port 3000 | --stage NAME]';

/** Revokes the keys and calendars of one account, or of all, and ends its sessions. Returns a summary. */
async function revokeAllOf(userId?: string): Promise<string> {
  const { revokeAll } = await import('#lib/operations/revocations.ts');
  const { keys, calendars, sessions } = await revokeAll(userId);
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
  if (version !== undefined && !/^[1-9]\d*$/.test(version))
    throw new Error(
      `${version} is not the number of a version. npm run rotate --${optionsOf(values)} lists them.`,
    );
  await useTarget(values);
  if (everyone)
    await confirm(
      stage,
      `This revokes every key and calendar and ends every session of the stage ${stage}.`,
      'Nothing was revoked.',
    );
  const userId = user === undefined ? undefined : (await findAccount(user, values)).id;
  console.log(version === undefined ? await revokeAllOf(userId) : await revokeVersion(version));
}, USAGE);
