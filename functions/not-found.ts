import { pipeline } from '#lib/http/endpoint.ts';
import { ServiceError } from '#lib/service-error.ts';

/** Catch-all for unknown paths: 404, also for Authorization headers that the gateway would reject. */
export const handler = pipeline(async () => {
  throw new ServiceError('not_found', 'No operation has this path. Check it against the API reference.');
}, 'ANY');
