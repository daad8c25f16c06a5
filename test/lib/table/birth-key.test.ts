import { expect, test } from '@jest/globals';
import { birthKey } from '#lib/table/birth-key.ts';
import { newProfile } from '../../support/new-items.ts';

const profile = newProfile();

test('the birth key depends on all birth data that affects forecasts, but not on names', () => {
  const times = [{ birthDate: '1990-06-16' }, { birthTime: '00:00' }, { birthTime: '07:45' }];
  const places = [{ latitude: 51.6 }, { longitude: -0.2 }, { timeZone: 'Europe/Dublin' }];
  const others = [...times, ...places].map((change) => birthKey({ ...profile, ...change }));
  const own = birthKey(profile);
  expect(new Set([own, ...others]).size).toBe(7);
  for (const key of [own, ...others]) expect(key).toMatch(/^[\w-]{16}$/);
  const renamed = { ...profile, id: 'prf_2', name: 'Eve', birthCity: 'Londinium' };
  expect(birthKey(renamed)).toBe(own);
});

test('the birth key depends on the matters, but not on their order', () => {
  const lists = [[], ['work'], ['love'], ['work', 'love'], ['work', 'love', 'home']] as const;
  const keys = lists.map((matters) => birthKey({ ...profile, matters }));
  expect(new Set(keys).size).toBe(lists.length);
  expect(birthKey({ ...profile, matters: ['love', 'work'] })).toBe(
    birthKey({ ...profile, matters: ['work', 'love'] }),
  );
});

test('without matters, the birth key is the same as before profiles had matters', () => {
  for (const known of [profile, { ...profile, matters: [] }])
    expect(birthKey(known)).toBe('yAC-Y9dtURC3vGet');
});
