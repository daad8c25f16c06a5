import { expect, test } from '@jest/globals';
import { readingTable } from '#lib/reading/calibration/reading-table.ts';

// Other people in another year than `npm run calibrate` measures.
const measures = (['date', 'time'] as const).flatMap((known) =>
  readingTable(2027, { known, series: 7 }).map((measure) => ({ known, ...measure })),
);

test.each(measures)('of births by $known: $name stays within its bounds', ({ value, least, most }) => {
  expect(value).toBeGreaterThanOrEqual(least);
  expect(value).toBeLessThanOrEqual(most);
});
