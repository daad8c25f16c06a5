import * as v from 'valibot';
import { LEVELS, METRICS } from '#lib/scoring/day.ts';
import { AnsweredDate } from './fields.ts';

/** How good a day is for one metric. */
export const LevelName = v.picklist(LEVELS);

const texts = (description: string, examples: string[]) =>
  v.pipe(v.array(v.string()), v.metadata({ description, examples: [examples] }));

/** The forecast of one day. */
export const Entry = v.strictObject({
  date: AnsweredDate,
  overallRating: v.pipe(
    v.number(),
    v.minValue(1),
    v.maxValue(10),
    v.metadata({
      description: '1.0 to 10.0: around 6 is an ordinary day, 8 and more a great one, below 4 a hard one.',
      examples: [6.2],
    }),
  ),
  metrics: v.strictObject(
    Object.fromEntries(METRICS.map((metric) => [metric, LevelName])) as Record<
      (typeof METRICS)[number],
      typeof LevelName
    >,
  ),
  favorable: texts('What the day is good for, one to four activities.', ['Job interviews', 'Date nights']),
  unfavorable: texts('What is better left for another day, one to four activities.', ['Signing contracts']),
  luckyColors: v.array(
    v.strictObject({
      name: v.pipe(v.string(), v.metadata({ examples: ['Sage Green'] })),
      hex: v.pipe(v.string(), v.hexColor(), v.metadata({ examples: ['#9CAF88'] })),
    }),
  ),
  luckyNumbers: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))),
    v.metadata({ description: 'Four numbers, ascending.', examples: [[7, 8, 21, 61]] }),
  ),
  summary: v.pipe(
    v.string(),
    v.metadata({
      description: 'The day in a few sentences; the last names the transits behind it.',
      examples: ['A solid day. You glow a little, and someone may notice. Venus trine your Sun helps.'],
    }),
  ),
});
