import { afterAll, beforeAll, expect, test } from '@jest/globals';
import * as users from '#lib/table/users.ts';
import { type Deed, editStorm, profilesInAStorm } from '../support/edit-storm.ts';
import { type OpenService, openService } from '../support/open-service.ts';

let service: OpenService;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.stop());

test('concurrent edits, deletions and forecasts never show previous or other birth data', async () => {
  const stormed = await profilesInAStorm(service, 2, (userId) => users.setTier(userId, 'premium'));
  const deeds = Array.from({ length: 40 }, (_, at): Deed => {
    if (at < 2) return 'deletion';
    return at % 2 ? 'edit' : 'forecast';
  });
  expect(await editStorm(service, stormed, deeds, 364)).toEqual([]);
});
