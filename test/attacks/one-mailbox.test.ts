import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { expectProblem } from '../support/expectations.ts';
import { type OpenService, openService } from '../support/open-service.ts';

let service: OpenService;
beforeAll(async () => {
  service = await openService({ codesPerEmail: { burst: 3, refillSeconds: 3_600 } });
});
afterAll(() => service.stop());

const sendCode = (email: string) => service.call('POST', '/api/auth/send-code', { body: { email } });
const newName = () => crypto.randomUUID().replaceAll('-', '');

test.each([
  ['tags', (name: string, index: number) => `${name}+${index}@example.com`],
  [
    'dots at Gmail',
    (name: string, index: number) => `${name.slice(0, index + 1)}.${name.slice(index + 1)}@gmail.com`,
  ],
  [
    'both names of Gmail',
    (name: string, index: number) => `${name}@${index % 2 ? 'gmail.com' : 'googlemail.com'}`,
  ],
])('a mailbox is sent as many codes as one address, by whatever %s', async (_, addressOf) => {
  const name = newName();
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => sendCode(addressOf(name, index))),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expectProblem(await sendCode(addressOf(name, 12)), 429, 'rate_limited');
});

test('addresses of one mailbox are accounts of their own', async () => {
  const name = newName();
  const ids = [];
  for (const email of [`${name}@example.com`, `${name}+work@example.com`])
    ids.push((await service.signIn(email)).id);
  expect(new Set(ids).size).toBe(2);
});
