import * as v from 'valibot';
import { type TierName as Name, PLATFORM, tiers } from '#lib/accounts/tiers.ts';
import { isDeliveryTime } from '#lib/delivery/due-times.ts';
import { SIGNS } from '#lib/ephemeris/zodiac.ts';
import { isRealDate } from '#lib/time/calendar-date.ts';
import { isTimeOfDay } from '#lib/time/civil-day.ts';
import { canonicalTimeZone } from '#lib/time/time-zone.ts';

/** Placeholder for the service's base URL in texts generated at build time; replaced when the texts are served. */
export const SERVICE_URL = 'https://api.example.com';

/** An object schema for inputs. Its message for a missing field names the field. */
/* @__NO_SIDE_EFFECTS__ */
export function inputObject<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.object(entries, (issue) => `${issue.path?.at(-1)?.key ?? 'A field'} is required.`);
}

/** Requires at least one field of an object whose fields, as `names` lists them, are all optional. */
/* @__NO_SIDE_EFFECTS__ */
export const hasSome = <Input extends object>(names: string) =>
  v.check<Input, string>(
    (input) => Object.values(input).some((value) => value !== undefined),
    `Send at least one of ${names}.`,
  );

/** Adds a description and examples to a schema. */
/* @__NO_SIDE_EFFECTS__ */
export const described = <const Schema extends v.GenericSchema>(
  schema: Schema,
  description: string,
  ...examples: v.InferInput<Schema>[]
) => v.pipe(schema, v.metadata({ description, ...(examples.length > 0 && { examples }) }));

/**
 * A list of values that a response may have, and that may grow within a major version. In the OpenAPI description it is a string,
 * because generated clients reject values that an enumeration doesn't have.
 */
/* @__NO_SIDE_EFFECTS__ */
export const growingList = <const Value extends string>(values: readonly Value[]) =>
  v.pipe(v.picklist(values), v.metadata({ grows: true }));

/** A number of things. */
export const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A number from `min` to `max`, inclusive. */
/* @__NO_SIDE_EFFECTS__ */
export const between = (min: number, max: number) => v.pipe(v.number(), v.minValue(min), v.maxValue(max));

/** An identifier: a prefix for its kind and a ULID, so that identifiers sort by creation time. */
/* @__NO_SIDE_EFFECTS__ */
const identifier = (prefix: string, kind: string) =>
  described(v.string(), `Identifier of ${kind}.`, `${prefix}_01M7YMWJZ95PGZ13Z74TPMWH4T`);

export const UserId = identifier('usr', 'the account');

export const ProfileId = identifier('prf', 'a birth profile');

export const KeyId = identifier('key', 'an API key');

export const CalendarId = identifier('cal', 'a calendar feed');

export const WebhookId = identifier('whk', 'a webhook');

export const PushId = identifier('psh', 'a push subscription');

export const Instant = described(
  v.pipe(v.string(), v.isoTimestamp()),
  'An instant in ISO 8601, in UTC.',
  '2026-11-21T19:04:05.678Z',
);

export const CivilDate = described(v.pipe(v.string(), v.isoDate()), 'A date, YYYY-MM-DD.', '2026-11-21');

export const TierName = described(
  growingList([...Object.keys(tiers), PLATFORM] as Name[]),
  'The subscription tier, which limits the number of profiles and how far ahead forecasts reach.',
);

export const SignName = v.picklist(SIGNS);

export const SunSign = described(
  SignName,
  'The sign of the Sun at birth, computed from its position rather than a table of dates.',
);

export const ZoneName = described(v.string(), 'The name of an IANA time zone.', 'Europe/Berlin');

/* @__NO_SIDE_EFFECTS__ */
export const dateField = (field: string, description: string) =>
  v.pipe(
    v.string(`${field} must be a date.`),
    v.check(isRealDate, `${field} must be a real date in the form YYYY-MM-DD.`),
    v.metadata({ description, format: 'date', examples: ['2026-11-21'] }),
  );

/** An IANA time zone or link, case-insensitive; converted to the canonical name. */
/* @__NO_SIDE_EFFECTS__ */
export const timeZoneText = (field: string) =>
  v.pipe(
    v.string(`${field} must be a string.`),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const zone = canonicalTimeZone(dataset.value);
      if (zone) return zone;
      addIssue({ message: `${field} must be an IANA time zone such as Europe/Berlin.` });
      return NEVER;
    }),
  );

/** A described `timeZoneText`. */
/* @__NO_SIDE_EFFECTS__ */
export const timeZoneField = (field: string, description: string, ...examples: string[]) =>
  described(timeZoneText(field), description, ...examples);

/** A local time in quarter hours, as HH:MM. */
/* @__NO_SIDE_EFFECTS__ */
export const quarterHourField = (field: string, description: string, example: string) =>
  v.pipe(
    v.string(`${field} must be a string.`),
    v.check(isDeliveryTime, `${field} must be a quarter hour from 00:00 to 23:45 in the form HH:MM.`),
    v.metadata({
      description: `${description}, as HH:MM in quarter hours.`,
      pattern: '^([01][0-9]|2[0-3]):(00|15|30|45)$',
      examples: [example],
    }),
  );

export const TimeZone = timeZoneField(
  'tz',
  'The IANA time zone of the days; case is ignored. Defaults to the profile’s `residenceTimeZone`, or else to the birthplace’s time zone.',
  'America/New_York',
);

export const CreatedAt = described(Instant, 'When the resource was created.');

/** The response to a deletion. */
export const Deleted = v.strictObject({
  id: described(v.string(), 'Identifier of the deleted resource.'),
  deleted: described(v.literal(true), 'Confirms the deletion: always true.'),
});

export const Message = v.strictObject({
  message: described(v.string(), 'A message to show to the user.', 'You are signed out.'),
});

const profileId = v.pipe(
  v.string('profileId must be a string.'),
  v.nonEmpty('profileId must not be empty.'),
  v.metadata({
    description: 'Identifier of the profile.',
    examples: ['prf_01M7YMWJZ95PGZ13Z74TPMWH4T'],
  }),
);

/** Query parameters of all operations on a range of days. */
export const rangeParameters = {
  profileId,
  startDate: dateField('startDate', 'The first day of the range.'),
  endDate: dateField('endDate', 'The last day, inclusive. A range can have at most 366 days.'),
  tz: v.optional(TimeZone),
};

const isCount = (field: string, max: number) =>
  v.check<string, string>(
    (text) => /^[1-9]\d*$/.test(text) && Number(text) <= max,
    `${field} must be a whole number from 1 to ${max}.`,
  );

/** A query parameter: a whole number from 1 to `max`, by default `fallback`. */
/* @__NO_SIDE_EFFECTS__ */
export const countField = (field: string, max: number, fallback: number, description: string) =>
  v.pipe(
    v.optional(v.string(`${field} must be a number.`), `${fallback}`),
    isCount(field, max),
    v.transform(Number),
    v.metadata({ description, type: 'integer', minimum: 1, maximum: max, default: fallback }),
  );

/** A query parameter: a whole number from 1 to `max`, or missing. */
/* @__NO_SIDE_EFFECTS__ */
export const optionalCountField = (field: string, max: number, description: string) =>
  v.pipe(
    v.optional(v.pipe(v.string(`${field} must be a number.`), isCount(field, max), v.transform(Number))),
    v.metadata({ description, type: 'integer', minimum: 1, maximum: max }),
  );

/** Query parameters of a list in pages of up to `max`. */
/* @__NO_SIDE_EFFECTS__ */
export const pageParameters = (things: string, max: number) => ({
  limit: optionalCountField(
    'limit',
    max,
    `The most ${things} to return, 1 to ${max}. With it, the response has \`nextCursor\`.`,
  ),
  cursor: v.optional(
    described(v.string('cursor must be a string.'), 'The `nextCursor` of the previous page.'),
  ),
});

/** Where the next page of a list begins. */
export const NextCursor = v.optional(
  described(v.nullable(v.string()), 'With `limit`: the `cursor` of the next page; null on the last page.'),
);

/** A local time of day, HH:MM from 00:00 to 23:59. */
/* @__NO_SIDE_EFFECTS__ */
export const timeOfDayField = (field: string) =>
  v.pipe(
    v.string(`${field} must be a string.`),
    v.check(isTimeOfDay, `${field} must be a time of day from 00:00 to 23:59 in the form HH:MM.`),
    v.metadata({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' }),
  );

/** Query parameters of operations on up to seven days, starting today. */
export const todayParameters = {
  profileId,
  tz: v.optional(TimeZone),
  days: countField('days', 7, 1, 'Number of days to return, starting today, 1 to 7.'),
};

/** A query parameter: true or false, case-insensitive; false by default. */
/* @__NO_SIDE_EFFECTS__ */
export const booleanField = (field: string, description: string) =>
  v.pipe(
    v.optional(v.string(`${field} must be true or false.`), 'false'),
    v.toLowerCase(),
    v.check((text) => text === 'true' || text === 'false', `${field} must be true or false.`),
    v.transform((text) => text === 'true'),
    v.metadata({ description, type: 'boolean', default: false }),
  );

export const explainField = booleanField(
  'explain',
  'If true, adds what each day is about (`brief`), why each sentence is in its summary (`sentences`), the natal points, all transits with their points, and the model constants, so that ratings can be recomputed. At most 31 days can then be requested.',
);

type RangeDates = { startDate?: string | undefined; endDate?: string | undefined };

/** Checks that endDate isn't before startDate, even if other parameters are invalid. */
/* @__NO_SIDE_EFFECTS__ */
export const endNotBeforeStart = <Query extends RangeDates>() =>
  v.rawCheck<Query>(({ dataset, addIssue }) => {
    const query = dataset.value as Query;
    const { startDate, endDate } = query;
    const isDate = (text: unknown): text is string => typeof text === 'string' && isRealDate(text);
    if (!isDate(startDate) || !isDate(endDate) || endDate >= startDate) return;
    const path: [v.ObjectPathItem] = [
      { type: 'object', origin: 'value', input: query, key: 'endDate', value: endDate },
    ];
    addIssue({ message: 'endDate must not be before startDate.', path });
  });
