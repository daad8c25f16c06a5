import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ServiceAnswer, ServiceStandIn } from '../../../infra/local/aws/service-call.ts';
import { createSes } from '../../../infra/local/aws/ses.ts';
import { SesError, sesRefusal } from '../../../infra/local/aws/ses-xml.ts';
import { createInbox } from '../../../infra/local/mail/inbox.ts';
import { type ServedStandIn, serveStandIn } from '../../infra/local/aws/serve-stand-in.ts';

const inbox = createInbox();
const ses = createSes(inbox);
let answering: ServiceStandIn = ses;
let served: ServedStandIn;
let module: typeof import('#lib/mail/send-code-mail.ts');

beforeAll(async () => {
  served = await serveStandIn((call) => answering(call));
  Object.assign(process.env, {
    MAIL_FROM: 'Horoscope <sky@example.org>',
    AWS_ENDPOINT_URL_SES: served.url,
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
  });
  module = await import('#lib/mail/send-code-mail.ts');
});
afterAll(() => served.close());

const send = (to: string, code = '012345') => module.sendCodeMail({ to, code, minutesValid: 10 });

/** Sends while SES gives this answer, and tells the error and the number of calls. */
async function failureWhen(answer: ServiceAnswer, to = 'reader@example.com') {
  const before = served.callCount();
  answering = async () => answer;
  try {
    const error: unknown = await send(to).catch((cause: unknown) => cause);
    return { error, calls: served.callCount() - before };
  } finally {
    answering = ses;
  }
}

test('the code reaches its reader, leading zero and all', async () => {
  await send('reader@example.com');
  expect(inbox.list()).toEqual([
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
        new SesError(
          'MessageRejected',
          'Email address is not verified. The following identities failed the check in region EU-WEST-1: Reader@example.com',
        ),
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
    const before = served.callCount();
    await expect(send(to)).rejects.toMatchObject({ name: 'UndeliverableAddress' });
    expect(served.callCount()).toBe(before);
  });
});

describe('any other failure is passed on as it is', () => {
  test('a sender that is not verified', async () => {
    const { error } = await failureWhen(
      sesRefusal(
        new SesError(
          'MessageRejected',
          'Email address is not verified. The following identities failed the check in region EU-WEST-1: Horoscope <sky@example.org>, sky@example.org, reader@example.com',
        ),
      ),
    );
    expect(error).toMatchObject({ name: 'MessageRejected' });
  });

  test('a value that is not about an address', async () => {
    const { error } = await failureWhen(
      sesRefusal(new SesError('InvalidParameterValue', "Duplicate header 'Subject'.")),
    );
    expect(error).toMatchObject({ name: 'InvalidParameterValue' });
  });

  test('SES being throttled or down, after it was tried again', async () => {
    const down = await failureWhen({ status: 503, headers: { 'content-type': 'text/plain' }, body: '' });
    expect(down.error).not.toBeInstanceOf(module.UndeliverableAddress);
    expect(down.calls).toBeGreaterThan(1);
    const throttled = await failureWhen(
      sesRefusal(new SesError('Throttling', 'Maximum sending rate exceeded.')),
    );
    expect(throttled.error).toMatchObject({ name: 'Throttling' });
  });
});
