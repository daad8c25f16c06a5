import { expect, test } from '@jest/globals';
import { boughtSearchLimits, cityLookUpLimits } from '#lib/accounts/look-up-limits.ts';
import { stages } from '../../../infra/stages.ts';

const NOON = Date.parse('2026-11-21T12:00:00.000Z');
const DAY_MS = 86_400_000;
const { limits } = stages['prod'] ?? { limits: undefined };

const limitsOf = (of: typeof boughtSearchLimits, madeAtMs: number) => {
  if (!limits) throw new Error('There is no stage prod');
  const { ofUser, ofStage } = of(limits, { id: 'usr_1', createdAt: new Date(madeAtMs).toISOString() }, NOON);
  return [ofUser, ...ofStage].map(({ scope, subject, limit }) => [scope, subject, limit]);
};

test('searches have a budget of their own, and half of the stage’s look-ups at most; so have young accounts', () => {
  const [searches, young, all] = [
    ['look-ups-stage', 'searches', 150],
    ['look-ups-stage', 'young', 150],
    ['look-ups-stage', 'all', 300],
  ];
  expect(limitsOf(cityLookUpLimits, NOON - DAY_MS)).toEqual([['look-ups', 'usr_1', 20], all]);
  expect(limitsOf(cityLookUpLimits, NOON - DAY_MS + 1)).toEqual([['look-ups', 'usr_1', 20], young, all]);
  const ofUser = ['bought-searches', 'usr_1', 20];
  expect(limitsOf(boughtSearchLimits, NOON - DAY_MS)).toEqual([ofUser, searches, all]);
  expect(limitsOf(boughtSearchLimits, NOON - DAY_MS + 1)).toEqual([ofUser, searches, young, all]);
});
