import * as contract from '#lib/contract/webhooks.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { ok } from '#lib/http/responses.ts';
import { listWebhooks } from '#lib/operations/webhooks.ts';

/** Handles GET /api/webhooks. */
export const handler = endpoint(contract.listWebhooks, async ({ caller }) =>
  ok({ webhooks: await listWebhooks(caller.userId) }),
);
