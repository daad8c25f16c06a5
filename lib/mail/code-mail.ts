import { mailPage, SERIF } from '#lib/delivery/mail-page.ts';
import { escapeHtml } from '#lib/escape-html.ts';

/** A mail with a sign-in code. */
export type CodeMail = { subject: string; text: string; html: string };

/**
 * Renders the mail with a sign-in code as plain text and HTML. The subject contains the code, so reading the notification is
 * enough. Throws a TypeError for anything but six digits and a positive whole number of minutes, so nothing else can reach a
 * header or the markup.
 */
export function codeMail(code: string, minutesValid: number, productName: string): CodeMail {
  if (!/^[0-9]{6}$/.test(code)) throw new TypeError('A sign-in code has six digits.');
  if (!Number.isInteger(minutesValid) || minutesValid < 1) {
    throw new TypeError('A sign-in code is valid for one minute or more, in whole minutes.');
  }
  const validity = minutesValid === 1 ? '1 minute' : `${minutesValid} minutes`;
  const subject = `${code} is your ${productName} sign-in code`;
  return {
    subject,
    text: plainText(code, validity, productName),
    html: htmlPage(code, validity, subject, productName),
  };
}

const plainText = (
  code: string,
  validity: string,
  productName: string,
) => `Your ${productName} sign-in code is

${code}

Enter it where you asked for it. It’s valid for ${validity} and works once.

Didn’t ask for a code? Someone probably mistyped their address. You can ignore this email: without the code, no one can sign in.

Keep the code to yourself. No one from this service will ever ask you for it.
`;

const htmlPage = (code: string, validity: string, subject: string, productName: string): string =>
  mailPage({
    title: escapeHtml(subject),
    ...{ widthPx: 440, padding: '32px 28px' },
    dark: '.code { background: #232848 !important; color: #efedf5 !important; }',
    // Keeps phones from turning the code into a phone number.
    head: '<meta name="format-detection" content="telephone=no">\n',
    body: `<p class="strong" style="margin:0 0 16px;font-family:${SERIF};font-size:22px;font-weight:600;color:#171a2e;">Your ${escapeHtml(productName)} sign-in code</p>
<p class="code" style="margin:0 0 20px;padding:16px 8px;border-radius:8px;background:#f1ede6;color:#171a2e;text-align:center;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:36px;line-height:1.2;font-weight:600;letter-spacing:5px;-webkit-user-select:all;user-select:all;">${code}</p>
<p class="strong" style="margin:0 0 20px;color:#171a2e;">Enter it where you asked for it. It’s valid for <strong>${validity}</strong> and works once.</p>
<p class="soft" style="margin:0 0 12px;font-size:14px;color:#565b74;">Didn’t ask for a code? Someone probably mistyped their address. You can ignore this email: without the code, no one can sign in.</p>
<p class="soft" style="margin:0;font-size:14px;color:#565b74;">Keep the code to yourself. No one from this service will ever ask you for it.</p>`,
  });
