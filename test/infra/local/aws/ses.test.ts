import { SESClient, SendEmailCommand, type SendEmailCommandInput } from '@aws-sdk/client-ses';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { clientOf, type ServedEmulator, serveEmulator } from './serve-emulator.ts';

let served: ServedEmulator;
let ses: SESClient;

beforeAll(async () => {
  served = await serveEmulator({
    mailIdentities: ['example.org', 'me@example.com'].map((name) => ({ name })),
  });
  ses = new SESClient(clientOf(served));
});
afterAll(() => served.close());

const send = (change: Partial<SendEmailCommandInput> = {}) =>
  ses.send(
    new SendEmailCommand({
      Source: 'Horoscope <sky@example.org>',
      Destination: { ToAddresses: ['reader@example.com'] },
      Message: {
        Subject: { Data: 'Grüße, 星', Charset: 'UTF-8' },
        Body: { Text: { Data: 'a & b\nc' }, Html: { Data: '<p>a &amp; b</p>' } },
      },
      ...change,
    }),
  );

test('a mail reaches every recipient unchanged, including Cc and Bcc', async () => {
  const Destination = {
    ToAddresses: ['one@example.com', '"Two, the second" <two@example.com>'],
    CcAddresses: ['three@example.com'],
    BccAddresses: ['four@example.com'],
  };
  expect((await send({ Destination })).MessageId).toMatch(/^[\w-]{36,}$/);
  const sentAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  const mail = { subject: 'Grüße, 星', text: 'a & b\nc', html: '<p>a &amp; b</p>', sentAt };
  for (const reader of ['one', 'two', 'three', 'four'])
    expect(served.inbox.list(`${reader}@example.com`)).toEqual([{ to: `${reader}@example.com`, ...mail }]);
});

test.each([
  'unknown',
  'a\r\nBcc: b@example.com',
  '.a@example.com',
  'a@例え.jp',
  'a@example..com',
  'a@example.com, b@example.com',
])('the invalid address %j is rejected', async (address) => {
  await expect(send({ Destination: { ToAddresses: [address] } })).rejects.toMatchObject({
    name: 'InvalidParameterValue',
    message: 'Illegal address',
    $metadata: { httpStatusCode: 400 },
  });
});

test('a sender must be a verified address or in a verified domain', async () => {
  for (const Source of ['sky@example.org', 'Me <ME@example.com>']) await send({ Source });
  for (const Source of ['other@example.com', 'not.me@example.com', 'sky@notexample.org'])
    await expect(send({ Source })).rejects.toMatchObject({
      name: 'MessageRejected',
      message: `Email address is not verified. The following identities failed the check in region EU-CENTRAL-1: ${Source}`,
    });
});
