import { hkdfSync } from 'node:crypto';
import * as v from 'valibot';
import { parseJson } from '#lib/parse-json.ts';

/** The service's secret: numbered versions of at least 256 bits each. */
export const SecretVersions = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^[1-9]\d*$/)), v.pipe(v.string(), v.minLength(43))),
  v.check((versions) => Object.keys(versions).length > 0),
);
export type SecretVersions = v.InferOutput<typeof SecretVersions>;

/** Parses the stored secret. The error has a fixed message and no cause, since parser errors quote their input. */
export function parseSecretVersions(text: string | undefined): SecretVersions {
  const { success, output } = v.safeParse(SecretVersions, parseJson(text ?? ''));
  if (!success) throw new Error('The stored secret is not a JSON object of numbered versions.');
  return output;
}

/** Returns the highest version, which is used for new codes, keys and calendars. */
export function currentVersion(secret: SecretVersions): string {
  return String(Math.max(...Object.keys(secret).map(Number)));
}

/** The purpose of a subkey, passed to HKDF as `info`. */
export type SubkeyLabel =
  | 'calendar'
  | 'code'
  | 'key'
  | 'limit'
  | 'push'
  | 'session'
  | 'unsubscribe'
  | 'webhook';

/** Derives a 256-bit subkey for one purpose (HKDF with SHA-256, RFC 5869). Throws if the version doesn't exist. */
export function subkey(secret: SecretVersions, version: string, label: SubkeyLabel): Buffer {
  const text = secret[version];
  if (text === undefined) throw new Error(`The secret has no version ${version}`);
  return Buffer.from(hkdfSync('sha256', text, '', label, 32));
}
