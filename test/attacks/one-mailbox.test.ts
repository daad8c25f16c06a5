import { expect, test } from '@jest/globals';
import { expectProblem } from '../support/expectations.ts';
import { useService } from '../support/use-service.ts';

const service = useService({ codesPerEmail: { burst: 3, refillSeconds: 3_600 } });

const sendCode = (email: string) => service.call('POST', '/api/auth/send-code', { body: { email } });
const newName = () => crypto.randomUUID().replaceAll('-', '');

test.each<[what: string, addressOf: (name: string, index: number) => string]>([
  ['tags', (name, index) => `${name}+${index}@example.com`],
  ['dots at Gmail', (name, index) => `${name.slice(0, index + 1)}.${name.slice(index + 1)}@gmail.com`],
  ['both Gmail domains', (name, index) => `${name}@${index % 2 ? 'gmail.com' : 'googlemail.com'}`],
])('the addresses of a mailbox share one code limit, despite %s', async (_, addressOf) => {
  const name = newName();
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => sendCode(addressOf(name, index))),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expectProblem(await sendCode(addressOf(name, 12)), 429, 'rate_limited');
});

test('the addresses of a mailbox have separate accounts', async () => {
  const name = newName();
  const ids = [];
  for (const email of [`${name}@example.com`, `${name}+work@example.com`])
    ids.push((await service.signIn(email)).id);
  expect(new Set(ids).size).toBe(2);
});
