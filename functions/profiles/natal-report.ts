import { natalReport } from '#lib/contract/charts.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { conditionalJson } from '#lib/http/responses.ts';
import { getReport } from '#lib/operations/report.ts';

/** Handles GET /api/profiles/{id}/report. */
export const handler = endpoint(natalReport, async ({ event, caller, params: { id } }) =>
  // The response reveals birth data, so browsers must not cache it.
  conditionalJson(event, await getReport(caller.userId, id), 'no-store'),
);
