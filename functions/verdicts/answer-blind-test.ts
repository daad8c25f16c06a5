import * as contract from '#lib/contract/judgments.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { ok } from '#lib/http/responses.ts';
import { answerBlindTest } from '#lib/operations/blind-tests.ts';

/** Handles PUT /api/profiles/{id}/blind-test. */
export const handler = endpoint(contract.answerBlindTest, async ({ caller, params, body }) =>
  ok(await answerBlindTest(caller, params.id, body)),
);
