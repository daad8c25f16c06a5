import * as v from 'valibot';
import { madeUnlessKnown } from '#lib/http/conditional-answer.ts';
import { callerOf, endpoint } from '#lib/http/endpoint.ts';
import { inputObject } from '#lib/http/read-input.ts';
import { forecast } from '#lib/operations/forecasts.ts';
import { endNotBeforeStart, explained, rangeParameters } from './range-parameters.ts';

const DailyQuery = v.pipe(inputObject({ ...rangeParameters, explain: explained }), endNotBeforeStart());

/** GET /api/horoscope/daily: one entry per day of the range, from the transits to the profile's natal chart. */
export const handler = endpoint(async (event, { profileId, explain, tz: timeZone, ...range }) => {
  const asked = { profileId, days: { ...range, timeZone }, explained: explain };
  return madeUnlessKnown(event, await forecast(callerOf(event), asked));
}, DailyQuery);
