import * as v from 'valibot';
import { SecretVersions } from '#lib/accounts/subkeys.ts';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * The versions that the text of the stored secret holds. Throws one sentence whatever is wrong with it, without a cause:
 * messages of parsers quote what they were given.
 */
export function storedVersions(text: string | undefined): SecretVersions {
  const { success, output } = v.safeParse(SecretVersions, parsed(text ?? ''));
  if (!success)
    throw new Error('The stored secret is not the JSON of numbered versions that the service can read.');
  return output;
}
