import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
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

const TO = 'reader@example.com';
const send = (to: string, code = '012345') => module.sendCodeMail({ to, code, minutesValid: 10 });

/** Sends a mail while SES returns this response; returns the error and the number of calls. */
async function failureWhen(answer: Response) {
  const before = ses.callCount();
  const error = await ses.whenAnswering(answer, () => send(TO).catch((cause: unknown) => cause));
  return { error, calls: ses.callCount() - before };
}

/** Sends a mail with SES's endpoint at another port; returns the error. */
async function failureAt(port: number): Promise<unknown> {
  const before = process.env['AWS_ENDPOINT_URL_SES'];
  process.env['AWS_ENDPOINT_URL_SES'] = `http://127.0.0.1:${port}`;
  const { sendCodeMail } = await import(`#lib/mail/send-code-mail.ts?${port}`);
  const mail = { to: TO, code: '012345', minutesValid: 10 };
  return sendCodeMail(mail)
    .catch((cause: unknown) => cause)
    .finally(() => Object.assign(process.env, { AWS_ENDPOINT_URL_SES: before }));
}

const UNVERIFIED =
  'Email address is not verified. The following identities failed the check in region EU-WEST-1: ';
const sesRefusal = (code: string, message: string) => errorResponse('ses', new AwsError(code, message));

test('the mail has the code with its leading zero', async () => {
  await send('reader@example.com');
  expect(served.inbox.list()).toEqual([
    {
      to: 'reader@example.com',
      subject: '012345 is your Horoscope sign-in code',
      text: expect.stringContaining('\n012345\n'),
      html: expect.stringContaining('>012345<'),
      sentAt: expect.any(String),
    },
  ]);
});

test.each(['.reader@example.com', 'reader@example..com', 'reader@example.com.', 'a`b~@exam_ple.com'])(
  'an address that SES rejects is undeliverable: %s',
  async (to) => {
    await expect(send(to)).rejects.toMatchObject({
      name: 'UndeliverableAddress',
      cause: { name: 'InvalidParameterValue' },
    });
  },
);

test('an address that isn’t verified in SES’s sandbox is undeliverable', async () => {
  const { error } = await failureWhen(sesRefusal('MessageRejected', `${UNVERIFIED}Reader@example.com`));
  expect(error).toBeInstanceOf(module.UndeliverableAddress);
});

test.each([
  ...['reader@example.com\r\nBcc: other@example.com', 'reader@example.com\nSubject: hello'],
  ...['reader@example.com, other@example.com', 'Reader <reader@example.com>', '"reader"@example.com'],
  ...['reader@example.com\u0000', 'reader＠example.com', 'a@b@example.com', 'reader', ''],
])('an address that could add a header or a recipient is rejected without calling SES: %j', async (to) => {
  const before = ses.callCount();
  await expect(send(to)).rejects.toMatchObject({ name: 'UndeliverableAddress' });
  expect(ses.callCount()).toBe(before);
});

test.each([
  ['MessageRejected', `${UNVERIFIED}Horoscope <sky@example.org>, sky@example.org, reader@example.com`, 1],
  ['InvalidParameterValue', "Duplicate header 'Subject'.", 1],
  ['Throttling', 'Maximum sending rate exceeded.', 3],
])(
  'an SES error that isn’t about the recipient’s address is rethrown: %s, %s',
  async (name, message, attempts) => {
    const { error, calls } = await failureWhen(sesRefusal(name, message));
    expect([error, calls]).toEqual([expect.objectContaining({ name }), attempts]);
  },
);

test('an unreachable SES fails with its system error', async () => {
  const closed = await switchAnswers(0);
  await closed.close();
  const refused = { code: 'ECONNREFUSED', $metadata: { attempts: 1 } };
  expect(await failureAt(closed.port)).toMatchObject(refused);
});

test('an SES server error counts as an unknown outcome and isn’t retried', async () => {
  const { error, calls } = await failureWhen(new Response('', { status: 503 }));
  expect(error).toBeInstanceOf(module.UncertainDelivery);
  expect(calls).toBe(1);
});

test('a lost connection counts as an unknown outcome and isn’t retried', async () => {
  let calls = 0;
  const server = createServer((socket) => {
    calls += 1;
    socket.once('data', () => socket.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const error = await failureAt((server.address() as AddressInfo).port);
  server.close();
  expect(error).toMatchObject({ name: 'UncertainDelivery' });
  expect(calls).toBe(1);
});
