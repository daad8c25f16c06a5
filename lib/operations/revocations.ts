import * as apiKeys from '#lib/table/api-keys.ts';
import * as calendars from '#lib/table/calendars.ts';
import { type Credential, listCredentials } from '#lib/table/credentials.ts';
import * as sessions from '#lib/table/sessions.ts';

const CONCURRENCY = 8;

type Count = { keys: number; calendars: number; sessions: number };

/**
 * Revokes selected credentials of one user or of all users, effective with the next request, and returns how many of each
 * kind were revoked. If a sign-in key was revoked, the next sign-in creates a new one. Idempotent: it can be run again after an interruption.
 */
async function revoke(isSelected: (credential: Credential) => boolean, userId?: string): Promise<Count> {
  const count = { keys: 0, calendars: 0, sessions: 0 };
  const credentials = listCredentials(userId);
  const work = async () => {
    for await (const credential of credentials) {
      if (!isSelected(credential)) continue;
      if (credential.kind === 'session') {
        await sessions.revoke(credential.tokenHash);
        count.sessions += 1;
      } else if (credential.kind === 'calendar') {
        const { userId, profileId, calendarId } = credential;
        if (await calendars.revoke(userId, profileId, calendarId)) count.calendars += 1;
      } else if (await apiKeys.revoke(credential.userId, credential.keyId)) count.keys += 1;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return count;
}

/** Revokes all keys, calendars and sessions of one user or of all users. */
export const revokeAll = (userId?: string): Promise<Count> => revoke(() => true, userId);

/** Revokes all keys and calendars derived from a version of the secret. */
export const revokeByVersion = (secretVersion: string): Promise<Count> =>
  revoke((one) => one.kind !== 'session' && one.secretVersion === secretVersion);

/** Counts keys and calendars by the version of the secret from which they are derived. */
export async function countByVersion(): Promise<Map<string, Pick<Count, 'keys' | 'calendars'>>> {
  const counts = new Map<string, Pick<Count, 'keys' | 'calendars'>>();
  for await (const one of listCredentials()) {
    if (one.kind === 'session') continue;
    const { keys, calendars } = counts.get(one.secretVersion) ?? { keys: 0, calendars: 0 };
    counts.set(
      one.secretVersion,
      one.kind === 'key' ? { keys: keys + 1, calendars } : { keys, calendars: calendars + 1 },
    );
  }
  return counts;
}
