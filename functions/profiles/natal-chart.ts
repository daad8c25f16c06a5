import { callerOf, endpoint, okUnlessKnown } from '#lib/http/endpoint.ts';
import { natalChartOf } from '#lib/operations/natal-chart.ts';

/** GET /api/profiles/{id}/chart: the natal chart of a profile, for the local noon of the day of birth. */
export const handler = endpoint(async (event) => {
  const { userId } = callerOf(event);
  const chart = await natalChartOf(userId, event.pathParameters?.['id'] ?? '');
  // It is the birth as good as written down, so that no browser's disk is to keep it.
  return okUnlessKnown(event, chart, 'no-store');
});
