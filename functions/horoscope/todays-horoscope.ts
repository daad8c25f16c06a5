import { madeUnlessKnown } from '#lib/http/conditional-answer.ts';
import { callerOf, endpoint } from '#lib/http/endpoint.ts';
import { inputObject } from '#lib/http/read-input.ts';
import { forecast } from '#lib/operations/forecasts.ts';
import { explained, parametersFromToday } from './range-parameters.ts';

const TodayQuery = inputObject({ ...parametersFromToday, explain: explained });

/** GET /api/horoscope/today: what daily answers for the zone's current day and those after it. */
export const handler = endpoint(async (event, { profileId, explain, tz: timeZone, days: count }) => {
  const asked = { profileId, days: { count, timeZone }, explained: explain };
  return madeUnlessKnown(event, await forecast(callerOf(event), asked));
}, TodayQuery);
