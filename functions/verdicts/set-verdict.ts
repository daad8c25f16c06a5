import * as contract from '#lib/contract/judgments.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { ok } from '#lib/http/responses.ts';
import { setVerdict } from '#lib/operations/verdicts.ts';

/** Handles PUT /api/profiles/{id}/days/{date}/verdict. */
export const handler = endpoint(contract.setVerdict, async ({ caller, params, query, body }) =>
  ok(await setVerdict(caller, params.id, params.date, { ...body, ...query })),
);
