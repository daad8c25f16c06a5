import { expect, test } from '@jest/globals';
import { currentUser, eraseAccount } from '#lib/contract/account.ts';
import { codesOf } from '#lib/contract/operation.ts';
import { problemAnswer } from '#lib/http/problem.ts';
import { accountOf } from '#lib/operations/account.ts';
import * as deletions from '#lib/operations/deletions.ts';
import type { Refusal } from '#lib/refusal.ts';
import { serviceOf } from '../../support/service.ts';

serviceOf();

const userId = 'usr_01ARZ3NDEKTSV4RRFFQ69G5FAV';

test.each([
  [currentUser, () => accountOf(userId)],
  [eraseAccount, () => deletions.eraseAccount(userId)],
])(
  '$name: a caller whose account was erased since the request began is nobody, as the contract says',
  async (operation, work) => {
    const refusal: Refusal = await work().then(
      () => Promise.reject(new Error('It was answered')),
      (error) => error,
    );
    expect(codesOf(operation)).toContain(refusal.reason);
    const event = { httpMethod: 'GET', headers: {}, path: '/', resource: '/', requestContext: {} };
    // biome-ignore lint/suspicious/noExplicitAny: what an answer takes of an event
    const answer = problemAnswer(refusal, event as any);
    expect([answer.statusCode, answer.headers?.['WWW-Authenticate']]).toEqual([401, 'Bearer']);
  },
);
