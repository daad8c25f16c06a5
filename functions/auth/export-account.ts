import { exportAccount } from '#lib/contract/account.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { ok } from '#lib/http/responses.ts';
import * as account from '#lib/operations/account.ts';

/** Handles GET /api/auth/me/export. Cached forecasts that don't fit in the response are counted in `horoscopesLeftOut`. */
export const handler = endpoint(exportAccount, async ({ caller }) =>
  ok(await account.exportAccount(caller.userId)),
);
