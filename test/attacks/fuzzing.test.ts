import { test } from '@jest/globals';
import { endpoints } from '../../functions/endpoints.ts';
import { fuzzEndpoint } from '../support/fuzz-endpoint.ts';

const named = endpoints.map((endpoint) => [endpoint.name, endpoint] as const);

// `npm run test:thorough` sends ten times as many requests.
test.each(named)('responses of %s to fuzzed requests conform to the contract', (_name, endpoint) =>
  fuzzEndpoint(endpoint, 10),
);
