import * as v from 'valibot';
import { HOUSE_SYSTEMS } from '#lib/chart/house-systems.ts';
import { okUnlessKnown } from '#lib/http/conditional-answer.ts';
import { callerOf, endpoint } from '#lib/http/endpoint.ts';
import { inputObject } from '#lib/http/read-input.ts';
import { natalChartOf } from '#lib/operations/natal-chart.ts';

const ChartQuery = inputObject({
  houses: v.optional(v.picklist(HOUSE_SYSTEMS, 'houses must be placidus or whole-sign.'), 'placidus'),
});

/** GET /api/profiles/{id}/chart: the natal chart of a profile, with angles and houses where the time of birth is known. */
export const handler = endpoint(async (event, { houses }) => {
  const { userId } = callerOf(event);
  const chart = await natalChartOf(userId, event.pathParameters?.['id'] ?? '', houses);
  // It is the birth as good as written down, so that no browser's disk is to keep it.
  return okUnlessKnown(event, chart, 'no-store');
}, ChartQuery);
