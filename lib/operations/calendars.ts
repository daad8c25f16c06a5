import type { CalendarEvents } from '#lib/accounts/calendar-terms.ts';
import { deriveCalendarToken, hashCalendarToken } from '#lib/accounts/calendar-token.ts';
import type { Caller } from '#lib/accounts/caller.ts';
import { isCalendarId, isProfileId, newId } from '#lib/accounts/identifiers.ts';
import { currentVersion } from '#lib/accounts/subkeys.ts';
import { logSecurityEvent } from '#lib/log.ts';
import { notFound, Refusal } from '#lib/refusal.ts';
import { serviceSecret, serviceSubkey } from '#lib/secret/service-secret.ts';
import * as calendars from '#lib/table/calendars.ts';
import { once, subkeyOfMade } from './once.ts';
import { findProfile } from './profiles.ts';

/** What a calendar's owner chooses for it; without a name it has the profile's, without a zone the birthplace's. */
type CalendarTerms = { name?: string | undefined; events: CalendarEvents; tz?: string | undefined };

/**
 * A calendar of the caller's profile, whose token is shown this once, or again to a request that is repeated under its
 * name. Refused as `not_found`, `calendar_limit_reached`, and as `once` does.
 */
export async function makeCalendar(
  caller: Caller,
  profileId: string,
  terms: CalendarTerms,
  idempotencyKey: string | undefined,
) {
  const profile = await findProfile(caller.userId, profileId);
  const { name = profile.name, events, tz } = terms;
  const zone = tz !== undefined && { timeZone: tz };
  const { secretVersion, ...calendar } = await once({
    userId: caller.userId,
    idempotencyKey,
    asked: ['create-calendar', { profileId, ...terms }],
    newId: () => newId('cal', Date.now()),
    find: async (id) => {
      const stored = await calendars.find(profileId, id);
      return stored && toDeriveAgain(stored);
    },
    make: async (id) => toDeriveAgain(await store(id, caller, { profileId, name, events, ...zone })),
  });
  const subkey = await subkeyOfMade(secretVersion, 'calendar');
  return { ...calendar, token: deriveCalendarToken(subkey, calendar.id) };
}

/** What an answer that shows a token is made from: nothing that could be used as one. */
const toDeriveAgain = (stored: calendars.StoredCalendar) => ({
  ...calendars.publicPart(stored),
  secretVersion: stored.secretVersion,
});

type NewCalendar = Pick<calendars.StoredCalendar, 'profileId' | 'name' | 'events' | 'timeZone'>;

async function store(id: string, caller: Caller, made: NewCalendar): Promise<calendars.StoredCalendar> {
  const { userId } = caller;
  const secretVersion = currentVersion(await serviceSecret());
  const token = deriveCalendarToken(await serviceSubkey(secretVersion, 'calendar'), id);
  const stored = {
    id,
    userId,
    ...made,
    // A key that has leaked leaves no address behind that outlives it.
    ...(caller.credential === 'key' && { keyId: caller.keyId }),
    tokenHash: hashCalendarToken(token),
    secretVersion,
    createdAt: new Date().toISOString(),
  };
  if (!(await calendars.create(stored))) {
    await findProfile(userId, made.profileId);
    throw new Refusal(
      'calendar_limit_reached',
      `A profile has at most ${calendars.MAX_CALENDARS} calendars; revoke one first.`,
    );
  }
  logSecurityEvent({ event: 'calendar_created', outcome: 'allowed', userId });
  return stored;
}

/** The calendars of a user's profile, oldest first, without their tokens. Refused as `not_found`. */
export async function listCalendars(userId: string, profileId: string) {
  await findProfile(userId, profileId);
  return (await calendars.list(profileId)).map(calendars.publicPart);
}

/** Revokes a calendar of a user's profile; its address ends with the next request. Refused as `not_found`. */
export async function revokeCalendar(userId: string, profileId: string, calendarId: string): Promise<void> {
  const isNamed = isProfileId(profileId) && isCalendarId(calendarId);
  if (!isNamed || !(await calendars.revoke(userId, profileId, calendarId))) throw notFound('The calendar');
  logSecurityEvent({ event: 'calendar_revoked', outcome: 'allowed', userId });
}
