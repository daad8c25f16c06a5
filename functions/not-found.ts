import { pipeline } from '#lib/http/endpoint.ts';
import { ServiceError } from '#lib/service-error.ts';

/** Returns 404 for unknown paths, even with an Authorization header that the gateway itself would reject. */
export const handler = pipeline(
  async () => {
    throw new ServiceError('not_found', 'This path does not exist. Check it against the API reference.');
  },
  { method: 'ANY' },
);
