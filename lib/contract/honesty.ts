import * as v from 'valibot';
import { between, CivilDate, Count, described } from './fields.ts';
import { operation } from './operation.ts';

/* @__NO_SIDE_EFFECTS__ */
const figure = <const Schema extends v.GenericSchema>(schema: Schema, description: string) =>
  described(v.nullable(schema), `${description} Null until there are enough answers.`);

/** The least numbers from which figures are published. */
export const HonestyThresholds = v.strictObject({
  answers: described(Count, 'The least number of answers.', 100),
  people: described(Count, 'The least number of accounts.', 20),
});

/** How often readers know their own text in blind tests. */
export const Honesty = v.strictObject({
  answers: figure(Count, 'The number of counted answers.'),
  people: figure(Count, 'The number of accounts that gave them.'),
  hits: figure(Count, 'The number of answers that chose the own text.'),
  rate: figure(between(0, 1), '`hits` divided by `answers`.'),
  low: figure(between(0, 1), 'The lower end of the 95% confidence sequence of the rate.'),
  high: figure(between(0, 1), 'The upper end.'),
  expected: described(v.literal(0.5), 'The rate of someone who guesses.'),
  method: described(v.string(), 'How the figures are made.'),
  since: figure(CivilDate, 'The date (UTC) of the first answer.'),
  required: described(
    HonestyThresholds,
    'The figures are published from these numbers on, so that they say nothing about any one person.',
  ),
});
export type Honesty = v.InferOutput<typeof Honesty>;

export const honesty = operation({
  name: 'honesty',
  method: 'GET',
  path: '/api/honesty',
  access: 'public',
  tag: 'Verdicts',
  summary: 'Read how often readers know their own text',
  description:
    'Returns the results of all blind tests, counted at most an hour ago. Each account counts once a week. Answers of deleted profiles and erased accounts are left out.',
  response: Honesty,
  conditional: true,
});
