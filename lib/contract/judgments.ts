import * as v from 'valibot';
import {
  between,
  CivilDate,
  dateField,
  described,
  Instant,
  inputObject,
  ProfileId,
  TimeZone,
} from './fields.ts';
import { MAX_DAYS_WITH_NOTES, MAX_NOTE_BYTES, MAX_NOTE_GRAPHEMES } from './note-limits.ts';
import { operation } from './operation.ts';
import { textField } from './text-field.ts';

/** Whether a day was as the forecast said. */
export const VerdictName = v.picklist(['yes', 'partly', 'no'], 'verdict must be yes, partly or no.');

const Figure = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A reader's verdict on the forecast of a day. */
export const JudgedDay = v.strictObject({
  date: described(CivilDate, 'The day.'),
  verdict: described(VerdictName, 'Whether the day was as the forecast said.'),
  note: v.optional(
    described(v.string(), 'The reader’s note, if there is one.', 'A long call with my sister.'),
  ),
  rating: described(between(1, 10), 'The rating of the day’s forecast when it was judged.', 8.2),
  updatedAt: described(Instant, 'When the verdict was last set.'),
});
export type JudgedDay = v.InferOutput<typeof JudgedDay>;

const Note = v.pipe(
  textField('note', MAX_NOTE_GRAPHEMES, MAX_NOTE_BYTES, { hasLines: true }),
  v.metadata({
    description: `A note of 1 to ${MAX_NOTE_GRAPHEMES} characters, and at most ${MAX_NOTE_BYTES} bytes in UTF-8. It may have line breaks.`,
    examples: ['A long call with my sister.'],
  }),
);

export const NewVerdict = inputObject({
  verdict: described(VerdictName, 'Whether the day was as the forecast said.', 'yes'),
  note: v.optional(Note),
});

export const FeltDays = v.strictObject({
  answers: described(Figure, 'The number of these days with a verdict.', 12),
  felt: described(Figure, 'The number of these days with the verdict `yes`.', 9),
});

/** Figures for sentences such as “Your 8s felt like 8s on 9 of 12 days”. */
export const VerdictSummary = v.strictObject({
  answers: described(Figure, 'The number of verdicts in the range.', 40),
  good: described(FeltDays, 'Days rated 8 or more.'),
  hard: described(FeltDays, 'Days rated below 4.'),
});
export type VerdictSummary = v.InferOutput<typeof VerdictSummary>;

export const VerdictList = v.strictObject({
  verdicts: described(
    v.array(JudgedDay),
    `The verdicts, oldest first. Those of a range of more than ${MAX_DAYS_WITH_NOTES} days are without their notes.`,
  ),
  summary: described(VerdictSummary, 'How well the ratings of these days fit.'),
});

/** A reader's verdict in the account export. */
export const ExportedVerdict = v.strictObject({ profileId: ProfileId, ...JudgedDay.entries });

const DayParameters = v.object({
  id: ProfileId,
  date: described(v.string(), 'The day, YYYY-MM-DD.', '2026-11-21'),
});

export const setVerdict = operation({
  name: 'set-verdict',
  method: 'PUT',
  path: '/api/profiles/{id}/days/{date}/verdict',
  access: 'signed-in',
  tag: 'Verdicts',
  summary: 'Say whether a day was as forecast',
  description:
    'Stores the verdict of a day that has begun in `tz`, in place of an earlier one, with the rating of the day’s forecast. Days before the birth are invalid. Without `note`, an earlier note is removed. Verdicts stay when the birth data is corrected.',
  params: DayParameters,
  query: inputObject({ tz: v.optional(TimeZone) }),
  body: NewVerdict,
  response: JudgedDay,
  problems: ['not_found'],
});

export const listVerdicts = operation({
  name: 'list-verdicts',
  method: 'GET',
  path: '/api/profiles/{id}/verdicts',
  access: 'signed-in',
  tag: 'Verdicts',
  summary: 'List verdicts',
  description: `Lists the verdicts of a profile with a summary of how well the ratings fit. Notes are included if the range has at most ${MAX_DAYS_WITH_NOTES} days.`,
  params: v.object({ id: ProfileId }),
  query: inputObject({
    from: v.optional(dateField('from', 'The first day. Defaults to the 92nd day up to `to`.')),
    to: v.optional(
      dateField('to', 'The last day, inclusive. Defaults to the latest. A range can have at most 366 days.'),
    ),
  }),
  response: VerdictList,
  problems: ['not_found', 'range_too_long'],
});

/** The index of a text. Not a list of values, because generated Kotlin doesn't compile with numbers in lists. */
const Choice = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1));

/** A test whether readers know their own text. The last four fields are present once it is answered. */
export const BlindTest = v.strictObject({
  id: described(CivilDate, 'Identifier of the test: the Monday of its week.', '2026-11-16'),
  date: described(CivilDate, 'The day of both texts.', '2026-11-20'),
  texts: described(
    v.pipe(v.array(v.string()), v.length(2)),
    'The reader’s own summary of the day and that of a made-up birth, in random order.',
  ),
  seal: described(
    v.string(),
    'The SHA-256 of `own`, a colon and `nonce`, in hexadecimal. It proves that the order was fixed before the answer.',
  ),
  answeredAt: described(v.nullable(Instant), 'When the test was answered; null until then.'),
  choice: v.optional(described(Choice, 'The index of the text that the reader chose.')),
  own: v.optional(described(Choice, 'The index of the reader’s own text.')),
  nonce: v.optional(described(v.string(), 'The random part of what was sealed.')),
  right: v.optional(described(v.boolean(), 'Whether the reader chose the own text.')),
});
export type BlindTest = v.InferOutput<typeof BlindTest>;

/** A test in the account export, without the secret order of an unanswered one. */
export const ExportedBlindTest = v.strictObject({ profileId: ProfileId, ...BlindTest.entries });

export const BlindAnswer = inputObject({
  id: dateField('id', 'Identifier of the test.'),
  choice: v.pipe(
    v.number('choice must be 0 or 1.'),
    v.integer('choice must be 0 or 1.'),
    v.minValue(0, 'choice must be 0 or 1.'),
    v.maxValue(1, 'choice must be 0 or 1.'),
    v.metadata({ description: 'The index of the chosen text.', examples: [0] }),
  ),
});

export const startBlindTest = operation({
  name: 'start-blind-test',
  method: 'POST',
  path: '/api/profiles/{id}/blind-test',
  access: 'signed-in',
  tag: 'Verdicts',
  summary: 'Start or read this week’s blind test',
  description:
    'Returns the profile’s test of the current week in `tz`, and creates it if there is none: yesterday’s summary beside that of a made-up birth whose day has a similar rating. Both use the zone `tz`, and a birth time if the profile has one. The made-up birth isn’t stored.',
  params: v.object({ id: ProfileId }),
  query: inputObject({ tz: v.optional(TimeZone) }),
  response: BlindTest,
  problems: ['not_found'],
});

export const answerBlindTest = operation({
  name: 'answer-blind-test',
  method: 'PUT',
  path: '/api/profiles/{id}/blind-test',
  access: 'signed-in',
  tag: 'Verdicts',
  summary: 'Answer a blind test',
  description:
    'Stores which text the reader takes for the own one, and reveals it. The first answer counts: any later one returns the first. Tests of earlier weeks can still be answered.',
  params: v.object({ id: ProfileId }),
  body: BlindAnswer,
  response: BlindTest,
  problems: ['not_found'],
});
