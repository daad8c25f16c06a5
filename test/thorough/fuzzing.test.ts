import { describe, test } from '@jest/globals';
import { endpoints } from '../../functions/endpoints.ts';
import { fuzzEndpoint } from '../support/fuzz-endpoint.ts';

describe('responses to fuzzed requests conform to the contract', () => {
  test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_name, endpoint) =>
    fuzzEndpoint(endpoint, 100),
  );
});
