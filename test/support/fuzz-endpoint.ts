import { expect } from '@jest/globals';
import fc from 'fast-check';
import * as users from '#lib/table/users.ts';
import type { Endpoint } from '../../functions/endpoints.ts';
import { expectCommonHeaders } from './expectations.ts';
import { requestTo } from './hostile-requests.ts';
import { rawRequest } from './raw-request.ts';
import { ada, baseUrl, serviceOf } from './service.ts';

/** Sends random requests from a new premium user to an endpoint and checks each response against the contract. */
export async function fuzzEndpoint(endpoint: Endpoint, numRuns: number): Promise<void> {
  const { call, signIn } = serviceOf();
  const signedIn = await signIn();
  await users.setTier(signedIn.id, 'premium');
  const { body } = await call('POST', '/api/profiles', { key: signedIn.key, body: ada });
  const another = { ...ada, birthDate: '1985-02-03' };
  const other = await call('POST', '/api/profiles', { key: signedIn.key, body: another });
  const user = { ...signedIn, profileId: body.id, otherId: other.body.id };
  await fc.assert(
    fc.asyncProperty(requestTo(endpoint, user), async (request) => {
      // `rawRequest` validates the response against the contract.
      const answer = await rawRequest(baseUrl(), request);
      expectCommonHeaders(answer);
      expect([405, 429]).not.toContain(answer.status);
      expect(answer.status).toBeLessThan(500);
    }),
    { numRuns },
  );
}
