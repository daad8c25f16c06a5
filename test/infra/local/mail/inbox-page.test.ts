import { beforeEach, expect, test } from '@jest/globals';
import { createInbox } from '../../../../infra/local/mail/inbox.ts';
import { inboxResponse } from '../../../../infra/local/mail/inbox-page.ts';

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

async function ask(query: string, accept = '') {
  const answer = inboxResponse(inbox, new Request(`http://localhost?${query}`, { headers: { accept } }));
  return { headers: Object.fromEntries(answer.headers), body: await answer.text() };
}
const subjects = async (query: string) =>
  JSON.parse((await ask(query)).body).mails.map(({ subject }: { subject: string }) => subject);

test.each([undefined, '*/*', 'application/json'])(
  'a client that accepts %s gets mails as JSON, newest first, optionally for one address',
  async (accept) => {
    const { headers, body } = await ask('to=A@EXAMPLE.com', accept);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    const sentAt = expect.any(String);
    const mail = { to: 'a@example.com', subject: 'One', text: 'first', html: '<b>first</b>', sentAt };
    expect(JSON.parse(body)).toEqual({ mails: [mail] });
    expect(await subjects('')).toEqual(['</title><img src=x onerror=alert(1)>', 'One']);
    expect(await subjects('to=unknown@example.com')).toEqual([]);
  },
);

test('a browser gets a page with the mail’s text, and with its HTML in a frame without scripts', async () => {
  const { headers, body } = await ask('', browser);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain('sandbox="allow-same-origin" srcdoc="&#60;b&#62;first&#60;/b&#62;"');
  expect(body).toContain('<pre>first</pre>');
  expect((await ask('to=unknown@example.com', browser)).body).toContain('Nothing here yet');
});

test('the page escapes mails and the search text', async () => {
  const { body } = await ask('to="><b>', browser);
  expect(body).toContain('value="&#34;&#62;&#60;b&#62;"');
  const page = (await ask('', browser)).body;
  expect(page.match(/<script/g)).toHaveLength(1);
  expect(page).not.toContain('<img');
  expect(page).not.toContain('alert(1)</script>');
  expect(page).not.toContain(`it's`);
});

test('the page’s CSP allows only the page’s own script, and mails can load nothing', async () => {
  const policy = (await ask('', browser)).headers['content-security-policy'];
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).toMatch(/script-src 'sha256-[\w+/]{43}='/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test('the page shows the latest fifty mails, and the inbox keeps the latest thousand', async () => {
  for (let at = 0; at < 1_050; at += 1)
    inbox.deliver({ to: 'a@example.com', subject: `${at}`, text: 't', html: '' });
  expect(await subjects('')).toHaveLength(1_000);
  expect((await subjects(''))[0]).toBe('1049');
  const { body } = await ask('', browser);
  expect(body.match(/<article>/g)).toHaveLength(50);
  expect(body).toContain('The 50 newest of 1000 mails');
});
