import * as apiKeys from '#lib/table/api-keys.ts';
import * as calendars from '#lib/table/calendars.ts';
import { type Credential, everyCredential } from '#lib/table/credentials.ts';
import * as sessions from '#lib/table/sessions.ts';

/** How many are revoked at once. */
const AT_ONCE = 8;

/** How many keys, calendars and sessions there were. */
type Count = { keys: number; calendars: number; sessions: number };

/**
 * Revokes the keys, calendars and sessions of a user, or of everyone, that are chosen: they stop with the next request, and the next
 * sign-in makes a new key. Answers how many that were; safe to be cut off and run again.
 */
async function revoke(chosen: (credential: Credential) => boolean, userId?: string): Promise<Count> {
  const count = { keys: 0, calendars: 0, sessions: 0 };
  const credentials = everyCredential(userId);
  const revokeInTurn = async () => {
    for await (const credential of credentials) {
      if (!chosen(credential)) continue;
      if (credential.kind === 'session') {
        await sessions.revoke(credential.tokenHash);
        count.sessions += 1;
      } else if (credential.kind === 'calendar') {
        const { userId, profileId, calendarId } = credential;
        if (await calendars.revoke(userId, profileId, calendarId)) count.calendars += 1;
      } else if (await apiKeys.revoke(credential.userId, credential.keyId)) count.keys += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, revokeInTurn));
  return count;
}

/** Revokes every key and calendar and ends every session of a user, or of everyone, as `revoke` does. */
export const revokeAll = (userId?: string): Promise<Count> => revoke(() => true, userId);

/** Revokes every key and calendar that is derived from a version of the secret, as `revoke` does; answers how many. */
export function revokeDerivedOf(secretVersion: string): Promise<Count> {
  return revoke((one) => one.kind !== 'session' && one.secretVersion === secretVersion);
}

/** How many keys and calendars there are by the version of the secret that they are derived from. */
export async function countDerived(): Promise<Map<string, Pick<Count, 'keys' | 'calendars'>>> {
  const counts = new Map<string, Pick<Count, 'keys' | 'calendars'>>();
  for await (const one of everyCredential()) {
    if (one.kind === 'session') continue;
    const { keys, calendars } = counts.get(one.secretVersion) ?? { keys: 0, calendars: 0 };
    counts.set(
      one.secretVersion,
      one.kind === 'key' ? { keys: keys + 1, calendars } : { keys, calendars: calendars + 1 },
    );
  }
  return counts;
}
