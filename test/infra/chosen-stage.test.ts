import { execFile } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { chosenStage, readyStage, stageNamed, stageSettings } from '../../infra/chosen-stage.ts';
import { readSender, type StageSettings } from '../../infra/stage-settings.ts';
import { WEB_FILTER } from '../../infra/stages.ts';

const choose = (context: Record<string, unknown>) => chosenStage((name) => context[name]);

test.each([
  ['sky@a.example', 'sky@a.example'],
  ['Sky <sky@a.example>', 'sky@a.example'],
  [' "Sky, daily" <Sky@A.example> ', 'Sky@A.example'],
  ['<sky@a.example>', 'sky@a.example'],
])('the sender %j has the address %j in its original case', (text, address) => {
  expect(readSender(text)).toEqual({ from: text.trim(), address });
});

test.each([
  '',
  'Sky',
  'sky@localhost',
  'a@b.example, c@d.example',
  'Sky <sky>',
  'Sky < sky@a.example>',
  'Sky <a@b.example',
  'Göttin <a@b.example>',
  'Sky\n<a@b.example>',
])('the sender %j is invalid', (text) => {
  expect(readSender(text)).toBeUndefined();
});

test('the default stage is dev, whose settings are complete', () => {
  expect(choose({}).stageName).toBe('dev');
});

test.each(['staging', 'prod'])('all missing settings of %s are reported in one sentence', (stage) => {
  expect(() => choose({ stage })).toThrow(
    `The stage ${stage} cannot be deployed: set mail.from, mail.domain, and alarmMail in infra/stages.ts.`,
  );
  const { mail, ...others } = stageSettings(stage);
  expect(() =>
    readyStage(stage, { ...others, mail: { ...mail, from: 'sky@a.example', domain: 'a.example' } }),
  ).toThrow(`The stage ${stage} cannot be deployed: set alarmMail in infra/stages.ts.`);
});

test('a stage takes no settings from the command line', () => {
  expect(choose({ mailFrom: 'me@b.example', alarmMail: 'me@b.example' })).toEqual(choose({}));
});

test.each(['gold', 'constructor'])(
  'an unknown stage is rejected with a list of the known ones: %s',
  (stage) => {
    expect(() => choose({ stage })).toThrow(
      `There is no stage ${stage}; infra/stages.ts has dev, staging, prod.`,
    );
  },
);

test('invalid mail settings of a stage are rejected', () => {
  const { mail, ...others } = stageSettings('prod');
  const prodWith = (from: string, alarmMail: string) => () =>
    readyStage('prod', { ...others, mail: { ...mail, from, domain: 'a.example' }, alarmMail });
  expect(prodWith('sky@b.example', 'me@b.example')).toThrow(
    'The stage prod cannot be deployed: mail.from must be in mail.domain, a.example, not sky@b.example; delivery.from must be in delivery.domain, a.example, not sky@b.example.',
  );
  expect(prodWith('Sky', 'Me <me@b.example>')).toThrow(
    'The stage prod cannot be deployed: mail.from must be an address or an ASCII Name <ADDRESS>, not Sky; alarmMail must be an address, not Me <me@b.example>.',
  );
});

const dev = stageSettings('dev');

test('all settings that would fail during a deploy are reported before it, in one sentence', () => {
  const wrong = {
    ...dev,
    mail: { ...dev.mail, nameServers: 'sytem' },
    monthlyBudgetUsd: 0,
    domain: { name: 'https://api.a.example', certificateArn: 'abc' },
    corsOrigins: ['https://a.example/'],
    securityContact: 'me@a.example',
    upgrades: 'http://a.example/upgrades',
  };
  expect(() => readyStage('dev', wrong)).toThrow(
    'The stage dev cannot be deployed: mail.nameServers must be system, none or addresses, not sytem; securityContact must be a mailto: or https: URI, not me@a.example; upgrades must be a mailto: or https: URI, not http://a.example/upgrades; monthlyBudgetUsd must be above 0, not 0; domain.name must be a name such as api.example.com, not https://api.a.example; domain.certificateArn must be the ARN of an ACM certificate, not abc; corsOrigins.0 must be an origin such as https://www.example.com, not https://a.example/.',
  );
  const certificateArn = 'arn:aws:acm:eu-central-1:111122223333:certificate/0f-1';
  const right = {
    ...dev,
    mail: { ...dev.mail, nameServers: '10.0.0.2,10.0.0.3:5353' },
    domain: { name: 'api.a.example', certificateArn },
    corsOrigins: ['https://a.example', 'https://b.example'],
    securityContact: 'https://a.example/security',
    upgrades: 'mailto:upgrades@a.example',
  };
  expect(readyStage('dev', right)).toMatchObject({ corsOrigins: ['https://a.example', 'https://b.example'] });
});

test('a mistyped or missing limit, rate or option is reported before a deploy, with every other problem', () => {
  const { monthlyBudgetUsd: _, ...others } = dev;
  const wrong: unknown = {
    ...others,
    limits: {
      exportsPerUserPerHour: 0.5,
      editsPerUserPerHour: '100',
      codesPerMailbox: 3,
      codesPerEmail: { burst: 0 },
    },
    requestsPerSecond: { verify: 0, 'todays-forecast': 12 },
    tracing: 'true',
    webFilter: { requestsPerFiveMinutes: 400 },
    webFilters: false,
  };
  expect(() => readyStage('dev', wrong as StageSettings)).toThrow(
    'The stage dev cannot be deployed: limits.codesPerEmail.burst must be at least 1, not 0; limits.exportsPerUserPerHour must be at least 1, not 0.5; limits.editsPerUserPerHour must be a number, not "100"; limits.codesPerMailbox is not a setting; monthlyBudgetUsd is missing; requestsPerSecond.verify must be above 0, not 0; requestsPerSecond has todays-forecast, which is not a function or path of functions/endpoints.ts; tracing must be true or false, not "true"; webFilter must be false, or an object with all three rates, not {"requestsPerFiveMinutes":400}; webFilters is not a setting.',
  );
});

test('limits that a stage does not set have their defaults', () => {
  const { limits } = readyStage('dev', {
    ...dev,
    limits: { codesPerEmail: { burst: 5 }, exportsPerUserPerHour: 3 },
  });
  expect(limits).toEqual({
    ...stageNamed('prod').limits,
    codesPerEmail: { burst: 5, refillSeconds: 60 },
    exportsPerUserPerHour: 3,
  });
});

test('options that AWS would reject are reported before a deploy', () => {
  const wrong = {
    webFilter: { ...WEB_FILTER, signInRequestsPerTenMinutes: 9, requestsPerFiveMinutes: 10.5 },
    backup: { copyTo: 'my-vault' },
    reservedConcurrency: { authorizer: 0, verify: 1.5, 'no-such': 10, 'send-code': 10 },
  };
  expect(() => readyStage('dev', { ...dev, ...wrong })).toThrow(
    'The stage dev cannot be deployed: webFilter.signInRequestsPerTenMinutes must be an integer of at least 10, not 9; webFilter.requestsPerFiveMinutes must be an integer of at least 10, not 10.5; backup.copyTo must be the ARN of a backup vault, not my-vault; reservedConcurrency.authorizer must be an integer of at least 1, not 0; reservedConcurrency.verify must be an integer of at least 1, not 1.5; reservedConcurrency has no-such, which is not a function of functions/endpoints.ts.',
  );
});

test('the app prints only one sentence for an invalid stage and fails', async () => {
  const env = { ...process.env, NODE_OPTIONS: '', CDK_CONTEXT_JSON: '{"stage":"prod"}' };
  const [code, output] = await new Promise<[number, string]>((resolve) => {
    execFile(process.execPath, ['infra/app.ts'], { env }, (error, stdout, stderr) =>
      resolve([Number(error?.code ?? 0), `${stdout}${stderr}`]),
    );
  });
  expect([code, output]).toEqual([1, expect.stringMatching(/^The stage prod cannot be deployed: [^\n]*\n$/)]);
});
