import * as v from 'valibot';
import { madeUnlessKnown } from '#lib/http/conditional-answer.ts';
import { callerOf, endpoint } from '#lib/http/endpoint.ts';
import { inputObject } from '#lib/http/read-input.ts';
import { findOverview } from '#lib/operations/overview.ts';
import { endNotBeforeStart, rangeParameters } from './range-parameters.ts';

const OverviewQuery = v.pipe(inputObject(rangeParameters), endNotBeforeStart());

/** GET /api/horoscope/overview: a range of days as a whole, with what lasts weeks and what the sky does. */
export const handler = endpoint(async (event, { tz: timeZone, ...query }) => {
  return madeUnlessKnown(event, await findOverview(callerOf(event), { ...query, timeZone }));
}, OverviewQuery);
