import { natalChart } from '#lib/contract/charts.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { conditionalJson } from '#lib/http/responses.ts';
import { getNatalChart } from '#lib/operations/natal-chart.ts';

/** Handles GET /api/profiles/{id}/chart. */
export const handler = endpoint(natalChart, async ({ event, caller, params: { id }, query: { houses } }) => {
  const chart = await getNatalChart(caller.userId, id, houses);
  // The response reveals birth data, so browsers must not cache it.
  return conditionalJson(event, chart, 'no-store');
});
