import { pipeline } from '#lib/http/endpoint.ts';
import { Refusal } from '#lib/refusal.ts';

/** Any path that no other endpoint has: 404, also for a request whose Authorization header the gateway would try to read. */
export const handler = pipeline(async () => {
  throw new Refusal('not_found', 'There is no such operation here; check the path.');
}, 'ANY');
