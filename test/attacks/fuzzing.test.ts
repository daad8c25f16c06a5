import { describe, test } from '@jest/globals';
import { endpoints } from '../../functions/endpoints.ts';
import { fuzzEndpoint } from '../support/fuzz-endpoint.ts';

// Ten times as many: npm run test:thorough.
describe('whatever it is sent, the answer has a status and a form of the contract', () => {
  test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_name, endpoint) =>
    fuzzEndpoint(endpoint, 10),
  );
});
