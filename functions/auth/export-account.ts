import { exportAccount } from '#lib/contract/account.ts';
import { ok } from '#lib/http/answers.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { exportOf } from '#lib/operations/export-account.ts';

/**
 * GET /api/auth/me/export: everything stored about the caller, without anything secret. Cached forecasts beyond the
 * size of an answer are counted in `horoscopesLeftOut`; asking for their days gives the same again.
 */
export const handler = endpoint(exportAccount, async ({ caller }) => ok(await exportOf(caller.userId)));
