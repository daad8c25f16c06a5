import { expect, test } from '@jest/globals';
import {
  boughtSearchLimits,
  budgetsOf,
  calendarAnswersLimits,
  cityLookUpLimits,
  codeLimits,
  computedEntriesLimit,
  editsLimit,
  exportsLimit,
  isNewUser,
  type RateLimit,
  refusalLimits,
  requestLimits,
  searchesLimit,
  stageLimits,
  verificationLimits,
} from '#lib/accounts/limits.ts';
import { type Plan, planOf } from '#lib/accounts/tiers.ts';
import { stageNamed } from '../../../infra/chosen-stage.ts';

const NOON = Date.parse('2026-11-21T12:00:00.000Z');
const DAY_MS = 86_400_000;
const { limits } = stageNamed('prod');

const [mailbox, source] = ['mailbox', 'source'];
const ADA = { userId: 'usr_1', ...planOf({ tier: 'free' }) };
const usedSince = (firstSignInMs: number) => ({
  ...planOf({ tier: 'free' }),
  createdAt: new Date(NOON - 9 * DAY_MS).toISOString(),
  firstSignInAt: new Date(firstSignInMs).toISOString(),
});
const [OLD, NEW] = [usedSince(NOON - DAY_MS), usedSince(NOON - DAY_MS + 1)];

const limitsOf = (
  get: typeof boughtSearchLimits,
  age: Plan & { createdAt: string; firstSignInAt: string },
) => {
  const user = { id: 'usr_1', ...age, limitSubjects: { mailbox, source } };
  const { perUser, perSource, perStage } = get(limits, user, NOON);
  return [perUser, ...perSource, ...perStage].map(({ scope, subject, limit }) => [scope, subject, limit]);
};

test('searches have their own quota; new accounts may use a sixth of the stage’s lookups, and searches half', () => {
  const [ofSource, searches, young, all] = [
    ['look-ups-source', source, 100],
    ['look-ups-stage', 'searches', 150],
    ['look-ups-stage', 'new', 50],
    ['look-ups-stage', 'all', 300],
  ];
  const perUser = ['look-ups', mailbox, 20];
  expect(limitsOf(cityLookUpLimits, OLD)).toEqual([perUser, ofSource, all]);
  expect(limitsOf(cityLookUpLimits, NEW)).toEqual([perUser, ofSource, young, all]);
  const perSearcher = ['bought-searches', mailbox, 20];
  expect(limitsOf(boughtSearchLimits, OLD)).toEqual([perSearcher, ofSource, searches, all]);
  expect(limitsOf(boughtSearchLimits, NEW)).toEqual([perSearcher, ofSource, searches, young, all]);
});

test('an account is new for a day after its first sign-in, however long ago its address requested a code', () => {
  expect([isNewUser(OLD, NOON), isNewUser(NEW, NOON)]).toEqual([false, true]);
  const { createdAt } = OLD;
  expect(isNewUser({ tier: 'free', createdAt }, Date.parse(createdAt) + 1)).toBe(true);
});

test('a new account has a lower hourly request quota, and shares a limit of the stage', () => {
  const requests = (isNew: boolean) => {
    const { own, ofStage } = requestLimits(limits, { ...ADA, credential: 'key' }, isNew);
    return [...own, ...ofStage].map(({ scope, subject, limit }) => [scope, subject, limit]);
  };
  const ofDay = ['requests', 'usr_1#key', 18_000];
  expect(requests(false)).toEqual([ofDay, ['requests-hour', 'usr_1#key', 3_600]]);
  const ofAll = ['requests-of-new-accounts', 'all', 3_000];
  expect(requests(true)).toEqual([ofDay, ['requests-hour', 'usr_1#key', 600], ofAll]);
});

const [HOUR, DAY] = [3_600, 86_400];
const shown = (limit: RateLimit) =>
  'burst' in limit
    ? [limit.scope, limit.subject, limit.burst, limit.refillSeconds]
    : [limit.scope, limit.subject, limit.limit, limit.windowSeconds];
const requester = (isReturning: boolean) => ({ source, mailbox, device: 'device', isReturning });

test('code requests count per source, mailbox and stage; those of a returning device have counters of their own', () => {
  const codes = (isReturning: boolean) => {
    const { perSource, perMailbox, perStage } = codeLimits(limits, requester(isReturning));
    return [...perSource, ...perMailbox, ...perStage].map(shown);
  };
  expect(codes(false)).toEqual([
    ['codes-source', source, 30, HOUR],
    ['codes-mailbox', mailbox, 3, 60],
    ['codes-mailbox-day', mailbox, 20, DAY],
    ['codes-stage', 'all', 1_500, HOUR],
  ]);
  expect(codes(true)).toEqual([
    ['codes-known-source', source, 30, HOUR],
    ['codes-known', 'device', 3, 60],
    ['codes-known-day', 'device', 20, DAY],
    ['codes-stage', 'all', 2_000, HOUR],
  ]);
  const { perSource, perStage } = refusalLimits(limits, { source });
  expect([perSource, perStage].map(shown)).toEqual([
    ['refused-source', source, 20, DAY],
    ['refused-stage', 'all', 100, HOUR],
  ]);
});

test('sign-in attempts count per source, and failures per device, source, mailbox and stage', () => {
  const attempts = (isReturning: boolean) => {
    const { perSource, failures, failuresPerStage } = verificationLimits(limits, requester(isReturning));
    return [...perSource, ...failures, ...failuresPerStage].map(shown);
  };
  const ofDevice = ['failures-pair', 'device', 10, DAY];
  expect(attempts(true)).toEqual([ofDevice]);
  expect(attempts(false)).toEqual([
    ['verify-source', source, 60, 300],
    ofDevice,
    ['failures-source', source, 30, DAY],
    ['failures-mailbox', mailbox, 50, DAY],
    ['failures-stage', 'all', 500, HOUR],
  ]);
});

test('an account’s other limits have counters of their own', () => {
  const of = limits;
  const calendar = calendarAnswersLimits(of, ADA, 'cal_1');
  const ofAccount = [computedEntriesLimit, editsLimit].map((limit) => limit(of, ADA));
  const ofUser = [exportsLimit, searchesLimit].map((limit) => limit(of, 'usr_1'));
  expect([...ofAccount, ...ofUser, ...calendar].map(shown)).toEqual([
    ['computed-entries', 'usr_1', 20_000, DAY],
    ['edits', 'usr_1', 100, HOUR],
    ['exports', 'usr_1', 10, HOUR],
    ['searches', 'usr_1', 100, HOUR],
    ['calendar-answers', 'cal_1', 20, HOUR],
    ['calendar-answers-all', 'usr_1', 40, HOUR],
  ]);
});

test('look-ups of an account that signed in before subjects were stored count by account', () => {
  const { perUser, perSource } = cityLookUpLimits(limits, { id: 'usr_1', ...OLD }, NOON);
  expect([perUser, ...perSource].map(shown)).toEqual([['look-ups', 'usr_1', 20, DAY]]);
  const odd = { ...limits, cityLookUpsPerStagePerHour: 5 };
  const { perStage } = boughtSearchLimits(odd, { id: 'usr_1', ...OLD }, NOON);
  expect(perStage.map(shown)[0]).toEqual(['look-ups-stage', 'searches', 3, HOUR]);
});

test('a function reads its limits from its environment, of its own release, of an older one and of a newer one', () => {
  const read = (value: unknown) => {
    process.env['LIMITS'] = JSON.stringify(value);
    return stageLimits('edits', 'codes');
  };
  const defaults = read({});
  expect(read(limits)).toEqual(defaults);
  expect(Object.keys(defaults)).toHaveLength(8);
  expect(read({ editsPerUserPerHour: 7, editsPerDay: 1 })).toEqual({ ...defaults, editsPerUserPerHour: 7 });
  const codesPerEmail = { ...limits.codesPerEmail, burst: 7 };
  expect(read({ codesPerEmail: { burst: 7, extra: 1 } })).toEqual({ ...defaults, codesPerEmail });
  for (const wrong of [{ editsPerUserPerHour: 0 }, { codesPerEmail: { burst: '7' } }])
    expect(() => read(wrong)).toThrow();
  delete process.env['LIMITS'];
  expect(stageLimits('edits', 'codes')).toEqual(defaults);
});

test.each([
  [1_000, [20_000, 18_000, 3_600, 1_000, 1_000, 20, 1_000]],
  [20_000, [200_000, 60_000, 20_000, 5_000, 20_000, 200, 5_000]],
  [100_000, [1_000_000, 250_000, 100_000, 5_000, 100_000, 1_000, 5_000]],
  [1_000_000, [1_000_000, 250_000, 100_000, 5_000, 100_000, 1_000, 5_000]],
])(
  'a plan of %i profiles has budgets that grow with it, at least those of other accounts',
  (maxProfiles, budgets) => {
    const plan = { tier: 'platform', maxProfiles, maxDaysFromToday: 365 } as const;
    expect(budgetsOf(limits, plan).map(([, budget]) => budget)).toEqual(budgets);
  },
);

test('a platform account isn’t new on its first day, and its look-ups don’t count for its source', () => {
  const plan = { tier: 'platform', maxProfiles: 100_000, maxDaysFromToday: 365 } as const;
  expect(isNewUser({ ...NEW, ...plan }, NOON)).toBe(false);
  expect(limitsOf(cityLookUpLimits, { ...NEW, ...plan })).toEqual([
    ['look-ups', mailbox, 1_000],
    ['look-ups-stage', 'all', 300],
  ]);
  const { own } = requestLimits(limits, { userId: 'usr_1', credential: 'key', ...plan }, false);
  expect(own.map(({ limit }) => limit)).toEqual([250_000, 100_000]);
});
