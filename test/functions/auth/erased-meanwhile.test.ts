import { expect, test } from '@jest/globals';
import { currentUser, eraseAccount } from '#lib/contract/account.ts';
import { problemCodes } from '#lib/contract/operation.ts';
import { problemResponse } from '#lib/http/problem.ts';
import type { ServiceError } from '#lib/service-error.ts';
import { stageNamed } from '../../../infra/chosen-stage.ts';

process.env['LIMITS'] ??= JSON.stringify(stageNamed('dev').limits);
const account = await import('#lib/operations/account.ts');

const userId = 'usr_01ARZ3NDEKTSV4RRFFQ69G5FAV';

test.each([
  [currentUser, () => account.getAccount(userId)],
  [eraseAccount, () => account.eraseAccount(userId)],
])('$name returns 401 if the account is erased during the request', async (operation, work) => {
  const refusal: ServiceError = await work().then(
    () => Promise.reject(new Error('The operation succeeded')),
    (error) => error,
  );
  expect(problemCodes(operation)).toContain(refusal.reason);
  const event = { httpMethod: 'GET', headers: {}, path: '/', resource: '/', requestContext: {} };
  // biome-ignore lint/suspicious/noExplicitAny: only the fields that a problem response depends on
  const answer = problemResponse(refusal, event as any);
  expect([answer.statusCode, answer.headers?.['WWW-Authenticate']]).toEqual([401, 'Bearer']);
});
