import * as v from 'valibot';
import { LEVELS, METRICS } from '#lib/scoring/day.ts';
import { AnsweredDate } from './fields.ts';

/** How good a day is for one metric. */
export const LevelName = v.pipe(v.picklist(LEVELS), v.description('How good the day is for it.'));

const texts = (description: string, examples: string[]) =>
  v.pipe(v.array(v.string()), v.metadata({ description, examples: [examples] }));

/** The forecast of one day. */
export const Entry = v.strictObject({
  date: v.pipe(AnsweredDate, v.description('The civil day, of the zone that was asked for.')),
  overallRating: v.pipe(
    v.number(),
    v.minValue(1),
    v.maxValue(10),
    v.metadata({
      description: '1.0 to 10.0: around 6 is an ordinary day, 8 and more a great one, below 4 a hard one.',
      examples: [6.2],
    }),
  ),
  metrics: v.pipe(
    v.strictObject(
      Object.fromEntries(METRICS.map((metric) => [metric, LevelName])) as Record<
        (typeof METRICS)[number],
        typeof LevelName
      >,
    ),
    v.description('How good the day is for each matter.'),
  ),
  favorable: texts('What the day is good for, one to four activities.', ['Job interviews', 'Date nights']),
  unfavorable: texts('What is better left for another day, one to four activities.', ['Signing contracts']),
  luckyColors: v.pipe(
    v.array(
      v.strictObject({
        name: v.pipe(v.string(), v.metadata({ description: 'In English.', examples: ['Sage Green'] })),
        hex: v.pipe(
          v.string(),
          v.hexColor(),
          v.metadata({ description: 'As CSS writes it.', examples: ['#9CAF88'] }),
        ),
      }),
    ),
    v.description('Three colors.'),
  ),
  luckyNumbers: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))),
    v.metadata({ description: 'Four numbers, ascending.', examples: [[7, 8, 21, 61]] }),
  ),
  summary: v.pipe(
    v.string(),
    v.metadata({
      description: 'The day in a few sentences, one of which names the transits that the others tell of.',
      examples: ['A solid day. You glow a little, and someone may notice. Venus trine your Sun helps.'],
    }),
  ),
});
