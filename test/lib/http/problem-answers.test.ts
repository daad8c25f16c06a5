import { expect, test } from '@jest/globals';
import { Problem } from '#lib/http/problem.ts';
import { problemOf } from '#lib/http/problem-answers.ts';

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
  expect(JSON.stringify(problem.toBody('r1'))).not.toContain('secret detail');
  if (status === 503) expect(problem.retryAfterSeconds).toBeGreaterThan(0);
});

test('a thrown problem is answered as it is', () => {
  const problem = new Problem(422, 'city_not_found', 'No such city was found.');
  expect(problemOf(problem)).toBe(problem);
  expect(problem.toBody('r1')).toEqual({
    type: 'about:blank',
    title: 'Unprocessable Content',
    status: 422,
    detail: 'No such city was found.',
    code: 'city_not_found',
    requestId: 'r1',
  });
});
