import * as v from 'valibot';
import { callerOf, endpoint, okUnlessKnown } from '#lib/http/endpoint.ts';
import { inputObject } from '#lib/http/read-input.ts';
import { forecast } from '#lib/operations/forecasts.ts';
import { endNotBeforeStart, rangeParameters } from './range-parameters.ts';

const DailyQuery = v.pipe(
  inputObject({
    ...rangeParameters,
    explain: v.optional(v.picklist(['true', 'false'], 'explain must be true or false.')),
  }),
  endNotBeforeStart(),
);

/** GET /api/horoscope/daily: one entry per day of the range, from the transits to the profile's natal chart. */
export const handler = endpoint(async (event, { tz: timeZone, explain, ...query }) => {
  const asked = { ...query, timeZone, explained: explain === 'true' };
  return okUnlessKnown(event, await forecast(callerOf(event), asked));
}, DailyQuery);
