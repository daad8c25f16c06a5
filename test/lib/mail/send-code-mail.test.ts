import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { AwsError, errorResponse } from '../../../infra/local/aws/service-call.ts';
import { type ServedEmulator, serveEmulator } from '../../infra/local/aws/serve-emulator.ts';
import { type AnswerSwitch, switchAnswers } from '../../infra/local/aws/switch-answers.ts';

let served: ServedEmulator;
let ses: AnswerSwitch;
let module: typeof import('#lib/mail/send-code-mail.ts');

beforeAll(async () => {
  served = await serveEmulator();
  ses = await switchAnswers(served.port);
  Object.assign(process.env, {
    CONFIGURATION_SET: 'counted',
    MAIL_FROM: 'Horoscope <sky@example.org>',
    AWS_ENDPOINT_URL_SES: `http://localhost:${ses.port}`,
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
  });
  module = await import('#lib/mail/send-code-mail.ts');
});
afterAll(async () => {
  await ses.close();
  await served.close();
});

const send = (to: string, code = '012345') => module.sendCodeMail({ to, code, minutesValid: 10 });

/** Sends while SES responds with this; returns the error and the number of calls. */
async function failureWhen(answer: Response, to = 'reader@example.com') {
  const before = ses.callCount();
  const error = await ses.whenAnswering(answer, () => send(to).catch((cause: unknown) => cause));
  return { error, calls: ses.callCount() - before };
}

/** Sends through another port; returns the error. */
async function sendThrough(port: number) {
  const before = process.env['AWS_ENDPOINT_URL_SES'];
  process.env['AWS_ENDPOINT_URL_SES'] = `http://127.0.0.1:${port}`;
  const { sendCodeMail } = await import(`#lib/mail/send-code-mail.ts?${port}`);
  const mail = { to: 'reader@example.com', code: '012345', minutesValid: 10 };
  const error: unknown = await sendCodeMail(mail).catch((cause: unknown) => cause);
  process.env['AWS_ENDPOINT_URL_SES'] = before;
  return { error };
}

const sesRefusal = (code: string, message: string) => errorResponse('ses', new AwsError(code, message));

test('the mail has the code with its leading zero', async () => {
  await send('reader@example.com');
  expect(served.inbox.list()).toEqual([
    {
      to: 'reader@example.com',
      subject: '012345 is your sign-in code',
      text: expect.stringContaining('\n012345\n'),
      html: expect.stringContaining('>012345<'),
      sentAt: expect.any(String),
    },
  ]);
});

describe('an undeliverable address', () => {
  test.each(['.reader@example.com', 'reader@example..com', 'reader@example.com.', 'a`b~@exam_ple.com'])(
    'is reported as undeliverable if SES rejects it: %s',
    async (to) => {
      await expect(send(to)).rejects.toMatchObject({
        name: 'UndeliverableAddress',
        cause: { name: 'InvalidParameterValue' },
      });
    },
  );

  test('is reported as undeliverable if SES’s sandbox does not know it', async () => {
    const { error } = await failureWhen(
      sesRefusal(
        'MessageRejected',
        'Email address is not verified. The following identities failed the check in region EU-WEST-1: Reader@example.com',
      ),
    );
    expect(error).toBeInstanceOf(module.UndeliverableAddress);
  });

  test.each([
    ...['reader@example.com\r\nBcc: other@example.com', 'reader@example.com\nSubject: hello'],
    ...['reader@example.com, other@example.com', 'Reader <reader@example.com>', '"reader"@example.com'],
    ...['reader@example.com\u0000', 'reader＠example.com', 'a@b@example.com', 'reader', ''],
  ])('is rejected without calling SES if it could add a header or a recipient: %j', async (to) => {
    const before = ses.callCount();
    await expect(send(to)).rejects.toMatchObject({ name: 'UndeliverableAddress' });
    expect(ses.callCount()).toBe(before);
  });
});

describe('any other failure is passed on unchanged', () => {
  test('a sender that is not verified', async () => {
    const { error } = await failureWhen(
      sesRefusal(
        'MessageRejected',
        'Email address is not verified. The following identities failed the check in region EU-WEST-1: Horoscope <sky@example.org>, sky@example.org, reader@example.com',
      ),
    );
    expect(error).toMatchObject({ name: 'MessageRejected' });
  });

  test('an invalid parameter other than the address', async () => {
    const { error } = await failureWhen(sesRefusal('InvalidParameterValue', "Duplicate header 'Subject'."));
    expect(error).toMatchObject({ name: 'InvalidParameterValue' });
  });

  test('SES throttling, after retries', async () => {
    const { error, calls } = await failureWhen(sesRefusal('Throttling', 'Maximum sending rate exceeded.'));
    expect(error).toMatchObject({ name: 'Throttling' });
    expect(calls).toBe(3);
  });

  test('an unreachable SES, after retries', async () => {
    const closed = await switchAnswers(0);
    await closed.close();
    const { error } = await sendThrough(closed.port);
    expect(error).toMatchObject({ code: 'ECONNREFUSED', $metadata: { attempts: 1 } });
  });
});

describe('an unknown outcome is reported as such and not retried', () => {
  test('a server error of SES', async () => {
    const { error, calls } = await failureWhen(new Response('', { status: 503 }));
    expect(error).toBeInstanceOf(module.UncertainDelivery);
    expect(calls).toBe(1);
  });

  test('a lost connection', async () => {
    let calls = 0;
    const server = createServer((socket) => {
      calls += 1;
      socket.once('data', () => socket.destroy());
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { error } = await sendThrough((server.address() as AddressInfo).port);
    server.close();
    expect(error).toMatchObject({ name: 'UncertainDelivery' });
    expect(calls).toBe(1);
  });
});
