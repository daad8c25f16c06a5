import { setTimeout as wait } from 'node:timers/promises';
import { forecastDays } from '#lib/forecast/forecast-days.ts';
import type { Area } from '#lib/reading/brief/areas.ts';
import { datesFrom } from './people.ts';
import type { Answer, serviceAt } from './service.ts';

type Service = Pick<ReturnType<typeof serviceAt>, 'call' | 'signIn'>;

/** The birth data and matters of a profile as the API returns them. */
type Whole = {
  id: string;
  birthDate: string;
  birthTime: string | null;
  latitude: number;
  longitude: number;
  timeZone: string;
  matters: Area[];
};

/** A profile, an API key of its owner, and all birth data that the API has returned for the profile. */
export type Stormed = { key: string; id: string; births: Whole[] };

/** An action on a profile; `forecast` requests all days of the storm. */
export type Deed = 'edit' | 'forecast' | 'deletion';

const EDITS = [
  { birthDate: '1990-06-15', birthTime: '07:45', birthCity: 'London, UK' },
  { birthDate: '1985-12-01', birthTime: null, birthCity: 'tokyo' },
  { birthTime: '23:10' },
  { birthDate: '1990-06-15', birthTime: null, birthCity: 'London, UK' },
  { birthDate: '1971-03-03', birthCity: 'São Paulo' },
  { name: 'Grace' },
  { matters: ['work', 'love'] },
  { matters: [] },
] as const;

const today = new Date().toISOString().slice(0, 10);
const LONGEST_PAUSE_MS = 1_500;

const pick = <Thing>(things: readonly Thing[]): Thing =>
  things[Math.floor(Math.random() * things.length)] as Thing;

/** Creates a function that returns the expected forecast of a birth as JSON, computed once per birth. */
function rightForecasts(dates: string[]) {
  const known = new Map<string, string>();
  return ({ birthDate, birthTime, latitude, longitude, timeZone, matters }: Whole): string => {
    const time = birthTime === null ? {} : { birthTime };
    const birth = { birthDate, ...time, latitude, longitude, timeZone, matters };
    const key = JSON.stringify(birth);
    const forecast = known.get(key) ?? JSON.stringify(forecastDays(birth, { dates, timeZone: 'UTC' }));
    known.set(key, forecast);
    return forecast;
  };
}

/** Creates three profiles for each of several users, after `makePremium` has upgraded the user. */
export async function profilesInAStorm(
  { call, signIn }: Service,
  people: number,
  makePremium: (userId: string) => Promise<unknown>,
): Promise<Stormed[]> {
  const stormed: Stormed[] = [];
  for (let person = 0; person < people; person++) {
    const { id: userId, key } = await signIn();
    await makePremium(userId);
    for (const [at, { birthDate, birthCity }] of [EDITS[0], EDITS[1], EDITS[4]].entries()) {
      const body = { name: `No. ${at}`, birthDate, birthCity };
      const { id } = (await call('POST', '/api/profiles', { key, body })).body;
      stormed.push({ key, id, births: [(await call('GET', `/api/profiles/${id}`, { key })).body] });
    }
  }
  return stormed;
}

/**
 * Runs the actions on random profiles concurrently. Returns a line for every wrong response: an unexpected status, a forecast
 * of a birth that the profile never had or, once all actions have ended, a forecast of a previous birth.
 */
export async function editStorm(
  { call }: Service,
  stormed: Stormed[],
  deeds: Deed[],
  days: number,
): Promise<string[]> {
  const dates = datesFrom(today, days);
  const forecastOf = rightForecasts(dates);
  const wrong: string[] = [];
  const expectOneOf = ({ status, body, text }: Answer, what: string, statuses: number[]) => {
    if (!statuses.includes(status)) wrong.push(`${what} returned ${status} ${text}`);
    return status === 200 ? body : undefined;
  };
  const forecast = ({ key, id }: Stormed) =>
    call('GET', `/api/horoscope/daily?profileId=${id}&startDate=${today}&endDate=${dates.at(-1)}&tz=UTC`, {
      key,
    });

  const read: { of: Stormed; forecast: string }[] = [];
  async function doTo(one: Stormed, deed: Deed): Promise<void> {
    await wait(Math.random() * LONGEST_PAUSE_MS);
    const path = `/api/profiles/${one.id}`;
    if (deed === 'deletion') {
      expectOneOf(await call('DELETE', path, one), 'a deletion', [200, 404]);
    } else if (deed === 'forecast') {
      const body = expectOneOf(await forecast(one), 'a forecast', [200, 404]);
      if (body) read.push({ of: one, forecast: JSON.stringify(body.horoscopes) });
    } else {
      const body = pick(EDITS);
      const edited = expectOneOf(
        await call('PATCH', path, { key: one.key, body }),
        'an edit',
        [200, 404, 409],
      );
      if (edited) one.births.push(edited);
    }
  }
  await Promise.all(deeds.map((deed) => doTo(pick(stormed), deed)));
  // Ends with a forecast and an edit of each profile, as later requests could overwrite a stale cache entry.
  await Promise.all(stormed.flatMap((one) => [doTo(one, 'forecast'), doTo(one, 'edit')]));

  const right = (births: Whole[]) => new Set(births.map(forecastOf));
  for (const { of, forecast } of read)
    if (!right(of.births).has(forecast)) wrong.push(`${of.id} got the forecast of a birth that it never had`);
  for (const one of stormed) {
    const whole = await call('GET', `/api/profiles/${one.id}`, one);
    // The first request may compute the forecast; the second must find it in the cache.
    for (const answer of [await forecast(one), await forecast(one)]) {
      if (answer.status !== whole.status)
        wrong.push(`${one.id} returned ${answer.status} for a forecast, but ${whole.status} for the profile`);
      if (whole.status === 200 && JSON.stringify(answer.body.horoscopes) !== forecastOf(whole.body))
        wrong.push(`${one.id} got the forecast of a previous birth`);
    }
  }
  return wrong;
}
