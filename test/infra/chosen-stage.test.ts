import { execFile } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';
import { chosenStage } from '../../infra/chosen-stage.ts';
import { readSender } from '../../infra/sender.ts';
import { stages } from '../../infra/stages.ts';

const choose = (context: Record<string, unknown>) => chosenStage((name) => context[name]);

describe('a sender', () => {
  test.each([
    ['sky@a.example', 'sky@a.example'],
    ['Sky <sky@a.example>', 'sky@a.example'],
    [' "Sky, daily" <Sky@A.example> ', 'Sky@A.example'],
    ['<sky@a.example>', 'sky@a.example'],
  ])('%j has the address %j, as it is written', (text, address) => {
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
  ])('%j is none', (text) => {
    expect(readSender(text)).toBeUndefined();
  });
});

describe('a stage', () => {
  test('dev can be synthesised with nothing given', () => {
    expect(choose({}).stageName).toBe('dev');
  });

  test.each(['staging', 'prod'])('%s cannot without a sender, which is said in one sentence', (stage) => {
    expect(() => choose({ stage })).toThrow(
      `The stage ${stage} has no sender of its mails: set its mail.from in infra/stages.ts, or give -c mailFrom=ADDRESS.`,
    );
  });

  test('has the sender and the alarms’ address of the context before its own', () => {
    const { stage } = choose({ stage: 'prod', mailFrom: 'Sky <a@b.example>', alarmMail: 'me@b.example' });
    expect(stage).toMatchObject({
      mail: { sender: { from: 'Sky <a@b.example>', address: 'a@b.example' }, identity: 'created' },
      alarmMail: 'me@b.example',
      removalPolicy: stages['prod']?.removalPolicy,
    });
  });

  test.each([
    [{ stage: 'gold' }, 'There is no stage gold; infra/stages.ts has dev, staging, prod.'],
    [{ stage: 'constructor' }, 'There is no stage constructor; infra/stages.ts has dev, staging, prod.'],
    [
      { mailFrom: 'Sky' },
      'The sender of the stage dev must be an address, or Name <ADDRESS> in ASCII, not Sky.',
    ],
  ])('%j is refused in one sentence', (context, sentence) => {
    expect(() => choose(context)).toThrow(sentence);
  });
});

test('the app shows nothing but that sentence, and fails', async () => {
  const env = { ...process.env, NODE_OPTIONS: '', CDK_CONTEXT_JSON: '{"stage":"prod"}' };
  const [code, output] = await new Promise<[number, string]>((resolve) => {
    execFile(process.execPath, ['infra/app.ts'], { env }, (error, stdout, stderr) =>
      resolve([Number(error?.code ?? 0), `${stdout}${stderr}`]),
    );
  });
  expect([code, output]).toEqual([1, expect.stringMatching(/^The stage prod has no sender [^\n]*\n$/)]);
});
