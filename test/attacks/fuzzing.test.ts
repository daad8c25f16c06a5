import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as users from '#lib/table/users.ts';
import { endpoints } from '../../functions/endpoints.ts';
import { expectCommonHeaders } from '../support/expectations.ts';
import { requestTo } from '../support/hostile-requests.ts';
import { rawRequest } from '../support/raw-request.ts';
import { ada, baseUrl, serviceOf } from '../support/service.ts';

const { call, signIn } = serviceOf();

describe('whatever it is sent, the answer has a status and a form of the contract', () => {
  test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s',
    async (_name, endpoint) => {
      const signedIn = await signIn();
      await users.setTier(signedIn.id, 'premium');
      const { body } = await call('POST', '/api/profiles', { key: signedIn.key, body: ada });
      const another = { ...ada, birthDate: '1985-02-03' };
      const other = await call('POST', '/api/profiles', { key: signedIn.key, body: another });
      const user = { ...signedIn, profileId: body.id, otherId: other.body.id };
      await fc.assert(
        fc.asyncProperty(requestTo(endpoint, user), async (request) => {
          const answer = await rawRequest(baseUrl(), request);
          expectCommonHeaders(answer);
          expect([405, 429]).not.toContain(answer.status);
          expect(answer.status).toBeLessThan(500);
        }),
        { numRuns: 30 },
      );
    },
  );
});
