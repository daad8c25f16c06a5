import { expect, test } from '@jest/globals';
import * as profiles from '#lib/table/profiles.ts';
import { expectProblem } from '../../support/expectations.ts';
import { newProfile } from '../../support/new-items.ts';
import { serviceOf } from '../../support/service.ts';

const { call, signIn } = serviceOf();

const bo = { name: 'Bo', birthDate: '1988-11-03' };
const unknown = 'prf_01ARZ3NDEKTSV4RRFFQ69G5FAV';

/** Somebody new with two profiles, Ada and another. */
async function ownerOf(ofAda: Partial<profiles.Profile> = {}, ofOther: Partial<profiles.Profile> = bo) {
  const user = await signIn();
  const [one, other] = [
    { ...newProfile(), name: 'Ada', ...ofAda },
    { ...newProfile(), ...ofOther },
  ];
  for (const profile of [one, other]) await profiles.create(user.id, profile, 2);
  const pathOf = (a: string, b: string) => `/api/profiles/${a}/with/${b}`;
  return { ...user, one, other, pathOf, path: pathOf(one.id, other.id) };
}

test('two profiles have scores, the aspects behind them, and five paragraphs', async () => {
  const { key, one, other, path } = await ownerOf();
  const { status, body } = await call('GET', path, { key });
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(['profileId', 'otherId', 'scores', 'aspects', 'text']);
  expect([body.profileId, body.otherId]).toEqual([one.id, other.id]);
  expect(Object.keys(body.scores)).toEqual(['love', 'talk', 'work', 'friction']);
  for (const score of Object.values<number>(body.scores)) {
    expect(score).toBeGreaterThanOrEqual(1);
    expect(score).toBeLessThanOrEqual(10);
  }
  expect(body.aspects.length).toBeGreaterThan(5);
  for (const aspect of body.aspects) {
    expect(Object.keys(aspect)).toEqual(['a', 'b', 'aspect', 'orbDeg', 'points']);
    expect(Object.keys(aspect.points)).toEqual(['love', 'talk', 'work', 'friction']);
    expect([aspect.a, aspect.b]).not.toContain('Ascendant');
  }
  expect(body.text).toHaveLength(5);
  expect(body.text[0]).toMatch(/Ada and Bo/);
  expect(body.text[4]).toMatch(/times of birth of Ada and Bo are unknown/);
});

test('seen from the other side the scores are the same and the aspects turned round', async () => {
  const { key, one, other, path, pathOf } = await ownerOf({ birthTime: '07:45' });
  const [there, back] = [
    await call('GET', path, { key }),
    await call('GET', pathOf(other.id, one.id), { key }),
  ];
  expect(back.body.scores).toEqual(there.body.scores);
  const turned = back.body.aspects.map(({ a, b, ...rest }: { a: string; b: string }) => ({
    a: b,
    b: a,
    ...rest,
  }));
  expect(turned).toEqual(there.body.aspects);
});

test('a time of birth that is added brings its angles in, and the text no longer misses it', async () => {
  const { key, one, path } = await ownerOf({}, { ...bo, birthTime: '21:10' });
  const before = (await call('GET', path, { key })).body;
  expect(before.text[4]).toMatch(/time of birth of Ada is unknown.* adding it/);
  await call('PATCH', `/api/profiles/${one.id}`, { key, body: { birthTime: '07:45' } });
  const after = (await call('GET', path, { key })).body;
  expect(after.text[4]).not.toMatch(/unknown/);
  const names = ({ aspects }: { aspects: { a: string; aspect: string; b: string }[] }) =>
    aspects.map(({ a, aspect, b }) => `${a} ${aspect} ${b}`);
  expect(names(after)).toEqual(expect.arrayContaining(names(before)));
  expect(names(after).some((name) => /^(Ascendant|Midheaven)/.test(name))).toBe(true);
});

test('one profile twice is 400 and names the parameter', async () => {
  const { key, one, pathOf } = await ownerOf();
  const answer = await call('GET', pathOf(one.id, one.id), { key });
  expectProblem(answer, 400, 'invalid_request');
  expect(answer.body.errors).toEqual([{ parameter: 'otherId', detail: expect.stringMatching(/^otherId /) }]);
});

test('404 where either is somebody else’s or does not exist', async () => {
  const [owner, stranger] = [await ownerOf(), await ownerOf()];
  for (const foreign of [stranger.one.id, unknown, 'x'])
    for (const path of [owner.pathOf(owner.one.id, foreign), owner.pathOf(foreign, owner.one.id)])
      expectProblem(await call('GET', path, { key: owner.key }), 404, 'not_found');
});

test('no browser keeps it, and a client that has it already is told so', async () => {
  const { key, path } = await ownerOf();
  const first = await call('GET', path, { key });
  const headers = { 'If-None-Match': first.headers.get('etag') ?? '' };
  const again = await call('GET', path, { key, headers });
  expect([again.status, again.text]).toEqual([304, '']);
  for (const answer of [first, again]) expect(answer.headers.get('cache-control')).toBe('no-store');
});
