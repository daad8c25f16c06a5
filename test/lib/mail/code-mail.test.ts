import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { codeMail } from '#lib/mail/code-mail.ts';

const codes = fc.integer({ min: 0, max: 999_999 }).map((number) => String(number).padStart(6, '0'));

describe('the mail with the code', () => {
  test('has it in the subject, the text and the HTML, in one piece', () => {
    fc.assert(
      fc.property(codes, (code) => {
        const { subject, text, html } = codeMail(code, 10);
        expect(subject).toBe(`${code} is your sign-in code`);
        expect(text).toContain(`\n${code}\n`);
        expect(html).toContain(`>${code}</p>`);
      }),
    );
  });

  test('says how long it is valid and what to do if one did not ask for it', () => {
    const { text, html } = codeMail('012345', 10);
    for (const part of [text, html.replace(/<[^>]+>/g, '')]) {
      expect(part).toContain('valid for 10 minutes');
      expect(part).toMatch(/did not ask for a code\?[\s\S]*need not do anything/);
    }
    expect(codeMail('012345', 1).text).toContain('valid for 1 minute and');
  });

  test('has no link, no picture and nothing to load', () => {
    const { text, html } = codeMail('012345', 10);
    expect(text + html).not.toMatch(/https?:|<a\b|<img|<link|<script|url\(/i);
  });

  test('is readable in a dark and in a light client', () => {
    const { html } = codeMail('012345', 10);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
  });
});

test.each([
  '12345',
  '1234567',
  '12345a',
  '12345\n',
  '123456\r\nBcc: a@example.com',
  '<b>123</b>',
  '１２３４５６',
  '',
])('nothing but six digits becomes part of a mail: %j', (code) => {
  expect(() => codeMail(code, 10)).toThrow(TypeError);
});

test.each([0, -1, 1.5, Number.NaN])('a validity of %d minutes is refused', (minutes) => {
  expect(() => codeMail('012345', minutes)).toThrow(TypeError);
});
