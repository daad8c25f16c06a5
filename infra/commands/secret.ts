import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { currentVersion } from '#lib/accounts/subkeys.ts';
import { pointAtService, targetOptions } from './point-at-service.ts';
import { runCommand } from './run-command.ts';
import { addVersion, readSecret, removeVersion } from './stored-secret.ts';

const USAGE = 'Usage: npm run secret -- list | rotate | retire VERSION [--port 3000 | --stage NAME]';

/** Longer than any request takes. */
const REQUEST_MS = 60_000;

/** Says which versions there are, and how many keys of each. */
async function list(): Promise<void> {
  const { countKeys } = await import('#lib/operations/revocations.ts');
  const [versions, keys] = [await readSecret(), await countKeys()];
  const retired = [...keys.keys()].filter((version) => !(version in versions));
  for (const version of [...Object.keys(versions), ...retired].sort((a, b) => Number(a) - Number(b))) {
    const state = retired.includes(version) ? 'retired' : 'in use';
    const isCurrent = version === currentVersion(versions);
    console.log(`Version ${version}: ${isCurrent ? 'current' : state}, ${keys.get(version) ?? 0} keys`);
  }
}

async function rotate(): Promise<void> {
  const version = await addVersion();
  console.log(`Version ${version} is the current one now; functions use it within five minutes.`);
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
  const { values, positionals } = parseArgs({ allowPositionals: true, options: targetOptions });
  const [name, version, ...more] = positionals;
  const command = { list, rotate, retire: version && (() => retire(version)) }[name ?? ''];
  if (!command || more.length > 0 || (version && name !== 'retire')) throw new Error(USAGE);
  await pointAtService(values);
  await command();
});
