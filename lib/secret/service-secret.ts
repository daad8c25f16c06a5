import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { parseSecretVersions, type SecretVersions, type SubkeyLabel, subkey } from '#lib/accounts/subkeys.ts';
import { clientSettings, environmentVariable } from '#lib/environment.ts';
import { logError } from '#lib/log/log.ts';
import { traceFailures } from '#lib/log/trace-failures.ts';

// Marked as pure, so the bundler drops the client from bundles that never read the secret.
const client = /* @__PURE__ */ traceFailures(/* @__PURE__ */ new SecretsManagerClient(clientSettings));

/** How long a process caches the secret. */
export const CACHE_TTL_MS = 3 * 60_000;

let cached: { versions: Promise<SecretVersions>; untilMs: number } | undefined;

async function read(): Promise<SecretVersions> {
  const { SecretString } = await client.send(
    new GetSecretValueCommand({ SecretId: environmentVariable('SECRET_ID') }),
  );
  return parseSecretVersions(SecretString);
}

/** Reads the secret again. If the read fails, returns the previous value; throws if there is none. */
async function refresh(previous: Promise<SecretVersions> | undefined): Promise<SecretVersions> {
  try {
    return await read();
  } catch (error) {
    if (!previous) throw error;
    logError('secret refresh failed', {}, error);
    return previous;
  }
}

/**
 * Returns the versions of the service's secret, cached for three minutes, or longer while Secrets Manager fails. Throws if the
 * read fails and no value is cached.
 */
export async function serviceSecret(nowMs = Date.now()): Promise<SecretVersions> {
  if (!cached || cached.untilMs < nowMs) {
    const versions = refresh(cached?.versions);
    versions.catch(() => {
      cached = undefined;
    });
    cached = { versions, untilMs: nowMs + CACHE_TTL_MS };
  }
  return cached.versions;
}

/**
 * Derives a subkey from a version of the secret; undefined if the version was retired. If the version isn't in the cache,
 * reads the secret again, since another process may already use a new version.
 */
export async function findServiceSubkey(
  version: string,
  label: SubkeyLabel,
  nowMs = Date.now(),
): Promise<Buffer | undefined> {
  let versions = await serviceSecret(nowMs);
  if (!(version in versions)) {
    versions = await read();
    cached = { versions: Promise.resolve(versions), untilMs: nowMs + CACHE_TTL_MS };
  }
  return version in versions ? subkey(versions, version, label) : undefined;
}

/** Derives a subkey from a version of the secret; throws if the version doesn't exist. */
export async function serviceSubkey(
  version: string,
  label: SubkeyLabel,
  nowMs = Date.now(),
): Promise<Buffer> {
  const found = await findServiceSubkey(version, label, nowMs);
  if (!found) throw new Error(`The secret has no version ${version}`);
  return found;
}
