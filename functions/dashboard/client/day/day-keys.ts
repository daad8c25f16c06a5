import { addDays } from '#lib/time/calendar-date.ts';
import { zone } from '../dates.ts';

type Person = { id: string; birthDate: string };

/** Cache keys of what the day view shows. `home.ts` fills those of today from one response. */
export const dayKeys = {
  /** An explained day. */
  day: (profileId: string, date: string) => `day ${profileId} ${date} ${zone}`,
  week: (profileId: string, startDate: string, endDate: string) =>
    `week ${profileId} ${startDate} ${endDate} ${zone}`,
  /** Long transits and sky events of a day and the day before. */
  period: ({ id, birthDate }: Person, date: string) =>
    `period ${id} ${dayBefore(date, birthDate)} ${date} ${zone}`,
  /** A day's rating. */
  rating: (profileId: string, date: string) => `rating ${profileId} ${date} ${zone}`,
  sky: (at: string) => `sky ${at}`,
};

/** Whether the response of GET /api/home may fill a key. */
export const isOfDayView = (key: string): boolean => /^(?:day|week|period|sky) /.test(key);

/** The day before a date; the date itself if the person was born on it. */
export const dayBefore = (date: string, birthDate: string): string =>
  date > birthDate ? addDays(date, -1) : date;
