import { expect, test } from '@jest/globals';
import { listTable } from '#lib/reading/calibration/list-table.ts';

// Other people in another year than `npm run calibrate` measures.
test.each(listTable(2027, 7))('$name stays within its bounds', ({ value, least, most }) => {
  expect(value).toBeGreaterThanOrEqual(least);
  expect(value).toBeLessThanOrEqual(most);
});
