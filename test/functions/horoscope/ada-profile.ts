import { beforeAll, expect } from '@jest/globals';
import type { Tier } from '#lib/accounts/tiers.ts';
import * as users from '#lib/table/users.ts';
import { addDays } from '#lib/time/civil-day.ts';
import { expectProblem } from '../../support/expectations.ts';
import { type Answer, ada, serviceOf } from '../../support/service.ts';

export const today = new Date().toISOString().slice(0, 10);
const todayInLondon = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format();
/** Tomorrow, counted from the later of today in London and in UTC. */
export const lastDayOfFree = addDays(todayInLondon > today ? todayInLondon : today, 1);

/** The running service with a new account that has Ada's profile. `get` adds the profile's id to the query. */
export function serviceWithAda(tier: Tier = 'free') {
  const { call, signIn } = serviceOf();
  const account = { key: '', userId: '', profileId: '' };
  beforeAll(async () => {
    const { key, id } = await signIn();
    await users.setTier(id, tier);
    const { body } = await call('POST', '/api/profiles', { key, body: ada });
    Object.assign(account, { key, userId: id, profileId: body.id });
  });
  const get = (operation: string, query: Record<string, string> = {}, headers = {}) =>
    call(
      'GET',
      `/api/horoscope/${operation}?${new URLSearchParams({ profileId: account.profileId, ...query })}`,
      { key: account.key, headers },
    );
  return { call, signIn, account, get };
}

/** Expects a 400 that names exactly these parameters. */
export function expectInvalid(answer: Answer, parameters: string[]): void {
  expectProblem(answer, 400, 'invalid_request');
  expect(answer.body.errors.map(({ parameter }: { parameter: string }) => parameter)).toEqual(parameters);
}
