import * as v from 'valibot';
import { explainDays } from '#lib/forecast/forecast-days.ts';
import { callerOf } from '#lib/http/caller.ts';
import { okUnlessKnown } from '#lib/http/conditional.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { inputObject } from '#lib/http/read-input.ts';
import { ownProfile } from '../profiles/own-profile.ts';
import { checkRange, datesOf, endNotBeforeStart, rangeParameters } from './date-range.ts';
import { countComputed, forecastEntries } from './forecast-entries.ts';

const DailyQuery = v.pipe(
  inputObject({
    ...rangeParameters,
    explain: v.optional(v.picklist(['true', 'false'], 'explain must be true or false.')),
  }),
  endNotBeforeStart(),
);

/** GET /api/horoscope/daily: one entry per day of the range, from the transits to the profile's natal chart. */
export const handler = endpoint(async (event, query) => {
  const { userId, tier } = callerOf(event);
  const { profileId, startDate, endDate, tz, explain } = query;
  const profile = await ownProfile(userId, profileId);
  const range = { startDate, endDate, timeZone: tz ?? profile.timeZone };
  checkRange(range, tier, profile.birthDate);

  const person = { profileId, profileName: profile.name, sunSign: profile.sunSign };
  if (explain === 'true') {
    const dates = datesOf(range);
    await countComputed(userId, dates.length, Date.now());
    const { entries, ...explanation } = explainDays(profile, { dates, timeZone: range.timeZone });
    return okUnlessKnown(event, { ...person, ...explanation, horoscopes: entries });
  }
  return okUnlessKnown(event, {
    ...person,
    horoscopes: await forecastEntries(userId, profile, range),
  });
}, DailyQuery);
