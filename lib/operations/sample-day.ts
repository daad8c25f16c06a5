import type { Birth } from '#lib/chart/natal-chart.ts';
import { forecastDays } from '#lib/forecast/forecast-days.ts';
import type { ForecastEntry } from '#lib/forecast/forecast-entry.ts';
import { type CalendarDate, dateInZone } from '#lib/time/civil-day.ts';
import { skyAt } from './sky.ts';

/** The fictional person, born in Munich, whose forecast the landing page shows. */
const PERSON: Birth = {
  birthDate: '1990-06-15',
  birthTime: '14:35',
  timeZone: 'Europe/Berlin',
  latitude: 48.1374,
  longitude: 11.5755,
};

/** The sample person's forecast for a day, with the sky at noon UTC. */
export type SampleDay = { date: CalendarDate; entry: ForecastEntry; sky: ReturnType<typeof skyAt> };

let cached: SampleDay | undefined;

/** The sample person's current day at an instant (ms since 1970). Cached per process and day. */
export function sampleDay(ms: number): SampleDay {
  const date = dateInZone(ms, PERSON.timeZone);
  if (cached?.date === date) return cached;
  const [entry] = forecastDays(PERSON, { dates: [date], timeZone: PERSON.timeZone });
  if (!entry) throw new Error('A date has no forecast');
  cached = { date, entry, sky: skyAt(Date.parse(`${date}T12:00:00Z`)) };
  return cached;
}
