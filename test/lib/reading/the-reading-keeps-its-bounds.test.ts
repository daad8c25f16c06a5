import { expect, test } from '@jest/globals';
import { readingTable } from '#lib/reading/calibration/reading-table.ts';

// Other people in another year than `npm run calibrate` measures.
test.each(readingTable(2027, 7))('$name stays within its bounds', ({ value, least, most }) => {
  expect(value).toBeGreaterThanOrEqual(least);
  expect(value).toBeLessThanOrEqual(most);
});
