import * as v from 'valibot';
import { MAX_EXTERNAL_ID_BYTES } from './birth-data.ts';
import { CivilDate, dateField, described, inputObject, ProfileId, TimeZone, ZoneName } from './fields.ts';
import { Entry } from './forecasts.ts';
import { operation } from './operation.ts';
import { Problem } from './problems.ts';

const MAX_BATCH = 100;
/** A hundred external ids of the greatest length fit. */
const MAX_BODY_KIB = 64;

/** Whether a profile can have the id. A response repeats it, and a long one would take long to normalize. */
const isId = (id: unknown): boolean =>
  typeof id === 'string' && id.trim() !== '' && id.length <= MAX_EXTERNAL_ID_BYTES && !/\p{Cs}/u.test(id);

/** A list of 1 to 100 identifiers. All errors are about the field as a whole, so that a response can't become long. */
/* @__NO_SIDE_EFFECTS__ */
const idList = (field: string, description: string, examples: string[][] = []) =>
  v.pipe(
    v.custom<readonly string[]>(
      (value) => Array.isArray(value) && value.every(isId),
      `${field} must be an array of strings of valid Unicode, each of 1 to ${MAX_EXTERNAL_ID_BYTES} characters.`,
    ),
    // As profiles store external ids.
    v.transform((ids) => ids.map((id) => id.normalize('NFC').trim())),
    v.check(
      (ids) => !Array.isArray(ids) || (ids.length >= 1 && ids.length <= MAX_BATCH),
      `${field} must have 1 to ${MAX_BATCH} values.`,
    ),
    v.metadata({
      description,
      type: 'array',
      items: { type: 'string', minLength: 1 },
      minItems: 1,
      maxItems: MAX_BATCH,
      ...(examples.length > 0 && { examples }),
    }),
  );

export const BatchRequest = v.pipe(
  inputObject({
    profileIds: v.optional(idList('profileIds', 'The profiles, 1 to 100. Instead of `externalIds`.')),
    externalIds: v.optional(
      idList('externalIds', 'The profiles by their external ids, 1 to 100. Instead of `profileIds`.', [
        ['user-4711', 'user-4712'],
      ]),
    ),
    date: v.optional(
      dateField(
        'date',
        'The day. Defaults to today in `tz`, or without `tz` to today in each person’s zone, as for GET /api/horoscope/today.',
      ),
    ),
    tz: v.optional(TimeZone),
  }),
  v.check(
    ({ profileIds, externalIds }) => (profileIds === undefined) !== (externalIds === undefined),
    'Send either profileIds or externalIds.',
  ),
);

/** The answer to one id of a batch. */
export const BatchItem = v.strictObject({
  profileId: v.optional(ProfileId),
  externalId: v.optional(
    described(
      v.string(),
      'The external id of the profile, if it has one or was requested by it.',
      'user-4711',
    ),
  ),
  timeZone: v.optional(described(ZoneName, 'With `horoscope`: the time zone of the day.')),
  horoscope: v.optional(described(Entry, 'The day, as GET /api/horoscope/daily returns it.')),
  problem: v.optional(described(Problem, 'Instead of `horoscope`: why there is none.')),
});

export const Batch = v.strictObject({
  date: described(
    CivilDate,
    'The requested day. Without `date`: today in `tz` or in UTC; each forecast has its own `date`, which can differ by a day.',
  ),
  forecasts: described(v.array(BatchItem), 'One item for each requested id, in the same order.'),
});

export const batchHoroscope = operation({
  name: 'batch-horoscope',
  method: 'POST',
  path: '/api/horoscope/batch',
  access: 'signed-in',
  tag: 'Forecasts',
  summary: 'Read one day for up to 100 profiles',
  description:
    'Returns the forecasts of one day for up to 100 profiles, in the order of the ids. A profile without a forecast, such as a missing one, has a `problem` and doesn’t affect the others. An id that is given twice is answered twice and computed once. Cached days don’t count against the daily quota of computed days, but each id after the tenth does, except with the tier `platform`. If the quota is too small, the whole request returns 429. Without `tz`, each day is one of the profile’s `residenceTimeZone`, or else of the birthplace’s zone; the `Time-Zone` header is present if all forecasts have the same zone. Read-only keys can call this operation.',
  body: BatchRequest,
  maxBodyKib: MAX_BODY_KIB,
  rejectsUnknownFields: true,
  changesNothing: true,
  forecast: true,
  response: Batch,
});
