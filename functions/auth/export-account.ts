import { endpoint, ok } from '#lib/http/endpoint.ts';
import { recentSignInOf } from '#lib/http/recent-sign-in.ts';
import { exportAccount } from '#lib/operations/export-account.ts';

/**
 * GET /api/auth/me/export: everything stored about the caller, without anything secret. Cached forecasts beyond the
 * size of an answer are counted in `horoscopesLeftOut`; asking for their days gives the same again.
 */
export const handler = endpoint(async (event) => ok(await exportAccount(recentSignInOf(event).userId)));
