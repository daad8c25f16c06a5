import { describe, expect, test } from '@jest/globals';
import { endpoints } from '../../functions/endpoints.ts';
import { contracts } from '../support/contracts.ts';
import { fuzzEndpoint } from '../support/fuzz-endpoint.ts';

test('every endpoint is driven', () => {
  expect(Object.keys(contracts).sort()).toEqual(endpoints.map(({ name }) => name).sort());
});

// Ten times as many: npm run test:thorough.
describe('whatever it is sent, the answer has a status and a form of the contract', () => {
  test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_name, endpoint) =>
    fuzzEndpoint(endpoint, 10),
  );
});
