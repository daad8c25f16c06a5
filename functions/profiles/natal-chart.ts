import { callerOf, endpoint, okUnlessKnown } from '#lib/http/endpoint.ts';
import { natalChartOf } from '#lib/operations/natal-chart.ts';

/** GET /api/profiles/{id}/chart: the natal chart of a profile, for the local noon of the day of birth. */
export const handler = endpoint(async (event) => {
  const { userId } = callerOf(event);
  return okUnlessKnown(event, await natalChartOf(userId, event.pathParameters?.['id'] ?? ''));
});
