import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { rollbackTriggers } from '../../../infra/deploy/releases.ts';
import { openAwsAnswers } from '../../support/aws-answers.ts';
import { runCommand } from '../../support/run-command.ts';

const aws = await openAwsAnswers();
afterAll(() => {
  aws.close();
});

const at = (hour: number) => Date.parse(`2026-11-28T0${hour}:00:00Z`) / 1000;
const api = { deployments: [], served: 'd2' } as NonNullable<Parameters<typeof aws.be>[0]['api']>;
beforeEach(() => {
  api.served = 'd2';
  api.deployments = [
    { id: 'd1', description: 'v1', createdDate: at(1) },
    { id: 'd3', description: 'v3', createdDate: at(3) },
    { id: 'd2', description: 'v2', createdDate: at(2) },
  ];
  aws.be({ api });
});

const rollback = async (args: string[], input?: string) => {
  const { code, output } = await runCommand('rollback', args, input, aws.environment);
  return { code, output, served: api.served };
};

test('rollback goes back to the release before the served one, with the name typed or given', async () => {
  const { code, output, served } = await rollback(['dev'], 'dev\n');
  expect([code, served]).toEqual([0, 'd1']);
  expect(output).toContain('The stage dev serves v2 of 2026-11-28 02:00 UTC.');
  expect(output).toContain('It goes back to v1 of 2026-11-28 01:00 UTC, with the settings of that release');
  expect(output).toContain('git worktree add ../v1 v1 && cd ../v1 && npm ci && npm run deploy -- dev');
  expect(await rollback(['dev', 'v3', '--yes', 'dev'])).toMatchObject({ code: 0, served: 'd3' });
  expect(await rollback(['dev', 'd2', '--yes', 'dev'])).toMatchObject({ code: 0, served: 'd2' });
});

test('a release that was undone is not offered, but can be named, which clears the mark', async () => {
  await rollback(['dev', '--yes', 'dev']);
  api.served = 'd3';
  const { output } = await rollback(['dev', '--list']);
  expect(output).toContain('v2 of 2026-11-28 02:00 UTC, undone');
  expect(await rollback(['dev', '--yes', 'dev'])).toMatchObject({ code: 0, served: 'd1' });
  await rollback(['dev', 'v2', '--yes', 'dev']);
  expect(api.deployments.map(({ description }) => description)).toEqual(['v1', 'v3 (undone)', 'v2']);
});

test('rollback is refused while a deploy runs', async () => {
  aws.be({ api, stacks: { 'Horoscope-dev': { status: 'UPDATE_COMPLETE_CLEANUP_IN_PROGRESS' } } });
  const { code, output, served } = await rollback(['dev', '--yes', 'dev']);
  expect([code, served]).toEqual([1, 'd2']);
  expect(output).toContain('A deploy is running (UPDATE_COMPLETE_CLEANUP_IN_PROGRESS)');
});

test('--list shows the releases, latest first, and changes nothing', async () => {
  const { code, output, served } = await rollback(['dev', '--list']);
  expect([code, served]).toEqual([0, 'd2']);
  expect(output.split('\n').slice(1)).toEqual([
    '       v3 of 2026-11-28 03:00 UTC',
    'serves v2 of 2026-11-28 02:00 UTC',
    '       v1 of 2026-11-28 01:00 UTC',
  ]);
});

test.each<[why: string, args: string[], message: string]>([
  ['an unknown release', ['dev', 'v4'], 'The stage has no other release v4; --list shows them.'],
  ['the served release', ['dev', 'v2'], 'The stage has no other release v2; --list shows them.'],
  ['a name that is not confirmed', ['dev'], 'Nothing was changed.'],
  ['the name of another stage', ['dev', '--yes', 'prod'], '--yes names another stage. Nothing was changed.'],
  ['an unknown stage', ['gold'], 'There is no stage gold; infra/stages.ts has dev, staging, prod.'],
  ['no stage', [], 'Usage: npm run rollback -- STAGE [RELEASE] [--list] [--yes STAGE]'],
])('rollback changes nothing for %s', async (_why, args, message) => {
  const { code, output, served } = await rollback(args, 'no\n');
  expect([code, served]).toEqual([1, 'd2']);
  expect(output).toContain(message);
});

test('without an earlier release, rollback says so', async () => {
  api.deployments = api.deployments.filter(({ id }) => id === 'd2');
  const { code, output } = await rollback(['dev']);
  expect([code, output]).toEqual([1, expect.stringContaining('No release was deployed before v2 of')]);
});

test('a deploy is undone by the alarms that the stage has already, and by none of those that are gone', async () => {
  Object.assign(process.env, aws.environment);
  const account = { account: '111122223333', region: 'eu-central-1' };
  expect(await rollbackTriggers('prod', account)).toEqual(['--rollback-trigger-alarm-arns', 'none']);
  aws.be({
    stacks: { 'Horoscope-prod-monitoring': {} },
    resources: Object.fromEntries(
      ['FailingRequests', 'MailsFailed', 'SlowAnswers'].map((name) => [`horoscope-prod-${name}`, 'Alarm']),
    ),
  });
  const arn = (name: string) => `arn:aws:cloudwatch:eu-central-1:111122223333:alarm:horoscope-prod-${name}`;
  expect(await rollbackTriggers('prod', account)).toEqual([
    ...['--rollback-trigger-alarm-arns', arn('FailingRequests')],
    ...['--rollback-trigger-alarm-arns', arn('MailsFailed')],
    ...['--monitoring-time-minutes', '15'],
  ]);
});
