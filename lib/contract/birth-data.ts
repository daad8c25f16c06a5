import * as v from 'valibot';
import { AREAS, type Area } from '#lib/reading/brief/areas.ts';
import { isRealDate } from '#lib/time/civil-day.ts';
import { described, timeOfDayField, timeZoneField, timeZoneText } from './fields.ts';
import { MAX_NAME_BYTES, nameField, textField } from './text-field.ts';

const EARLIEST_BIRTH_DATE = '1900-01-01';

/** Today's date at UTC+14, the latest date anywhere on Earth. */
const latestBirthDate = (): string => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);

/** A person's name, after trimming and NFC normalization. */
export const PersonName = described(
  nameField('name'),
  'The person’s name, 1 to 80 characters as a reader counts them, and at most 320 bytes in UTF-8.',
  'Ada',
);

export const MAX_EXTERNAL_ID_BYTES = 512;

const EXTERNAL_ID =
  'Your own identifier of the person, such as the id in your database: 1 to 128 characters as a reader counts them, and at most 512 bytes in UTF-8; unique within the account. It is trimmed and normalized to NFC wherever it is sent.';

const externalIdText = textField('externalId', 128, MAX_EXTERNAL_ID_BYTES);

/** The account's own identifier of a profile, 1 to 128 characters after trimming and NFC normalization. */
export const ExternalId = described(externalIdText, EXTERNAL_ID, 'user-4711');

/** An external id, or null for none. */
export const NullableExternalId = described(
  v.nullable(externalIdText),
  `${EXTERNAL_ID} Null for none.`,
  'user-4711',
);

/** A place in free text: 1 to 120 graphemes. */
/* @__NO_SIDE_EFFECTS__ */
export const cityText = (field: string) => textField(field, 120, MAX_NAME_BYTES);

export const BirthCity = described(
  cityText('birthCity'),
  'The city of birth, 1 to 120 characters, and at most 320 bytes in UTF-8. A `name` returned by GET /api/places selects exactly that place.',
  'Munich, Germany',
);

/** Stored coordinates are rounded to about a meter. */
const COORDINATE_DIGITS = 5;

/* @__NO_SIDE_EFFECTS__ */
const coordinateField = (field: string, max: number, description: string, example: number) =>
  v.pipe(
    v.number(`${field} must be a number.`),
    v.check((degrees) => Math.abs(degrees) <= max, `${field} must be from -${max} to ${max}.`),
    v.transform((degrees) => Number(degrees.toFixed(COORDINATE_DIGITS))),
    v.metadata({ description, minimum: -max, maximum: max, examples: [example] }),
  );

/** A birthplace: either a city, or coordinates with an optional time zone and name. */
export const birthplaceFields = {
  birthCity: v.optional(BirthCity),
  latitude: v.optional(
    coordinateField(
      'latitude',
      90,
      'Instead of `birthCity`, with `longitude`: the birthplace in degrees north, rounded to five decimals.',
      48.13743,
    ),
  ),
  longitude: v.optional(
    coordinateField(
      'longitude',
      180,
      'Instead of `birthCity`, with `latitude`: the birthplace in degrees east, rounded to five decimals.',
      11.57549,
    ),
  ),
  timeZone: v.optional(
    timeZoneField(
      'timeZone',
      'With coordinates: the IANA time zone of the birth, if it isn’t that of the place; case is ignored.',
      'Europe/Berlin',
    ),
  ),
  placeName: v.optional(
    described(
      cityText('placeName'),
      'With coordinates: the name of the birthplace, 1 to 120 characters, and at most 320 bytes in UTF-8. Defaults to the coordinates.',
      'Munich',
    ),
  ),
};

/** The time zone of a person's days where it isn't that of the birthplace, or null for none. */
export const NullableResidenceZone = described(
  v.nullable(timeZoneText('residenceTimeZone')),
  'The IANA time zone where the person lives; case is ignored. Forecasts of the profile are of days in this zone unless a request names another. It doesn’t touch the chart. Null for none: days are then those of the birthplace’s zone.',
  'America/New_York',
);

type Birthplace = { [Field in keyof typeof birthplaceFields]?: unknown };

/** Checks that a birthplace is given in one way, even if other fields are invalid. */
/* @__NO_SIDE_EFFECTS__ */
export const oneBirthplace = <Body extends Birthplace>({ isEdit }: { isEdit: boolean }) =>
  v.rawCheck<Body>(({ dataset, addIssue }) => {
    const body = dataset.value as Body;
    const has = (field: keyof Birthplace) => body[field] !== undefined;
    const report = (key: keyof Birthplace, message: string) =>
      addIssue({ message, path: [{ type: 'object', origin: 'value', input: body, key, value: body[key] }] });
    if (has('birthCity')) {
      for (const field of (['latitude', 'longitude', 'timeZone', 'placeName'] as const).filter(has))
        report(field, `${field} can't be combined with birthCity. Send a city or coordinates.`);
    } else if (has('latitude') !== has('longitude')) {
      const [given, missing] = has('latitude')
        ? (['latitude', 'longitude'] as const)
        : (['longitude', 'latitude'] as const);
      report(missing, `${missing} is required with ${given}.`);
    } else if (!has('latitude')) {
      if (has('placeName')) report('placeName', 'placeName requires latitude and longitude.');
      if (!isEdit) report('birthCity', 'birthCity is required, or latitude and longitude.');
    }
  });

/** A date of birth, YYYY-MM-DD, from 1900-01-01 to the latest date anywhere on Earth. */
export const BirthDate = v.pipe(
  v.string('birthDate must be a string.'),
  v.check(isRealDate, 'birthDate must be a real date in the form YYYY-MM-DD.'),
  v.check(
    (date) => !isRealDate(date) || date >= EARLIEST_BIRTH_DATE,
    `birthDate must not be before ${EARLIEST_BIRTH_DATE}.`,
  ),
  v.check((date) => !isRealDate(date) || date <= latestBirthDate(), 'birthDate must not be in the future.'),
  v.metadata({
    description: 'The local date of birth, from 1900-01-01 to today, where on Earth it is latest (UTC+14).',
    format: 'date',
    examples: ['1990-06-15'],
  }),
);

/** The local time of birth, HH:MM from 00:00 to 23:59; null if unknown. */
export const BirthTime = described(
  v.nullable(timeOfDayField('birthTime')),
  'The local time of birth as HH:MM, or null if unknown. A known time makes forecasts more precise and adds angles and houses to the chart.',
  '14:35',
);

/** The local time of a new birth: missing or null if unknown. */
export const NewBirthTime = v.pipe(
  v.optional(BirthTime, null),
  v.transform((time) => time ?? undefined),
);

/** An area of life that a reader wants the forecast to attend to. */
export const Matter = v.picklist(AREAS);

const MAX_MATTERS = 3;

const unknownMatter = (): string => `matters can only contain ${new Intl.ListFormat('en-US').format(AREAS)}.`;

/**
 * What the reader wants the forecast to attend to: at most three different areas. All errors are about the field as a whole,
 * because an error for each value could make a response many times as long as its request.
 */
export const Matters = v.pipe(
  v.custom<readonly Area[]>(Array.isArray, 'matters must be an array.'),
  v.check((matters) => matters.every((area) => AREAS.includes(area)), unknownMatter),
  v.check((matters) => new Set(matters).size === matters.length, 'matters must not contain a value twice.'),
  v.check((matters) => matters.length <= MAX_MATTERS, `matters can contain at most ${MAX_MATTERS} values.`),
  v.metadata({
    description:
      'What the person wants the forecast to attend to: up to three areas of life. Summaries and lists prefer these areas whenever the day’s subject concerns one of them; ratings don’t depend on them. The order makes no difference. An empty array removes them.',
    examples: [['work', 'love']],
    type: 'array',
    items: { enum: AREAS, type: 'string' },
    maxItems: MAX_MATTERS,
    uniqueItems: true,
  }),
);
