import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { SECURITY_ENDPOINTS } from '../../../infra/service/service-log.ts';
import { synthesizedStack } from '../../support/synthesized-stack.ts';

const { stack, environmentOf } = synthesizedStack(process.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '', {});

const limitsOf = ({ environment: { LIMITS } }: (typeof stack.functions)[number]) =>
  LIMITS ? { LIMITS } : {};

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
    const refusal = await handler(${JSON.stringify(event)}, { getRemainingTimeInMillis: () => 60_000 }).catch((thrown) => thrown);
    const loaded = process.moduleLoadList.map((name) => name.replace('NativeModule ', ''));
    console.log(JSON.stringify({ refusal, loaded }));
    process.exit();`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    env: environmentOf(authorizer()),
    encoding: 'utf8',
  });
  // The output includes log lines.
  const { refusal, loaded } = JSON.parse(/^\{"refusal".*$/m.exec(output)?.[0] ?? '{}');
  expect(refusal).toBe('Unauthorized');
  expect(loaded).toContain('http');
  expect(loaded.filter((name: string) => name.includes('undici'))).toEqual([]);
});

test('the only credential provider in a bundle is the one for environment variables', () => {
  const notices = readFileSync(join(authorizer().codeFolder, 'THIRD-PARTY-NOTICES.txt'), 'utf8');
  const providers = notices.match(/@aws-sdk\/(credential-provider-[a-z-]+|token-providers|nested-clients)/g);
  expect([...new Set(providers)]).toEqual(['@aws-sdk/credential-provider-env']);
});

test('exactly the functions that log security events write to the log that is kept for a year', () => {
  const logging = stack.functions.filter(({ codeFolder }) =>
    readFileSync(join(codeFolder, 'index.mjs'), 'utf8').includes('message:"security"'),
  );
  expect(new Set(logging.map(({ title }) => title))).toEqual(SECURITY_ENDPOINTS);
});

test('each function starts with only the limits that the route table gives it', () => {
  const all = stack.functions.map((fn) => {
    const { LIMITS: _, ...variables } = environmentOf(fn);
    return { url: join(fn.codeFolder, 'index.mjs'), variables: { ...variables, ...limitsOf(fn) } };
  });
  const program = `
    for (const { url, variables } of JSON.parse(process.env.ALL)) {
      delete process.env.LIMITS;
      Object.assign(process.env, variables);
      await import(url).catch((error) => console.error(url, String(error)));
    }
    process.exit();`;
  const options = { env: { ...process.env, ALL: JSON.stringify(all) }, encoding: 'utf8' } as const;
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], options);
  expect(stderr).toBe('');
  expect(all.filter(({ variables }) => 'LIMITS' in variables)).toHaveLength(29);
});
