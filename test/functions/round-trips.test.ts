import { expect, test } from '@jest/globals';
import { roundTrips } from '../../infra/costs/round-trips.ts';
import { countOperations } from '../support/count-operations.ts';

test('an operation waits for the table as often as is said, and makes those calls', async () => {
  expect(await countOperations()).toEqual(roundTrips);
});
