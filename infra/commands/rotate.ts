import { hash, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  ResourceExistsException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import * as v from 'valibot';
import { currentVersion, parseSecretVersions, SecretVersions } from '#lib/accounts/subkeys.ts';
import { checkYes, confirm, runCommand } from './run-command.ts';
import { optionsOf, type Target, targetOptions, useTarget } from './use-target.ts';

const USAGE =
  'Usage: npm run rotate -- [--list | --add | --retire VERSION [--yes STAGE]] [--port 3000 | --stage NAME]';

/** Upper bound of a request's duration: API Gateway's timeout. */
const MAX_REQUEST_MS = 30_000;

const secretId = () => ({ SecretId: process.env['SECRET_ID'] });

/** The versions of the secret, and the id of the value that contains them. */
type ReadSecret = { versions: SecretVersions; valueId: string };

async function readSecret(): Promise<ReadSecret> {
  const { SecretString, VersionId = '' } = await new SecretsManagerClient().send(
    new GetSecretValueCommand(secretId()),
  );
  return { versions: parseSecretVersions(SecretString), valueId: VersionId };
}

/**
 * Replaces the value that was read. The request token derives from its id, and Secrets Manager refuses another value under the
 * same token, so of two concurrent changes one fails. Throws for the other.
 */
async function writeSecret(versions: SecretVersions, { valueId }: ReadSecret): Promise<void> {
  const SecretString = JSON.stringify(v.parse(SecretVersions, versions));
  const ClientRequestToken = hash('sha256', `change of ${valueId}`);
  await new SecretsManagerClient()
    .send(new PutSecretValueCommand({ ...secretId(), SecretString, ClientRequestToken }))
    .catch((error: unknown) => {
      if (!(error instanceof ResourceExistsException)) throw error;
      throw new Error('The secret was changed at the same time, so nothing was changed. Run this again.');
    });
}

/** Adds 256 random bits as the next version. Returns the new version's number. */
async function addVersion(): Promise<string> {
  const read = await readSecret();
  const { versions } = read;
  const next = String(Number(currentVersion(versions)) + 1);
  await writeSecret({ ...versions, [next]: randomBytes(32).toString('base64url') }, read);
  return next;
}

/** Removes a version of the secret. Returns false if it was already removed; throws if it is current or unknown. */
async function removeVersion(version: string, target: Target): Promise<boolean> {
  const read = await readSecret();
  const { versions } = read;
  const current = currentVersion(versions);
  if (!/^[1-9]\d*$/.test(version) || Number(version) > Number(current))
    throw new Error(`There is no version ${version}.`);
  if (version === current)
    throw new Error(
      `Version ${version} is the current one. Add another first: npm run rotate -- --add${optionsOf(target)}`,
    );
  const { [version]: removed, ...rest } = versions;
  if (removed === undefined) return false;
  await writeSecret(rest, read);
  return true;
}

/**
 * Lists the secret's versions, oldest first, with the number of keys and calendars derived from each. Includes retired
 * versions from which some are still derived.
 */
async function versionsInUse() {
  const { countByVersion } = await import('#lib/operations/revocations.ts');
  const [{ versions: secret }, derived] = [await readSecret(), await countByVersion()];
  const current = currentVersion(secret);
  const versions = [...new Set([...Object.keys(secret), ...derived.keys()])].sort(
    (a, b) => Number(a) - Number(b),
  );
  return versions.map((version) => {
    const { keys = 0, calendars = 0 } = derived.get(version) ?? {};
    const state = version === current ? 'current' : version in secret ? 'in use' : 'retired';
    return { version, state, derived: `${keys} keys, ${calendars} calendars` };
  });
}

/** Adds a version of the secret. Keys and calendars derived from earlier versions stay valid. */
async function rotate(target: Target): Promise<void> {
  const added = await addVersion();
  console.log(`Version ${added} is now current; functions use it within three minutes. Nothing was revoked.`);
  for (const { version, state, derived } of await versionsInUse())
    if (state === 'in use')
      console.log(
        `Version ${version} remains valid: ${derived}. To retire it: npm run rotate -- --retire ${version}${optionsOf(target)}`,
      );
  console.log('Wait 15 minutes before retiring a version, until its sign-in codes are used or have expired.');
}

/**
 * Removes a version and revokes its keys and calendars twice, because functions cache the secret: for three minutes after the
 * removal, and half a minute longer in a request, they still derive keys. The second time is 210 seconds after the removal,
 * so every key of the version stops within 300 seconds if that revocation takes at most 90. Idempotent.
 */
async function retire(version: string, target: Target): Promise<void> {
  const { revokeByVersion } = await import('#lib/operations/revocations.ts');
  const { CACHE_TTL_MS } = await import('#lib/secret/service-secret.ts');
  const isRemoved = await removeVersion(version, target);
  const lastDerivedMs = Date.now() + CACHE_TTL_MS + MAX_REQUEST_MS;
  console.log(`Version ${version} ${isRemoved ? 'is removed' : 'was already removed'}.`);
  const { keys, calendars } = await revokeByVersion(version);
  console.log(`Revoked ${keys} keys and ${calendars} calendars.`);
  const waitMs = Math.max(0, lastDerivedMs - Date.now());
  console.log(
    `Waiting ${Math.ceil(waitMs / 1000)} seconds, because functions may still have the version cached. If interrupted, run this again.`,
  );
  await sleep(waitMs);
  const late = await revokeByVersion(version);
  console.log(`Revoked ${late.keys + late.calendars} more. Version ${version} is retired.`);
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      ...targetOptions,
      list: { type: 'boolean', default: false },
      add: { type: 'boolean', default: false },
      retire: { type: 'string' },
      yes: { type: 'string' },
    },
  });
  const { list: isListing, add: isAdding, retire: version } = values;
  if ([isListing, isAdding, version !== undefined].filter(Boolean).length > 1) throw new Error(USAGE);
  const { stage = '', yes } = values;
  const cancelled = 'Nothing was retired.';
  checkYes(yes, stage, cancelled);
  await useTarget(values);
  if (version !== undefined) {
    const what = `This revokes every key and calendar of version ${version} of the stage ${stage}.`;
    if (stage && yes === undefined) await confirm(stage, what, cancelled);
    return retire(version, values);
  }
  if (isAdding) return rotate(values);
  for (const { version: each, state, derived } of await versionsInUse())
    console.log(`Version ${each}: ${state}, ${derived}`);
}, USAGE);
