import { call } from '../api.ts';
import { zone } from '../dates.ts';
import type { Profile } from '../session.ts';
import { dayBefore } from './day-keys.ts';

/** Loads an explained day; cached under `dayKeys.day`. */
export const loadDay = (profileId: string, date: string) =>
  call('GET /api/horoscope/daily', {
    query: { profileId, startDate: date, endDate: date, tz: zone, explain: true },
  });

/** Loads the long transits and sky events of a day and the day before; cached under `dayKeys.period`. */
export const loadPeriod = ({ id, birthDate }: Profile, date: string) =>
  call('GET /api/horoscope/overview', {
    // A void of course that began the day before may extend into this day.
    query: { profileId: id, startDate: dayBefore(date, birthDate), endDate: date, tz: zone },
  });
