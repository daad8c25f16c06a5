import { afterAll, beforeAll, expect, test } from '@jest/globals';
import * as users from '#lib/table/users.ts';
import { type Deed, editStorm, profilesInAStorm } from '../support/edit-storm.ts';
import { expectProblem } from '../support/expectations.ts';
import { type OpenService, openService } from '../support/open-service.ts';
import { signUp } from '../support/sign-up.ts';
import { useService } from '../support/use-service.ts';

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

/** More environments of each function than other tests have: AWS starts one for each concurrent request. */
const wide = useService({}, {}, 24);

test('of a hundred concurrent edits, each makes at most five tries; those that lost return 409', async () => {
  const { key, path } = await signUp(wide);
  const edits = Array.from({ length: 100 }, (_, at) => ({ birthDate: '1985-12-01', name: `No. ${at}` }));
  const start = wide.calls.made.length;
  const answers = await Promise.all(edits.map((body) => wide.call('PATCH', path, { key, body })));
  const tries = wide.calls.made
    .slice(start)
    .filter(({ operation }) => operation === 'dynamodb TransactWriteItems');
  const triesOf = edits.map(
    ({ name }) => tries.filter(({ body }) => body.includes(`":new_name":{"S":"${name}"}`)).length,
  );
  expect(triesOf.reduce((sum, count) => sum + count, 0)).toBe(tries.length);
  expect(Math.max(...triesOf)).toBeLessThanOrEqual(5);
  for (const answer of answers) if (answer.status !== 200) expectProblem(answer, 409, 'edit_conflict');
  const edited = answers.filter(({ status }) => status === 200).map(({ body }) => body);
  expect(edited).toContainEqual((await wide.call('GET', path, { key })).body);
});
