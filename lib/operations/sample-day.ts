import type { Birth } from '#lib/chart/natal-chart.ts';
import { forecastDays } from '#lib/forecast/forecast-days.ts';
import type { ForecastEntry } from '#lib/forecast/forecast-entry.ts';
import { type CalendarDate, dateInZone } from '#lib/time/civil-day.ts';
import { skyAt } from './sky.ts';

/** Whose day is told to whoever has not signed in: somebody made up, with the middle of Munich for a birthplace. */
const PERSON: Birth = {
  birthDate: '1990-06-15',
  birthTime: '14:35',
  timeZone: 'Europe/Berlin',
  latitude: 48.1374,
  longitude: 11.5755,
};

/** A day of the made-up person, with the sky of its noon in UTC. */
export type SampleDay = { date: CalendarDate; entry: ForecastEntry; sky: ReturnType<typeof skyAt> };

let known: SampleDay | undefined;

/** The day that it is in Munich at an instant (ms since 1970), for the made-up person; computed once in a process and a day. */
export function sampleDay(ms: number): SampleDay {
  const date = dateInZone(ms, PERSON.timeZone);
  if (known?.date === date) return known;
  const [entry] = forecastDays(PERSON, { dates: [date], timeZone: PERSON.timeZone });
  if (!entry) throw new Error('A date has no forecast');
  known = { date, entry, sky: skyAt(Date.parse(`${date}T12:00:00Z`)) };
  return known;
}
