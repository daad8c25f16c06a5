import { forecastDays } from '#lib/forecast/forecast-days.ts';
import { prepareForecast } from '#lib/operations/forecasts.ts';
import { findProfile } from '#lib/operations/profiles.ts';
import { createProfile, editProfile } from '#lib/operations/save-profile.ts';
import type { Profile } from '#lib/table/profiles.ts';
import { addDays } from '#lib/time/civil-day.ts';
import { BrokenPromise, type Protocol } from '../explore.ts';
import type { Simulation } from '../simulation.ts';
import { ADA, signedUp } from './setup.ts';
import { finishAll, streamProcess } from './stream.ts';

const OTHER = '1985-12-01';

/** An account with a profile, and a function that requests two days of its forecast. */
export async function withProfile(simulation: Simulation) {
  const { user, caller } = await signedUp(simulation);
  const profile = await createProfile(caller, ADA, undefined);
  const startDate = new Date(simulation.nowMs).toISOString().slice(0, 10);
  const dates = [startDate, addDays(startDate, 1)];
  const range = { startDate, endDate: dates[1] ?? startDate, tz: 'UTC' };
  const forecast = async () => {
    const prepared = await prepareForecast(caller, { ...range, profileId: profile.id, explain: false });
    return JSON.stringify((await prepared.compute()).horoscopes);
  };
  return { user, profile, dates, forecast };
}

const expected = new Map<string, string>();

/** The forecast of a birth, computed once for each birth date. */
function forecastOf(profile: Profile, birthDate: string, dates: string[]): string {
  const key = `${birthDate} ${dates}`;
  const known =
    expected.get(key) ?? JSON.stringify(forecastDays({ ...profile, birthDate }, { dates, timeZone: 'UTC' }));
  expected.set(key, known);
  return known;
}

/** Correcting a birth beside computing its forecast: never an entry of the old birth under the new one. */
export const correcting: Protocol = {
  name: 'correcting',
  exhaustive: { faults: 0, crashes: 1 },
  async prepare(simulation) {
    const { user, profile, dates, forecast } = await withProfile(simulation);
    simulation.start('reader', forecast);
    simulation.start('editor', async () => {
      await editProfile({ ...user, userId: user.id }, profile.id, { birthDate: OTHER });
      await editProfile({ ...user, userId: user.id }, profile.id, { birthDate: ADA.birthDate });
      await editProfile({ ...user, userId: user.id }, profile.id, { birthDate: OTHER });
      return 'edited';
    });
    if (simulation.isRandom)
      simulation.start('namer', () =>
        editProfile({ ...user, userId: user.id }, profile.id, { name: 'Grace' }),
      );
    streamProcess(simulation);
    return async () => {
      const births = [ADA.birthDate, OTHER].map((birthDate) => forecastOf(profile, birthDate, dates));
      const read = simulation.ended.get('reader')?.value;
      if (typeof read === 'string' && !births.includes(read))
        throw new BrokenPromise('a forecast belongs to one birth');
      const stored = await findProfile(user.id, profile.id);
      if (simulation.ended.get('editor')?.value && stored.birthDate !== OTHER)
        throw new BrokenPromise('an edit reverts no other edit');
      if (simulation.ended.get('namer')?.value && stored.name !== 'Grace')
        throw new BrokenPromise('an edit reverts no other edit');
      const right = forecastOf(profile, stored.birthDate, dates);
      // The first request may compute the forecast, the second finds it in the cache.
      for (const _ of ['computed', 'cached'])
        if ((await forecast()) !== right)
          throw new BrokenPromise('no entry of the old birth is served under the new one');
      await finishAll(simulation);
      if ((await forecast()) !== right) throw new BrokenPromise('removing old entries keeps the right ones');
      const left = simulation.table.items().filter(({ PK }) => String(PK).startsWith('FORECAST#'));
      if (left.length > dates.length + 1) throw new BrokenPromise('entries of the old birth are removed');
    };
  },
};
