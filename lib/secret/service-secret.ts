import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { type SecretVersions, type SubkeyLabel, subkey } from '#lib/accounts/subkeys.ts';
import { clientSettings, environmentVariable } from '#lib/environment.ts';
import { noting } from '#lib/failed-calls.ts';
import { logError } from '#lib/log.ts';
import { storedVersions } from './stored-versions.ts';

const client = noting(new SecretsManagerClient(clientSettings));

/** How long a process uses what it has read of the secret. */
export const KEPT_MS = 5 * 60_000;

let kept: { versions: Promise<SecretVersions>; untilMs: number } | undefined;

async function read(): Promise<SecretVersions> {
  const { SecretString } = await client.send(
    new GetSecretValueCommand({ SecretId: environmentVariable('SECRET_ID') }),
  );
  return storedVersions(SecretString);
}

/** Reads the secret anew; while that fails, what was read before stays good for a while. */
async function readAgain(before: Promise<SecretVersions> | undefined): Promise<SecretVersions> {
  try {
    return await read();
  } catch (error) {
    if (!before) throw error;
    logError('the secret was not read again', {}, error);
    return before;
  }
}

/**
 * The service's secret by version, kept for five minutes, so that a version that an operator adds is soon known, and
 * longer while it cannot be read again. If it was never read, throws as the client and `storedVersions` do.
 */
export async function serviceSecret(nowMs = Date.now()): Promise<SecretVersions> {
  if (!kept || kept.untilMs < nowMs) {
    const versions = readAgain(kept?.versions);
    versions.catch(() => {
      kept = undefined;
    });
    kept = { versions, untilMs: nowMs + KEPT_MS };
  }
  return kept.versions;
}

/**
 * A subkey of the version that a record names (see `subkey`); undefined if an operator has taken that version away.
 * Another process may have used a version that was added after this one read the secret; then it is read anew, and the
 * client's errors are passed on.
 */
export async function findServiceSubkey(
  version: string,
  label: SubkeyLabel,
  nowMs = Date.now(),
): Promise<Buffer | undefined> {
  let versions = await serviceSecret(nowMs);
  if (!(version in versions)) {
    versions = await read();
    kept = { versions: Promise.resolve(versions), untilMs: nowMs + KEPT_MS };
  }
  return version in versions ? subkey(versions, version, label) : undefined;
}

/** As `findServiceSubkey`, of a version that must be there; throws if it is not. */
export async function serviceSubkey(
  version: string,
  label: SubkeyLabel,
  nowMs = Date.now(),
): Promise<Buffer> {
  const found = await findServiceSubkey(version, label, nowMs);
  if (!found) throw new Error(`The secret has no version ${version}`);
  return found;
}
