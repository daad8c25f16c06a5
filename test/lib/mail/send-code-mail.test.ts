import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { errorAnswer } from '../../../infra/local/aws/service-answer.ts';
import { ServiceError } from '../../../infra/local/aws/service-call.ts';
import { type ServedStandIns, serveStandIns } from '../../infra/local/aws/serve-stand-ins.ts';
import { type AnswerSwitch, switchAnswers } from '../../infra/local/aws/switch-answers.ts';

let served: ServedStandIns;
let ses: AnswerSwitch;
let module: typeof import('#lib/mail/send-code-mail.ts');

beforeAll(async () => {
  served = await serveStandIns();
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

/** Sends while SES gives this answer, and tells the error and the number of calls. */
async function failureWhen(answer: Response, to = 'reader@example.com') {
  const before = ses.callCount();
  const error = await ses.whenAnswering(answer, () => send(to).catch((cause: unknown) => cause));
  return { error, calls: ses.callCount() - before };
}

/** Sends by way of another port, and tells the error. */
async function sendThrough(port: number) {
  const before = process.env['AWS_ENDPOINT_URL_SES'];
  process.env['AWS_ENDPOINT_URL_SES'] = `http://127.0.0.1:${port}`;
  const { sendCodeMail } = await import(`#lib/mail/send-code-mail.ts?${port}`);
  const mail = { to: 'reader@example.com', code: '012345', minutesValid: 10 };
  const error: unknown = await sendCodeMail(mail).catch((cause: unknown) => cause);
  process.env['AWS_ENDPOINT_URL_SES'] = before;
  return { error };
}

const sesRefusal = (code: string, message: string) => errorAnswer('ses', new ServiceError(code, message));

test('the code reaches its reader, leading zero and all', async () => {
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

describe('an address that cannot be delivered to', () => {
  test.each(['.reader@example.com', 'reader@example..com', 'reader@example.com.', 'a`b~@exam_ple.com'])(
    'is told apart when SES refuses it: %s',
    async (to) => {
      await expect(send(to)).rejects.toMatchObject({
        name: 'UndeliverableAddress',
        cause: { name: 'InvalidParameterValue' },
      });
    },
  );

  test('is told apart when SES’s sandbox does not know it', async () => {
    const { error } = await failureWhen(
      sesRefusal(
        'MessageRejected',
        'Email address is not verified. The following identities failed the check in region EU-WEST-1: Reader@example.com',
      ),
    );
    expect(error).toBeInstanceOf(module.UndeliverableAddress);
  });

  test.each([
    'reader@example.com\r\nBcc: other@example.com',
    'reader@example.com\nSubject: hello',
    'reader@example.com, other@example.com',
    'Reader <reader@example.com>',
    '"reader"@example.com',
    'reader@example.com\u0000',
    'reader＠example.com',
    'a@b@example.com',
    'reader',
    '',
  ])('is refused without asking SES if it could add a header or a recipient: %j', async (to) => {
    const before = ses.callCount();
    await expect(send(to)).rejects.toMatchObject({ name: 'UndeliverableAddress' });
    expect(ses.callCount()).toBe(before);
  });
});

describe('any other failure is passed on as it is', () => {
  test('a sender that is not verified', async () => {
    const { error } = await failureWhen(
      sesRefusal(
        'MessageRejected',
        'Email address is not verified. The following identities failed the check in region EU-WEST-1: Horoscope <sky@example.org>, sky@example.org, reader@example.com',
      ),
    );
    expect(error).toMatchObject({ name: 'MessageRejected' });
  });

  test('a value that is not about an address', async () => {
    const { error } = await failureWhen(sesRefusal('InvalidParameterValue', "Duplicate header 'Subject'."));
    expect(error).toMatchObject({ name: 'InvalidParameterValue' });
  });

  test('SES throttling, after it was tried again', async () => {
    const { error, calls } = await failureWhen(sesRefusal('Throttling', 'Maximum sending rate exceeded.'));
    expect(error).toMatchObject({ name: 'Throttling' });
    expect(calls).toBe(3);
  });

  test('SES not to be reached, after it was tried again', async () => {
    const nobody = await switchAnswers(0);
    await nobody.close();
    const { error } = await sendThrough(nobody.port);
    expect(error).toMatchObject({ code: 'ECONNREFUSED', $metadata: { attempts: 1 } });
  });
});

describe('what leaves open whether the mail was sent is told apart, and not tried again', () => {
  test('an error on the side of SES', async () => {
    const { error, calls } = await failureWhen(new Response('', { status: 503 }));
    expect(error).toBeInstanceOf(module.UncertainDelivery);
    expect(calls).toBe(1);
  });

  test('a connection that is lost', async () => {
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
