import { expect, test } from '@jest/globals';
import { ulid } from 'ulid';
import { MAX_TRIES } from '#lib/accounts/sign-in-code.ts';
import * as signInCodes from '#lib/table/sign-in-codes.ts';
import { transactWrite } from '#lib/table/transactions.ts';
import { newEmail } from '../../support/service.ts';

async function newCode(now = Date.now()) {
  const email = newEmail();
  const id = ulid(now);
  const code = { id, mac: 'a', secretVersion: '1', source: 's', handleHash: 'h', isKnown: false };
  await signInCodes.create(email, code, now);
  const tryAs = (trier: 'asker' | 'other', name: string = crypto.randomUUID(), nowMs = now) =>
    signInCodes.countTry(email, { id, trier }, name, nowMs);
  const refund = (name: string) => signInCodes.refundTry(email, { id, trier: 'asker' }, name);
  const use = () =>
    transactWrite([
      signInCodes.useWrite(email, id, { userId: 'usr_1', usedBy: crypto.randomUUID(), nowMs: now }),
    ]);
  return { email, id, tryAs, refund, use };
}

test('other browsers share five attempts at a code, even concurrently, and then the code is invalid for them', async () => {
  const { tryAs } = await newCode();
  const tries = await Promise.all(Array.from({ length: 200 }, () => tryAs('other')));
  expect(tries.filter(Boolean)).toHaveLength(MAX_TRIES);
  expect(await tryAs('other')).toBeUndefined();
});

test('attempts by the requesting browser and by other browsers are counted separately', async () => {
  const { tryAs } = await newCode();
  for (let i = 0; i <= MAX_TRIES; i++) await tryAs('other');
  for (let i = 0; i < MAX_TRIES; i++) expect(await tryAs('asker')).toBeDefined();
  expect(await tryAs('asker')).toBeUndefined();
});

test('a repeated attempt counts once, and after a refund not at all', async () => {
  const { tryAs, refund } = await newCode();
  for (let i = 0; i < 3 * MAX_TRIES; i++) expect(await tryAs('asker', 'the same')).toBeDefined();
  for (let i = 1; i < MAX_TRIES; i++) await tryAs('asker');
  expect(await tryAs('asker')).toBeUndefined();
  for (let i = 0; i < 3; i++) await refund('the same');
  expect(await tryAs('asker')).toBeDefined();
  expect(await tryAs('asker')).toBeUndefined();
});

test('exactly one of 20 concurrent uses succeeds', async () => {
  const { use } = await newCode();
  const uses = await Promise.all(Array.from({ length: 20 }, use));
  expect(uses.filter(Boolean)).toHaveLength(1);
});

test('a code expires after exactly ten minutes, even while its item exists', async () => {
  const now = Date.now();
  const { email, id, tryAs } = await newCode(now);
  expect(await tryAs('asker', 'in time', now + 599_999)).toBeDefined();
  expect(await signInCodes.list(email, now + 599_999)).toHaveLength(1);
  expect(await tryAs('asker', 'too late', now + 600_000)).toBeUndefined();
  expect(await signInCodes.list(email, now + 600_000)).toEqual([]);
  expect(await signInCodes.find(email, id)).toBeDefined();
});

test('codes are listed oldest first', async () => {
  const now = Date.now();
  const { email, id } = await newCode(now);
  const later = { id: ulid(now + 1), mac: 'b', secretVersion: '1', source: 's', handleHash: 'h' };
  await signInCodes.create(email, { ...later, isKnown: true }, now + 1);
  expect((await signInCodes.list(email, now + 2)).map((code) => code.id)).toEqual([id, later.id]);
});
