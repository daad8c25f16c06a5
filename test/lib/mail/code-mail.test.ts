import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { codeMail } from '#lib/mail/code-mail.ts';

const codes = fc.integer({ min: 0, max: 999_999 }).map((number) => String(number).padStart(6, '0'));

test('the mail has the code in its subject, text and HTML', () => {
  fc.assert(
    fc.property(codes, (code) => {
      const { subject, text, html } = codeMail(code, 10, 'Noonmark');
      expect(subject).toBe(`${code} is your Noonmark sign-in code`);
      expect(text).toContain(`\n${code}\n`);
      expect(html).toContain(`>${code}</p>`);
    }),
  );
});

test('the mail says how long the code is valid and what to do with an unrequested code', () => {
  const { text, html } = codeMail('012345', 10, 'Noonmark');
  for (const part of [text, html.replace(/<[^>]+>/g, '')]) {
    expect(part).toContain('valid for 10 minutes');
    expect(part).toMatch(/Didn’t ask for a code\?[\s\S]*can ignore this email/);
  }
  expect(codeMail('012345', 1, 'Noonmark').text).toContain('valid for 1 minute and');
});

test('the mail has no links, images or external resources', () => {
  const { text, html } = codeMail('012345', 10, 'Noonmark');
  expect(text + html).not.toMatch(/https?:|<a\b|<img|<link|<script|url\(/i);
});

test('the name of the product is text in the markup', () => {
  const { subject, html } = codeMail('012345', 10, 'Sun & <Moon>');
  expect(subject).toBe('012345 is your Sun & <Moon> sign-in code');
  expect(html.match(/Sun &#38; &#60;Moon&#62;/g)).toHaveLength(2);
});

test('the mail supports dark and light mode', () => {
  const { html } = codeMail('012345', 10, 'Noonmark');
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain('@media (prefers-color-scheme: dark)');
});

test.each([
  ...['', '12345', '1234567', '12345a', '12345\n', '１２３４５６'],
  ...['123456\r\nBcc: a@example.com', '<b>123</b>'],
])('a code that is not six digits is rejected: %j', (code) => {
  expect(() => codeMail(code, 10, 'Noonmark')).toThrow(TypeError);
});

test.each([0, -1, 1.5, Number.NaN])('a validity of %d minutes is rejected', (minutes) => {
  expect(() => codeMail('012345', minutes, 'Noonmark')).toThrow(TypeError);
});
