import { afterAll, beforeAll, expect, test } from '@jest/globals';
import * as users from '#lib/table/users.ts';
import { addDays } from '#lib/time/civil-day.ts';
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

test('50 concurrent clients with a cold cache get the same bytes', async () => {
  const { horoscope } = await signUp(wide, { tier: 'pro' });
  const today = new Date().toISOString().slice(0, 10);
  const month = () => horoscope('daily', { startDate: today, endDate: addDays(today, 30) });
  const answers = await Promise.all(Array.from({ length: 50 }, month));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
  const start = wide.calls.made.length;
  expect((await month()).text).toBe(answers[0]?.text);
  const operations = wide.calls.made.slice(start).map(({ operation }) => operation);
  expect(operations).toContain('dynamodb Query');
  expect(operations).not.toContain('dynamodb BatchWriteItem');
});
