import { beforeEach, expect, test } from '@jest/globals';
import { createInbox } from '../../../../infra/local/mail/inbox.ts';
import { answerInbox } from '../../../../infra/local/mail/inbox-page.ts';

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
let inbox = createInbox();

beforeEach(() => {
  inbox = createInbox();
  inbox.deliver({ to: 'a@example.com', subject: 'One', text: 'first', html: '<b>first</b>' });
  inbox.deliver({
    to: '"><script>x</script>@example.com',
    subject: '</title><img src=x onerror=alert(1)>',
    text: '</pre><script>alert(1)</script>',
    html: `<p title="it's">mail</p><script>alert(1)</script>`,
  });
});

const ask = (query: string, accept?: string) =>
  answerInbox(inbox, { query: new URLSearchParams(query), accept });
const subjects = (query: string) =>
  JSON.parse(ask(query).body).mails.map(({ subject }: { subject: string }) => subject);

test.each([undefined, '*/*', 'application/json'])(
  'a program that accepts %s gets JSON, newest first, all or those to one address in any case',
  (accept) => {
    const { headers, body } = ask('to=A@EXAMPLE.com', accept);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    const sentAt = expect.any(String);
    const mail = { to: 'a@example.com', subject: 'One', text: 'first', html: '<b>first</b>', sentAt };
    expect(JSON.parse(body)).toEqual({ mails: [mail] });
    expect(subjects('')).toEqual(['</title><img src=x onerror=alert(1)>', 'One']);
    expect(subjects('to=nobody@example.com')).toEqual([]);
  },
);

test('a browser gets a page that shows the HTML part in a frame without scripts, and the text', () => {
  const { headers, body } = ask('', browser);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain('sandbox="allow-same-origin" srcdoc="&#60;b&#62;first&#60;/b&#62;"');
  expect(body).toContain('<pre>first</pre>');
  expect(ask('to=nobody@example.com', browser).body).toContain('Nothing here yet');
});

test('nothing of a mail or of the search becomes markup of the page', () => {
  const { body } = ask('to="><b>', browser);
  expect(body).toContain('value="&#34;&#62;&#60;b&#62;"');
  const page = ask('', browser).body;
  expect(page.match(/<script/g)).toHaveLength(1);
  expect(page).not.toContain('<img');
  expect(page).not.toContain('alert(1)</script>');
  expect(page).not.toContain(`it's`);
});

test('only its own script may run, and a mail may load nothing', () => {
  const policy = ask('', browser).headers['content-security-policy'];
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).toMatch(/script-src 'sha256-[\w+/]{43}='/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test('the page shows the newest fifty, and the inbox keeps the newest thousand', () => {
  for (let at = 0; at < 1_050; at += 1)
    inbox.deliver({ to: 'a@example.com', subject: `${at}`, text: 't', html: '' });
  expect(subjects('')).toHaveLength(1_000);
  expect(subjects('')[0]).toBe('1049');
  const { body } = ask('', browser);
  expect(body.match(/<article>/g)).toHaveLength(50);
  expect(body).toContain('The 50 newest of 1000 mails');
});
