import { createHash } from 'node:crypto';
import type { Inbox, ReceivedMail } from './inbox.ts';
import { inboxScript } from './inbox-script.ts';
import { inboxStyle } from './inbox-style.ts';

/** An HTTP answer. */
export type PageAnswer = { status: number; headers: Record<string, string>; body: string };

const MOST_SHOWN = 50;

// A mail's own markup lives in a frame that runs no script, and the policy holds in there too: a mail can fetch
// nothing, so that reading one here tells nobody.
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  `script-src 'sha256-${createHash('sha256').update(inboxScript).digest('base64')}'`,
  "connect-src 'self'",
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * The mails of the inbox, newest first, all or those `to` one address in any case: a page that shows each as its
 * reader would see it if the caller prefers HTML, as browsers do, else `{ "mails": [...] }`.
 */
export function answerInbox(
  inbox: Inbox,
  request: { query: URLSearchParams; accept: string | undefined },
): PageAnswer {
  const to = request.query.get('to')?.trim() || undefined;
  const mails = inbox.list(to);
  const headers = { 'cache-control': 'no-store', vary: 'Accept', 'x-content-type-options': 'nosniff' };
  if (!request.accept?.includes('text/html')) {
    return {
      status: 200,
      headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ mails }),
    };
  }
  return {
    status: 200,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': CONTENT_SECURITY_POLICY,
      'referrer-policy': 'no-referrer',
    },
    body: page(mails, to),
  };
}

const page = (mails: ReceivedMail[], to: string | undefined) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${mails.length === 0 ? 'Inbox' : `Inbox (${mails.length})`}</title>
<style>${inboxStyle}</style>
</head>
<body>
<header>
<h1>Inbox</h1>
<p>${summary(mails.length, to)}</p>
<form method="get" role="search">
<label for="to">To</label>
<input id="to" name="to" type="search" inputmode="email" autocomplete="off" autocapitalize="none" spellcheck="false" placeholder="every address" value="${escaped(to ?? '')}">
<button>Show</button>
</form>
</header>
<main data-newest="${escaped(mails[0]?.sentAt ?? '')}" data-count="${mails.length}">
${mails.length === 0 ? emptyNote : mails.slice(0, MOST_SHOWN).map(article).join('\n')}
${mails.length > MOST_SHOWN ? `<p class="note">The ${MOST_SHOWN} newest of ${mails.length} mails. An address narrows them down.</p>` : ''}
</main>
<script>${inboxScript}</script>
</body>
</html>
`;

const emptyNote =
  '<p class="note">Nothing here yet. A sign-in code that is asked for appears at once; this page looks for new mail by itself.</p>';

const summary = (count: number, to: string | undefined) =>
  `${count === 1 ? '1 mail' : `${count} mails`}${to === undefined ? '' : ` to <strong>${escaped(to)}</strong>`}. What the service sends on this machine ends here and reaches nobody.`;

const article = (mail: ReceivedMail) => `<article>
<h2>${escaped(mail.subject) || '(no subject)'}</h2>
<p class="envelope">To <a href="?to=${escaped(encodeURIComponent(mail.to))}">${escaped(mail.to)}</a> <time datetime="${escaped(mail.sentAt)}">${escaped(mail.sentAt.replace('T', ' ').replace(/\.\d+Z$/, ' UTC'))}</time></p>
<div class="parts">
${mail.html === '' ? '' : `<section><h3>HTML</h3><iframe title="${escaped(mail.subject)}" loading="lazy" sandbox="allow-same-origin" srcdoc="${escaped(mail.html)}"></iframe></section>`}
${mail.text === '' ? '' : `<section><h3>Text</h3><pre>${escaped(mail.text)}</pre></section>`}
</div>
</article>`;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
