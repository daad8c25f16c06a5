import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { currentVersion } from '#lib/accounts/subkeys.ts';
import { pointAtService, targetOptions } from './point-at-service.ts';
import { runCommand } from './run-command.ts';
import { addVersion, readSecret, removeVersion } from './stored-secret.ts';

const USAGE = 'Usage: npm run rotate -- [--list | --add | --retire VERSION] [--port 3000 | --stage NAME]';

/** Longer than any request takes. */
const REQUEST_MS = 60_000;

/** What is derived of each version that there is or of which something is left, oldest first, in words. */
async function versionsInUse() {
  const { countDerived } = await import('#lib/operations/revocations.ts');
  const [secret, derived] = [await readSecret(), await countDerived()];
  const current = currentVersion(secret);
  const versions = [...new Set([...Object.keys(secret), ...derived.keys()])].sort(
    (a, b) => Number(a) - Number(b),
  );
  return versions.map((version) => {
    const { keys = 0, calendars = 0 } = derived.get(version) ?? {};
    const state = version === current ? 'current' : version in secret ? 'in use' : 'retired';
    return { version, state, holds: `${keys} keys, ${calendars} calendars` };
  });
}

/** Says which versions there are, and how many keys and calendars of each. */
async function list(): Promise<void> {
  for (const { version, state, holds } of await versionsInUse())
    console.log(`Version ${version}: ${state}, ${holds}`);
}

/** Adds a version, which ends nothing, and says what goes on with the others and when they may be retired. */
async function rotate(): Promise<void> {
  const added = await addVersion();
  console.log(
    `Version ${added} is the current one now; functions use it within five minutes. Nothing has ended.`,
  );
  for (const { version, state, holds } of await versionsInUse())
    if (state === 'in use')
      console.log(
        `Version ${version} goes on: ${holds}. Once they may end: npm run rotate -- --retire ${version}`,
      );
  console.log(
    'Before that wait a quarter of an hour, in which codes of the former version are used up or expire.',
  );
}

/** Takes a version away and revokes its keys and calendars, again when no function can make one any more; may be run again. */
async function retire(version: string): Promise<void> {
  const { revokeDerivedOf } = await import('#lib/operations/revocations.ts');
  const { KEPT_MS } = await import('#lib/secret/service-secret.ts');
  const isRemoved = await removeVersion(version);
  console.log(`Version ${version} ${isRemoved ? 'is' : 'was'} taken away.`);
  const { keys, calendars } = await revokeDerivedOf(version);
  console.log(`${keys} keys and ${calendars} calendars of it are revoked.`);
  const waitMs = KEPT_MS + REQUEST_MS;
  console.log(
    `Waiting ${waitMs / 60_000} minutes, in which functions that have read it before may make another; if you interrupt this, run it again.`,
  );
  await sleep(waitMs);
  const late = await revokeDerivedOf(version);
  console.log(`${late.keys + late.calendars} more were made and are revoked: version ${version} is retired.`);
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      ...targetOptions,
      list: { type: 'boolean', default: false },
      add: { type: 'boolean', default: false },
      retire: { type: 'string' },
    },
  });
  const { list: isListing, add: isAdding, retire: version } = values;
  if ([isListing, isAdding, version !== undefined].filter(Boolean).length > 1) throw new Error(USAGE);
  await pointAtService(values);
  if (version !== undefined) return retire(version);
  return isAdding ? rotate() : list();
});
