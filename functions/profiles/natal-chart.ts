import { natalChart } from '#lib/contract/charts.ts';
import { okUnlessKnown } from '#lib/http/answers.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { natalChartOf } from '#lib/operations/natal-chart.ts';

/** GET /api/profiles/{id}/chart: the natal chart of a profile, with angles and houses where the time of birth is known. */
export const handler = endpoint(natalChart, async ({ event, caller, params: { id }, query: { houses } }) => {
  const chart = await natalChartOf(caller.userId, id, houses);
  // It is the birth as good as written down, so that no browser's disk is to keep it.
  return okUnlessKnown(event, chart, 'no-store');
});
