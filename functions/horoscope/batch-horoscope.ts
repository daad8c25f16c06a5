import { batchHoroscope } from '#lib/contract/batch.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { problemBody } from '#lib/http/problem.ts';
import { ok } from '#lib/http/responses.ts';
import { batchForecasts } from '#lib/operations/batch.ts';

/** Handles POST /api/horoscope/batch. */
export const handler = endpoint(batchHoroscope, async ({ event, caller, body }) => {
  const { date, forecasts, headers } = await batchForecasts(caller, body);
  const answered = forecasts.map((one) => {
    if (!('error' in one)) return one;
    const { error, ...ids } = one;
    return { ...ids, problem: problemBody(error, event) };
  });
  return ok({ date, forecasts: answered }, headers);
});
