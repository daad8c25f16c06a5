import { describe, test } from '@jest/globals';
import { endpoints } from '../../functions/endpoints.ts';
import { fuzzEndpoint } from '../support/fuzz-endpoint.ts';

// npm run test:thorough makes ten times as many requests.
describe('for any input, status and body follow the contract', () => {
  test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_name, endpoint) =>
    fuzzEndpoint(endpoint, 10),
  );
});
