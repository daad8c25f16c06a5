import {
  GetSendQuotaCommand,
  ListIdentitiesCommand,
  SESClient,
  SendEmailCommand,
  type SendEmailCommandInput,
} from '@aws-sdk/client-ses';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createSes } from '../../../../infra/local/aws/ses.ts';
import { createInbox } from '../../../../infra/local/mail/inbox.ts';
import { clientOf, type ServedStandIn, serveStandIn } from './serve-stand-in.ts';

const inbox = createInbox();
let open: ServedStandIn;
let strict: ServedStandIn;
let ses: SESClient;

beforeAll(async () => {
  open = await serveStandIn(createSes(inbox));
  strict = await serveStandIn(createSes(inbox, { identities: ['example.org', 'me@example.com'] }));
  ses = new SESClient(clientOf(open));
});
afterAll(async () => {
  await open.close();
  await strict.close();
});

const mail = (change: Partial<SendEmailCommandInput> = {}): SendEmailCommandInput => ({
  Source: 'Horoscope <sky@example.org>',
  Destination: { ToAddresses: ['reader@example.com'] },
  Message: {
    Subject: { Data: 'Grüße, 星', Charset: 'UTF-8' },
    Body: { Text: { Data: 'a & b\nc' }, Html: { Data: '<p>a &amp; b</p>' } },
  },
  ...change,
});
const to = (...ToAddresses: string[]) => mail({ Destination: { ToAddresses } });
const post = (body: string) =>
  fetch(open.url, { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded' } });

describe('a mail that SES accepts', () => {
  test('arrives word for word and gets an id of SES’s form', async () => {
    const { MessageId, $metadata } = await ses.send(new SendEmailCommand(mail()));
    expect(MessageId).toMatch(/^[0-9a-f]{16}-[0-9a-f-]{36}-000000$/);
    expect($metadata).toMatchObject({
      httpStatusCode: 200,
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(inbox.list('reader@example.com')[0]).toEqual({
      to: 'reader@example.com',
      subject: 'Grüße, 星',
      text: 'a & b\nc',
      html: '<p>a &amp; b</p>',
      sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
  });

  test('reaches every recipient, copies and blind copies too, and counts each', async () => {
    const before = Number((await ses.send(new GetSendQuotaCommand())).SentLast24Hours);
    await ses.send(
      new SendEmailCommand(
        mail({
          Destination: {
            ToAddresses: ['one@example.com', '"Two, the second" <two@example.com>'],
            CcAddresses: ['three@example.com'],
            BccAddresses: ['four@example.com'],
          },
        }),
      ),
    );
    for (const reader of ['one', 'two', 'three', 'four']) {
      expect(inbox.list(`${reader}@example.com`)).toHaveLength(1);
    }
    expect((await ses.send(new GetSendQuotaCommand())).SentLast24Hours).toBe(before + 4);
  });

  test.each(['success', 'bounce', 'complaint', 'suppressionlist', 'ooto'])(
    'goes out to the mailbox simulator’s %s address, whose effect shows later on AWS',
    async (name) => {
      await ses.send(new SendEmailCommand(to(`${name}@simulator.amazonses.com`)));
      expect(inbox.list(`${name}@simulator.amazonses.com`)).toHaveLength(1);
    },
  );
});

describe('a mail that SES refuses', () => {
  test.each([
    ['nobody', "Missing final '@domain'"],
    ['nobody@', 'Missing domain'],
    ['some one@example.com', 'Local address contains control or whitespace'],
    ['a\r\nBcc: b@example.com', 'Local address contains control or whitespace'],
    ['github:someone@example.com', 'Local address contains illegal character'],
    ['.a@example.com', 'Local address starts with dot'],
    ['a@exam ple.com', 'Domain contains control or whitespace'],
    ['a@example.com%!', 'Domain contains illegal character'],
    ['a@例え.jp', 'Domain contains illegal character'],
    ['a@.example.com', 'Domain starts with dot'],
    ['a@example.com.', 'Domain ends with dot'],
    ['a@example..com', 'Domain contains dot-dot'],
    ['a@example.com, b@example.com', 'Illegal address'],
    ['Karen, Chan <karen@example.com>', 'Illegal address'],
  ])('%j is no address: %s', async (address, message) => {
    await expect(ses.send(new SendEmailCommand(to(address)))).rejects.toMatchObject({
      name: 'InvalidParameterValue',
      message,
      $metadata: { httpStatusCode: 400 },
    });
  });

  test('names every part that is missing', async () => {
    const response = await post('Action=SendEmail&Version=2010-12-01&Source=a%40example.org');
    expect(response.status).toBe(400);
    const text = await response.text();
    expect(text).toContain('<Code>ValidationError</Code>');
    expect(text).toContain(
      "<Message>5 validation errors detected: Value null at 'destination' failed to satisfy constraint: Member must not be null; Value null at 'message'",
    );
    expect(text).toContain("'message.subject.data'");
  });

  test('has a recipient, and no more than fifty', async () => {
    const many = Array.from({ length: 51 }, (_, at) => `reader${at}@example.com`);
    await expect(ses.send(new SendEmailCommand(to(...many)))).rejects.toThrow('Recipient count exceeds 50.');
    const none =
      'Action=SendEmail&Source=a%40b.org&Destination.ToAddresses=&Message.Subject.Data=s&Message.Body.Text.Data=t';
    expect(await (await post(none)).text()).toContain("Missing required header 'To'.");
  });

  test('comes from a verified address or domain, where the stand-in knows which are', async () => {
    const client = new SESClient(clientOf(strict));
    expect((await client.send(new ListIdentitiesCommand())).Identities).toEqual([
      'example.org',
      'me@example.com',
    ]);
    for (const Source of ['sky@example.org', 'sky@mail.example.org', 'Me <ME@example.com>']) {
      await client.send(new SendEmailCommand(mail({ Source })));
    }
    await expect(
      client.send(new SendEmailCommand(mail({ Source: 'other@example.com' }))),
    ).rejects.toMatchObject({
      name: 'MessageRejected',
      message:
        'Email address is not verified. The following identities failed the check in region US-EAST-1: other@example.com',
    });
  });

  test.each([
    ['Action=Fly&Version=2010-12-01', 'InvalidAction', 'Could not find operation Fly for version 2010-12-01'],
    ['Action=constructor', 'InvalidAction', 'Could not find operation constructor'],
    ['', 'MissingAction', 'The request must contain the parameter Action.'],
  ])('%j is no action', async (body, code, message) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    const text = await response.text();
    expect(text).toContain(`<Type>Sender</Type><Code>${code}</Code><Message>${message}`);
  });
});
