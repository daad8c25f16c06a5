import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { pairMeasures, pairs, sumsOfPairs } from '#lib/scoring/calibration/pairs.ts';
import { MATTERS, PAIR_KNOWN } from '#lib/scoring/pairs/pair.ts';
import { FITTED_PAIRS } from '#lib/scoring/tables/fitted-pairs.ts';

// Other pairs than the constants were fitted to; `npm run calibrate` measures as many more.
const sample = PAIR_KNOWN.flatMap((known) =>
  pairMeasures(sumsOfPairs(pairs(300, known, 7)), known).map((measure) => ({ known, ...measure })),
);

test.each(sample)(
  'of pairs with the time of $known known, $name stays within its bounds',
  ({ value, least, most }) => {
    expect(value).toBeGreaterThanOrEqual(least);
    expect(value).toBeLessThanOrEqual(most);
  },
);

test('half of the pairs are of an age, and nobody comes twice', () => {
  const people = pairs(300, 'both');
  const years = people.map(
    ([one, other]) => Math.abs(Date.parse(one.birthDate) - Date.parse(other.birthDate)) / 3.15576e10,
  );
  expect(years.filter((apart) => apart <= 4.1).length).toBeGreaterThanOrEqual(150);
  expect(years.filter((apart) => apart > 10).length).toBeGreaterThanOrEqual(90);
  expect(new Set(people.map(([one]) => one.birthDate)).size).toBeGreaterThan(295);
});

test('the constants that are published are those in use', () => {
  const published = readFileSync(new URL('../../../../docs/answers.md', import.meta.url), 'utf8');
  for (const known of PAIR_KNOWN)
    for (const matter of MATTERS) {
      const { mean, deviation } = FITTED_PAIRS[known][matter];
      expect(published).toContain(`| ${known} | ${matter} | ${mean} | ${deviation} |`);
    }
});
