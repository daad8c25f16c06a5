import * as contract from '#lib/contract/judgments.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { ok } from '#lib/http/responses.ts';
import { listVerdicts } from '#lib/operations/verdicts.ts';

/** Handles GET /api/profiles/{id}/verdicts. */
export const handler = endpoint(contract.listVerdicts, async ({ caller, params, query }) =>
  ok(await listVerdicts(caller.userId, params.id, query)),
);
