import * as contract from '#lib/contract/judgments.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { ok } from '#lib/http/responses.ts';
import { startBlindTest } from '#lib/operations/blind-tests.ts';

/** Handles POST /api/profiles/{id}/blind-test. */
export const handler = endpoint(contract.startBlindTest, async ({ caller, params, query }) =>
  ok(await startBlindTest(caller, params.id, query)),
);
