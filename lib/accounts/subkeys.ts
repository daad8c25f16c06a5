import { hkdfSync } from 'node:crypto';
import * as v from 'valibot';

/** The service's secret: texts of at least 256 bits by version number. */
export const SecretVersions = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^[1-9]\d*$/)), v.pipe(v.string(), v.minLength(43))),
  v.check((versions) => Object.keys(versions).length > 0),
);
export type SecretVersions = v.InferOutput<typeof SecretVersions>;

/** The version that new codes and keys are made with: the highest. */
export function currentVersion(secret: SecretVersions): string {
  return String(Math.max(...Object.keys(secret).map(Number)));
}

/** What subkeys are for. */
export type SubkeyLabel = 'calendar' | 'code' | 'key' | 'limit' | 'session';

/**
 * A 256-bit subkey of one version of the secret (HKDF with SHA-256, RFC 5869), so that no two purposes
 * share one. Throws if the secret has no such version.
 */
export function subkey(secret: SecretVersions, version: string, label: SubkeyLabel): Buffer {
  const text = secret[version];
  if (text === undefined) throw new Error(`The secret has no version ${version}`);
  return Buffer.from(hkdfSync('sha256', text, '', label, 32));
}
