import { readPushKey } from '#lib/contract/push.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { ok } from '#lib/http/responses.ts';
import { findPushKey } from '#lib/operations/push-key.ts';

/** Handles GET /api/push/key. */
export const handler = endpoint(readPushKey, async () => ok({ key: await findPushKey() }));
