import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { expectProblem } from '../support/expectations.ts';
import { newEmail } from '../support/service.ts';
import { useService } from '../support/use-service.ts';

const service = useService();

const sendCode = (email: unknown) => service.call('POST', '/api/auth/send-code', { body: { email } });

/** The fields of the mails sent through SES after the first `start` calls. */
const mailsSince = (start: number) =>
  service.calls.made
    .slice(start)
    .filter(({ operation }) => operation === 'ses SendEmail')
    .map(({ body }) => Object.fromEntries(new URLSearchParams(body)));

const name = crypto.randomUUID().slice(0, 8);
test.each([
  `${name}＠example.com`,
  `${name}@example。com`,
  `\u212Aate-${name}@example.com`,
  `adaſ-${name}@example.com`,
  `${name}\u0131@example.com`,
  `а${name}@example.com`,
  `${name}\u200B@example.com`,
  `${name}\u00AD@example.com`,
  `${name}\u0000@example.com`,
  `\u0000${name}@example.com`,
  `"${name}"@example.com`,
  `${name}(x)@example.com`,
  `<${name}@example.com>`,
  `Ada <${name}@example.com>`,
  `${name}@example.com,eve@example.com`,
  `${name}@example.com;eve@example.com`,
  `${name}@example.com eve@example.com`,
  `${name}@example.com\r\nBcc: eve@example.com`,
  `${name}@example.com\nBcc: eve@example.com`,
  `${name}@example.com%0d%0aBcc:eve@example.com`,
  `${name}@example.com.`,
  `${name}@example.com@example.com`,
  `${name}@[127.0.0.1]`,
  `${'a'.repeat(256 - '@example.com'.length)}@example.com`,
])('the lookalike address %j is rejected, and no mail is sent', async (email) => {
  const start = service.calls.made.length;
  expectProblem(await sendCode(email), 400, 'invalid_request');
  expect(service.calls.made.slice(start)).toEqual([]);
});

test('addresses that differ only in case or surrounding whitespace share an account and a key', async () => {
  const email = newEmail();
  const first = await service.signIn(email);
  for (const variant of [email.toUpperCase(), ` ${email}\t`, `\u00A0${email}\uFEFF`, `\r\n${email}\r\n`]) {
    const { status } = await sendCode(variant);
    expect(status).toBe(200);
    const code = /\d{6}/.exec((await service.mailsTo(email))[0]?.subject ?? '')?.[0];
    const answer = await service.call('POST', '/api/auth/verify', { body: { email: variant, code } });
    expect(answer.body).toMatchObject({ id: first.id, email, apiKey: first.key });
  }
});

test('a mail has one recipient and only our own headers, whatever address is submitted', async () => {
  const odd = fc.constantFrom(
    ...['@', '＠', ',', ';', ' ', '\r\n', '\n', '\u0000', '"', '<', '>', ':', '\\', '%0a', '=?utf-8?q?x?='],
    ...['\u212A', 'ſ', 'İ', '\u200B', '\u202E', '.', '..', '+', "'", 'é', '🙂', 'Bcc: eve@example.com'],
  );
  const start = fc.constantFrom('ada', 'Ada.Byron', `ada+${crypto.randomUUID()}`);
  const pieces = fc.array(fc.oneof({ weight: 2, arbitrary: odd }, start), { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(pieces, pieces, async (local, domain) => {
      const email = `${local.join('')}@${domain.join('')}example.com`;
      const before = service.calls.made.length;
      const answer = await sendCode(email);
      const mails = mailsSince(before);
      if (answer.status === 400) return expect(mails).toEqual([]);
      expect(answer.status).toBe(200);
      expect(mails).toEqual([
        {
          Action: 'SendEmail',
          Version: '2010-12-01',
          Source: expect.stringMatching(/^[^\r\n]+$/),
          ConfigurationSetName: expect.stringMatching(/^Horoscope-dev-data-\w+$/),
          'Destination.ToAddresses.member.1': email.trim().toLowerCase(),
          'Message.Subject.Data': expect.stringMatching(/^\d{6} is your Noonmark sign-in code$/),
          'Message.Subject.Charset': 'UTF-8',
          'Message.Body.Text.Data': expect.any(String),
          'Message.Body.Text.Charset': 'UTF-8',
          'Message.Body.Html.Data': expect.any(String),
          'Message.Body.Html.Charset': 'UTF-8',
        },
      ]);
      expect(mails[0]?.['Destination.ToAddresses.member.1']).toMatch(/^[\x21-\x7e]+@[a-z0-9.-]+$/);
    }),
    { numRuns: 150 },
  );
});
