import * as v from 'valibot';
import { tiers } from '#lib/accounts/tiers.ts';
import { SIGNS } from '#lib/ephemeris/zodiac.ts';
import { isRealDate } from '#lib/time/calendar-date.ts';
import { canonicalTimeZone } from '#lib/time/time-zone.ts';

/** A schema of an input with named fields; a field that is missing is named in its message. */
/* @__NO_SIDE_EFFECTS__ */
export function inputObject<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.object(entries, (issue) => `${issue.path?.at(-1)?.key ?? 'A field'} is required.`);
}

/** Identifiers: a prefix that names the kind, and a ULID, so that they sort by time of creation. */
/* @__NO_SIDE_EFFECTS__ */
const identifier = (prefix: string, of: string) =>
  v.pipe(
    v.string(),
    v.metadata({
      description: `Identifies ${of}.`,
      examples: [`${prefix}_01M7YMWJZ95PGZ13Z74TPMWH4T`],
    }),
  );

/** Identifies an account. */
export const UserId = identifier('usr', 'the account');

/** Identifies a birth profile. */
export const ProfileId = identifier('prf', 'a birth profile');

/** Identifies an API key. */
export const KeyId = identifier('key', 'an API key');

/** Identifies a calendar. */
export const CalendarId = identifier('cal', 'a calendar');

/** An instant in UTC. */
export const Instant = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.metadata({ description: 'An instant in UTC.', examples: ['2026-11-21T19:04:05.678Z'] }),
);

/** A date of an answer. */
export const AnsweredDate = v.pipe(
  v.string(),
  v.isoDate(),
  v.metadata({ description: 'A date.', examples: ['2026-11-21'] }),
);

/** A tier's name. */
export const TierName = v.pipe(
  v.picklist(Object.keys(tiers) as (keyof typeof tiers)[]),
  v.metadata({ description: 'The subscription tier: it limits profiles and how far ahead one may look.' }),
);

/** A sign of the zodiac. */
export const SignName = v.picklist(SIGNS);

/** The sign of somebody's Sun. */
export const SunSign = v.pipe(
  SignName,
  v.metadata({ description: 'The sign of the Sun at birth, by its true place and not by a table of dates.' }),
);

/** The name of a time zone in an answer. */
export const ZoneName = v.pipe(
  v.string(),
  v.metadata({ description: 'A name of the IANA time zone database.', examples: ['Europe/Berlin'] }),
);

/** A date that is asked for. */
/* @__NO_SIDE_EFFECTS__ */
export const dateField = (field: string, description: string) =>
  v.pipe(
    v.string(`${field} must be a date.`),
    v.check(isRealDate, `${field} must be a real date in the form YYYY-MM-DD.`),
    v.metadata({ description, format: 'date', examples: ['2026-11-21'] }),
  );

/** The zone whose days are meant, by any of its names. */
export const TimeZone = v.pipe(
  v.string('tz must be a string.'),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const zone = canonicalTimeZone(dataset.value);
    if (zone) return zone;
    addIssue({ message: 'tz must be the IANA name of a time zone, such as Europe/Berlin.' });
    return NEVER;
  }),
  v.metadata({
    description:
      'The zone whose civil days are meant: a name of the IANA time zone database, in any case. The zone of the birthplace if left out.',
    examples: ['America/New_York'],
  }),
);

/** When something was made. */
export const CreatedAt = v.pipe(Instant, v.description('When it was made.'));

/** The answer to a deletion. */
export const Deleted = v.strictObject({
  id: v.pipe(v.string(), v.metadata({ description: 'What was deleted.' })),
  deleted: v.pipe(v.literal(true), v.description('That it is gone.')),
});

/** An answer that only says something. */
export const Message = v.strictObject({
  message: v.pipe(
    v.string(),
    v.metadata({ description: 'A sentence for people.', examples: ['You are signed out.'] }),
  ),
});
