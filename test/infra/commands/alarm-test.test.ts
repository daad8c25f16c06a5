import { afterAll, expect, test } from '@jest/globals';
import { openAwsAnswers } from '../../support/aws-answers.ts';
import { runCommand } from '../../support/run-command.ts';

const aws = await openAwsAnswers();
afterAll(() => {
  aws.close();
});

const stacks = {
  'Horoscope-dev-monitoring': { outputs: { AlarmTopic: 'arn:aws:sns:eu-central-1:111122223333:alarms' } },
};
const subscriptions = { 'ops@a.example': 'PendingConfirmation', 'ada@a.example': 'arn:aws:sns:confirmed' };
const alarmTest = async (...args: string[]) => {
  const { code, output } = await runCommand('alarm-test', args, '', {
    ...aws.environment,
    PATH: process.env['PATH'] ?? '',
  });
  return { code, lines: output.split('\n') };
};

test('alarm-test sets an alarm that mails, and names subscribers that have not confirmed', async () => {
  const alarms = { 'horoscope-dev-ToolsFailed': 'OK' };
  aws.be({ stacks, subscriptions, alarms });
  const { code, lines } = await alarmTest('dev');
  expect(lines.filter((line) => !line.startsWith('Account'))).toEqual([
    'Warning: ops@a.example gets no alarms until it follows the link in AWS’s mail “Subscription Confirmation”.',
    expect.stringMatching(/^horoscope-dev-ToolsFailed is in ALARM .* should get two messages/),
  ]);
  expect([code, alarms]).toEqual([0, { 'horoscope-dev-ToolsFailed': 'ALARM' }]);
});

test('alarm-test warns if no one gets the stage’s alarms', async () => {
  aws.be({ stacks, alarms: { 'horoscope-dev-ToolsFailed': 'OK' } });
  expect((await alarmTest('dev')).lines).toContainEqual(
    expect.stringMatching(
      /^Warning: No one gets .* aws sns subscribe --protocol email --topic-arn arn:aws:sns:eu-central-1:111122223333:alarms /,
    ),
  );
});

test('alarm-test fails if the stage has no alarms, or without a stage', async () => {
  aws.be({ stacks });
  expect(await alarmTest('dev')).toMatchObject({ code: 1 });
  expect(await alarmTest()).toEqual({ code: 1, lines: ['Usage: npm run alarm-test -- STAGE'] });
});
