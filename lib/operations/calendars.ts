import { deriveCalendarToken, hashCalendarToken } from '#lib/accounts/calendar-token.ts';
import type { Caller } from '#lib/accounts/caller.ts';
import type { CalendarEvents } from '#lib/accounts/credential-options.ts';
import { isCalendarId, isProfileId, newId } from '#lib/accounts/identifiers.ts';
import { currentVersion } from '#lib/accounts/subkeys.ts';
import { PLATFORM } from '#lib/accounts/tiers.ts';
import type { NamedPurpose } from '#lib/forecast/purposes.ts';
import { logSecurityEvent } from '#lib/log/log.ts';
import { serviceSecret, serviceSubkey } from '#lib/secret/service-secret.ts';
import { notFound, ServiceError } from '#lib/service-error.ts';
import * as calendars from '#lib/table/calendars.ts';
import { getDerivingSubkey, runIdempotently } from './idempotency.ts';
import { findProfile } from './profiles.ts';

/** Settings of a new calendar. The name defaults to the profile's name, and `tz` to `dayZoneOf`. */
type CalendarSettings = {
  name?: string | undefined;
  events: CalendarEvents;
  for?: NamedPurpose | undefined;
  alarm?: string | undefined;
  tz?: string | undefined;
};

/**
 * Creates a calendar and returns it with its token. Repeating the request with its idempotency key returns the same calendar.
 * Throws `not_found`, `calendar_limit_reached` and the errors of `runIdempotently`.
 */
export async function createCalendar(
  caller: Caller,
  profileId: string,
  settings: CalendarSettings,
  idempotencyKey: string | undefined,
) {
  const profile = await findProfile(caller.userId, profileId);
  const { name = profile.name, events, for: purpose, alarm, tz } = settings;
  const stored = purpose && { id: purpose.id, name: purpose.name };
  const fields = { profileId, name, events, purpose: stored, alarm, timeZone: tz };
  const { secretVersion, ...calendar } = await runIdempotently({
    caller,
    idempotencyKey,
    request: ['create-calendar', { profileId, ...settings }],
    newId: () => newId('cal', Date.now()),
    find: async (id) => {
      const stored = await calendars.find(profileId, id);
      return stored && derivationInputs(stored);
    },
    create: async (id) => derivationInputs(await store(id, caller, fields)),
  });
  const subkey = await getDerivingSubkey(secretVersion, 'calendar');
  return { ...calendar, token: deriveCalendarToken(subkey, calendar.id) };
}

/** The fields of a calendar in its idempotency record, none of them secret. */
const derivationInputs = (stored: calendars.StoredCalendar) => ({
  ...calendars.publicFields(stored),
  secretVersion: stored.secretVersion,
});

type NewCalendar = Pick<
  calendars.StoredCalendar,
  'profileId' | 'name' | 'events' | 'purpose' | 'alarm' | 'timeZone'
>;

async function store(id: string, caller: Caller, fields: NewCalendar): Promise<calendars.StoredCalendar> {
  const { userId } = caller;
  const secretVersion = currentVersion(await serviceSecret());
  const token = deriveCalendarToken(await serviceSubkey(secretVersion, 'calendar'), id);
  const stored = {
    id,
    userId,
    ...fields,
    // A calendar is revoked with the key that created it, so revoking a leaked key leaves no feed behind. Those of a platform
    // account survive the replacement of a key, unless its revocation asks for them.
    ...(caller.credential === 'key' && {
      [caller.tier === PLATFORM ? 'creatorKeyId' : 'keyId']: caller.keyId,
    }),
    tokenHash: hashCalendarToken(token),
    secretVersion,
    createdAt: new Date().toISOString(),
  };
  if (!(await calendars.create(stored))) {
    await findProfile(userId, fields.profileId);
    throw new ServiceError(
      'calendar_limit_reached',
      `The profile already has ${calendars.MAX_CALENDARS} calendars, which is the limit. Revoke one first.`,
    );
  }
  logSecurityEvent({ event: 'calendar_created', outcome: 'allowed', userId });
  return stored;
}

/** Lists a profile's calendars, oldest first, without tokens. Throws `not_found`. */
export async function listCalendars(userId: string, profileId: string) {
  await findProfile(userId, profileId);
  return (await calendars.list(profileId)).map(calendars.publicFields);
}

/** Revokes a calendar, so its feed URL stops working with the next request. Throws `not_found`. */
export async function revokeCalendar(userId: string, profileId: string, calendarId: string): Promise<void> {
  const isWellFormed = isProfileId(profileId) && isCalendarId(calendarId);
  if (!isWellFormed || !(await calendars.revoke(userId, profileId, calendarId)))
    throw notFound('The calendar');
  logSecurityEvent({ event: 'calendar_revoked', outcome: 'allowed', userId });
}
