import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { synthesizedStack } from '../../support/synthesized-stack.ts';

const { stack, environmentOf } = synthesizedStack(process.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '', {});

function authorizer() {
  const fn = stack.functions.find(({ title }) => title === 'authorizer');
  if (!fn) throw new Error('The stack has no authorizer');
  return fn;
}

test('a function that calls the table loads no second HTTP client', () => {
  const event = {
    methodArn: 'arn:aws:execute-api:::',
    multiValueHeaders: { Cookie: [`__Host-session=${'x'.repeat(43)}`] },
    requestContext: { requestId: 'of-a-test' },
  };
  const program = `
    const { handler } = await import(${JSON.stringify(join(authorizer().codeFolder, 'index.mjs'))});
    const { policyDocument } = await handler(${JSON.stringify(event)}, { getRemainingTimeInMillis: () => 60_000 });
    const loaded = process.moduleLoadList.map((name) => name.replace('NativeModule ', ''));
    console.log(JSON.stringify({ effect: policyDocument.Statement[0].Effect, loaded }));
    process.exit();`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    env: environmentOf(authorizer()),
    encoding: 'utf8',
  });
  // The output includes log lines.
  const { effect, loaded } = JSON.parse(/^\{"effect".*$/m.exec(output)?.[0] ?? '{}');
  expect(effect).toBe('Deny');
  expect(loaded).toContain('http');
  expect(loaded.filter((name: string) => name.includes('undici'))).toEqual([]);
});

test('the only credential provider in a bundle is the one for environment variables', () => {
  const notices = readFileSync(join(authorizer().codeFolder, 'THIRD-PARTY-NOTICES.txt'), 'utf8');
  const providers = notices.match(/@aws-sdk\/(credential-provider-[a-z-]+|token-providers|nested-clients)/g);
  expect([...new Set(providers)]).toEqual(['@aws-sdk/credential-provider-env']);
});
