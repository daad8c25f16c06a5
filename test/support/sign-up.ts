import type { Tier } from '#lib/accounts/tiers.ts';
import * as users from '#lib/table/users.ts';
import { ada, type serviceAt } from './service.ts';

type Service = Pick<ReturnType<typeof serviceAt>, 'call' | 'signIn'>;
type Options = { tier?: Tier; name?: string; birthDate?: string; birthTime?: string; birthCity?: string };

/** Signs up an account with a profile, by default Ada's. */
export async function signUp({ call, signIn }: Service, { tier, ...birth }: Options = {}) {
  const user = await signIn();
  if (tier) await users.setTier(user.id, tier);
  const { key } = user;
  const { body: profile } = await call('POST', '/api/profiles', { key, body: { ...ada, ...birth } });
  const profileId: string = profile.id;
  return {
    ...user,
    profile,
    profileId,
    /** Path of the profile. */
    path: `/api/profiles/${profileId}`,
    /** Requests a forecast operation for the profile. */
    horoscope: (operation: string, query: Record<string, string> = {}, headers = {}) =>
      call('GET', `/api/horoscope/${operation}?${new URLSearchParams({ profileId, ...query })}`, {
        key,
        headers,
      }),
  };
}
