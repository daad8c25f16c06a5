import { expect, test } from '@jest/globals';
import { expectCommonHeaders } from '../../support/expectations.ts';
import { serviceOf } from '../../support/service.ts';
import { signUp } from '../../support/sign-up.ts';

const service = serviceOf();

test.each([undefined, '00:00'])('a profile with birth time %s has all fields', async (birthTime) => {
  const { key, path, profile } = await signUp(service, birthTime ? { birthTime } : {});
  const answer = await service.call('GET', path, { key });
  expect(answer.status).toBe(200);
  expectCommonHeaders(answer);
  expect(answer.body).toEqual({
    ...profile,
    externalId: null,
    birthTime: birthTime ?? null,
    timeZone: 'Europe/London',
    residenceTimeZone: null,
    matters: [],
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  });
  expect(Object.keys(answer.body)).toEqual([
    ...[
      'id',
      'externalId',
      'name',
      'birthDate',
      'birthTime',
      'birthCity',
      'latitude',
      'longitude',
      'timeZone',
    ],
    ...['residenceTimeZone', 'sunSign', 'matters', 'createdAt'],
  ]);
});
