import { readStatus } from '#lib/contract/status.ts';
import { API_VERSION } from '#lib/contract/version.ts';
import { zoneData } from '#lib/environment.ts';
import { MODEL_VERSION } from '#lib/forecast/forecast-entry.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { ok } from '#lib/http/responses.ts';

/** Handles GET /api/status. */
export const handler = endpoint(readStatus, async () => {
  const versions = { version: API_VERSION, modelVersion: MODEL_VERSION, zoneData };
  const body = { status: 'ok', ...versions, time: new Date().toISOString() } as const;
  return ok(body, { 'Cache-Control': 'public, max-age=60' });
});
