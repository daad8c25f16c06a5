import { expect } from '@jest/globals';
import type { Answer } from './service.ts';

/** Expects a problem response in the contract's format, with the common headers. */
export function expectProblem(answer: Answer, status: number, code: string): void {
  expect([answer.status, answer.body?.code]).toEqual([status, code]);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  expect(answer.body).toMatchObject({
    type: expect.stringMatching(`^http://[^/]+/docs/errors/${code}$`),
    title: expect.any(String),
    status,
    detail: expect.any(String),
    requestId: expect.any(String),
  });
  expectCommonHeaders(answer);
}

/** Expects the headers that every response has. */
export function expectCommonHeaders(answer: Answer): void {
  expect(answer.headers.get('x-request-id')).toMatch(/.{8,}/);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('strict-transport-security')).toMatch(/^max-age=\d{7,}/);
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  const policy = answer.headers.get('content-security-policy')?.split('; ');
  expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "frame-ancestors 'none'"]));
  if (/json/.test(answer.headers.get('content-type') ?? '')) expect(policy).toHaveLength(2);
  expect(answer.headers.get('cache-control')).toMatch(
    /^(no-store|private, no-cache|public, max-age=\d+(, s-maxage=\d+)?)$/,
  );
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
}

/** Expects a 400 that names exactly these parameters, or body fields as JSON pointers. */
export function expectInvalid(answer: Answer, names: string[]): void {
  expectProblem(answer, 400, 'invalid_request');
  const errors: { pointer?: string; parameter?: string }[] = answer.body.errors;
  expect(errors.map(({ pointer, parameter }) => pointer ?? parameter)).toEqual(names);
}

/** Sends concurrent requests and expects this problem from every one that fails. Returns the successful responses. */
export async function sendAtOnce(
  count: number,
  send: () => Promise<Answer>,
  [status, code]: [status: number, code: string],
): Promise<Answer[]> {
  const answers = await Promise.all(Array.from({ length: count }, send));
  const failed = answers.filter((answer) => answer.status >= 400);
  for (const answer of failed) expectProblem(answer, status, code);
  return answers.filter((answer) => !failed.includes(answer));
}
