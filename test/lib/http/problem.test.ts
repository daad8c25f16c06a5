import { expect, test } from '@jest/globals';
import { Problem, problemOf } from '#lib/http/problem.ts';
import { ServiceError } from '#lib/service-error.ts';

const named = (name: string, extra: object = {}) =>
  Object.assign(new Error('secret detail'), { name, ...extra });

test.each([
  [named('ThrottlingException', { $fault: 'client', $metadata: {} }), 503],
  [named('AccessDeniedException', { $fault: 'client', $metadata: {} }), 503],
  [named('InternalServerError', { $fault: 'server', $metadata: {} }), 503],
  [named('TimeoutError'), 503],
  [named('Error', { code: 'ECONNREFUSED' }), 503],
  [named('CredentialsProviderError'), 503],
  [named('ValidationException', { $fault: 'client', $metadata: {} }), 500],
  [new TypeError('undefined is not a function'), 500],
  ['a text', 500],
])('the error %p becomes a %d problem that doesn’t contain the error’s message', (error, status) => {
  const problem = problemOf(error);
  expect(problem.status).toBe(status);
  expect(JSON.stringify(problem.toBody('r1', 'https://a.example'))).not.toContain('secret detail');
  if (status === 503) expect(problem.extras.retryAfterSeconds).toBeGreaterThan(0);
});

test('a thrown problem is returned unchanged', () => {
  const problem = new Problem('unsupported_media_type', 'Send JSON.');
  expect(problemOf(problem)).toBe(problem);
});

test('a service error becomes the problem for its reason, which locates fields by pointer in bodies and by parameter in queries', () => {
  const fields = [{ field: 'birthCity', detail: 'No such city.' }];
  const cause = named('Hidden');
  const refusal = new ServiceError('city_not_found', 'No such city was found.', { fields, cause });
  const body = {
    type: 'https://a.example/docs/errors/city_not_found',
    title: 'Unprocessable Content',
    status: 422,
    detail: 'No such city was found.',
    code: 'city_not_found',
    requestId: 'r1',
  };
  for (const [method, place] of [
    ['POST', { pointer: '/birthCity' }],
    ['GET', { parameter: 'birthCity' }],
  ] as const)
    expect(problemOf(refusal, method).toBody('r1', 'https://a.example')).toEqual({
      ...body,
      errors: [{ ...place, detail: 'No such city.' }],
    });
});
