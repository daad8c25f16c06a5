import { beforeAll } from '@jest/globals';
import type { Tier } from '#lib/accounts/tiers.ts';
import { addDays } from '#lib/time/civil-day.ts';
import { serviceOf } from '../../support/service.ts';
import { signUp } from '../../support/sign-up.ts';

export const today = new Date().toISOString().slice(0, 10);
const todayInLondon = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format();
/** The last date of the free tier: the day after today in London or in UTC, whichever is later. */
export const lastDayOfFree = addDays(todayInLondon > today ? todayInLondon : today, 1);

/** The running service with a new account that has Ada's profile. `get` requests a forecast operation for the profile. */
export function serviceWithAda(tier: Tier = 'free') {
  const service = serviceOf();
  const account = {} as Awaited<ReturnType<typeof signUp>>;
  beforeAll(async () => {
    Object.assign(account, await signUp(service, { tier }));
  });
  const get = (...request: Parameters<typeof account.horoscope>) => account.horoscope(...request);
  return { ...service, account, get };
}
