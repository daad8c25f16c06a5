import { expect, test } from '@jest/globals';
import { Problem, problemOf } from '#lib/http/problem.ts';
import { Refusal } from '#lib/refusal.ts';

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
])('%p becomes %d, without a word of its own message', (error, status) => {
  const problem = problemOf(error);
  expect(problem.status).toBe(status);
  expect(JSON.stringify(problem.toBody('r1', 'https://a.example'))).not.toContain('secret detail');
  if (status === 503) expect(problem.retryAfterSeconds).toBeGreaterThan(0);
});

test('a thrown problem is answered as it is', () => {
  const problem = new Problem('unsupported_media_type', 'Send JSON.');
  expect(problemOf(problem)).toBe(problem);
});

test('a refusal is told by its reason, its fields where they were sent', () => {
  const fields = [{ field: 'birthCity', detail: 'No such city.' }];
  const refusal = new Refusal('city_not_found', 'No such city was found.', {
    fields,
    cause: named('Hidden'),
  });
  const body = {
    type: 'https://a.example/docs/errors/city_not_found',
    title: 'Unprocessable Content',
    status: 422,
    detail: 'No such city was found.',
    code: 'city_not_found',
    requestId: 'r1',
  };
  expect(problemOf(refusal, 'POST').toBody('r1', 'https://a.example')).toEqual({
    ...body,
    errors: [{ pointer: '/birthCity', detail: 'No such city.' }],
  });
  expect(problemOf(refusal, 'GET').toBody('r1', 'https://a.example')).toEqual({
    ...body,
    errors: [{ parameter: 'birthCity', detail: 'No such city.' }],
  });
});
