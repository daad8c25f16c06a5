import { describe, expect, test } from '@jest/globals';
import { createInbox } from '../../../../infra/local/mail/inbox.ts';
import { answerInbox } from '../../../../infra/local/mail/inbox-page.ts';

const inbox = createInbox();
inbox.deliver({ to: 'a@example.com', subject: 'One', text: 'first', html: '<b>first</b>' });
inbox.deliver({
  to: '"><script>x</script>@example.com',
  subject: '</title><img src=x onerror=alert(1)>',
  text: '</pre><script>alert(1)</script>',
  html: `<p title="it's">mail</p><script>alert(1)</script>`,
});
const ask = (query: string, accept?: string) =>
  answerInbox(inbox, { query: new URLSearchParams(query), accept });
const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

describe('for a program', () => {
  test.each([undefined, '*/*', 'application/json'])('accepting %s it is JSON, newest first', (accept) => {
    const { status, headers, body } = ask('', accept);
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(JSON.parse(body).mails.map(({ text }: { text: string }) => text)).toEqual([
      '</pre><script>alert(1)</script>',
      'first',
    ]);
  });

  test('an address narrows it down', () => {
    expect(JSON.parse(ask('to=A@EXAMPLE.com').body)).toEqual({
      mails: [
        {
          to: 'a@example.com',
          subject: 'One',
          text: 'first',
          html: '<b>first</b>',
          sentAt: expect.any(String),
        },
      ],
    });
    expect(JSON.parse(ask('to=b@example.com').body)).toEqual({ mails: [] });
  });
});

describe('for a browser', () => {
  const { headers, body } = ask('', browser);

  test('it is a page that shows the HTML part in a frame without scripts and the text beside it', () => {
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('sandbox="allow-same-origin" srcdoc="&lt;b&gt;first&lt;/b&gt;"');
    expect(body).toContain('<pre>first</pre>');
  });

  test('nothing of a mail becomes markup of the page', () => {
    expect(body.match(/<script/g)).toHaveLength(1);
    expect(body).not.toContain('<img');
    expect(body).not.toContain('href="?to=">');
    expect(body).toContain('&lt;/title&gt;&lt;img src=x onerror=alert(1)&gt;');
    expect(body).toContain('srcdoc="&lt;p title=&quot;it&#39;s&quot;&gt;mail&lt;/p&gt;&lt;script&gt;');
  });

  test('only its own script may run, and a mail may load nothing', () => {
    const policy = headers['content-security-policy'];
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).toMatch(/script-src 'sha256-[\w+/]{43}='/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  test('what was searched for stays in the field, escaped', () => {
    expect(ask('to="><b>', browser).body).toContain('value="&quot;&gt;&lt;b&gt;"');
  });

  test('an empty inbox says what will come', () => {
    expect(ask('to=nobody@example.com', browser).body).toContain('Nothing here yet');
  });

  test('a full inbox shows the newest fifty', () => {
    const full = createInbox();
    for (let at = 0; at < 60; at += 1)
      full.deliver({ to: 'a@example.com', subject: `${at}`, text: 't', html: '' });
    const page = answerInbox(full, { query: new URLSearchParams(), accept: browser }).body;
    expect(page.match(/<article>/g)).toHaveLength(50);
    expect(page).toContain('The 50 newest of 60 mails');
  });
});
