import { hash } from 'node:crypto';
import { escaped } from '#lib/http/escaped.ts';
import type { Inbox, ReceivedMail } from './inbox.ts';
import { inboxScript, inboxStyle } from './inbox-page-assets.ts';

const MOST_SHOWN = 50;

// A mail's own markup lives in a frame that runs no script, and the policy holds in there too: a mail can fetch
// nothing, so that reading one here tells nobody.
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  `script-src 'sha256-${hash('sha256', inboxScript, 'base64')}'`,
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
export function answerInbox(inbox: Inbox, request: Request): Response {
  const to = new URL(request.url).searchParams.get('to')?.trim() || undefined;
  const mails = inbox.list(to);
  const isForReader = request.headers.get('accept')?.includes('text/html');
  const headers = {
    'cache-control': 'no-store',
    vary: 'Accept',
    'x-content-type-options': 'nosniff',
    'content-type': isForReader ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'content-security-policy': CONTENT_SECURITY_POLICY,
    'referrer-policy': 'no-referrer',
  };
  return new Response(isForReader ? page(mails, to) : JSON.stringify({ mails }), { headers });
}

const page = (mails: ReceivedMail[], to = '') => `<!doctype html><html lang="en"><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Inbox (${mails.length})</title>
<style>${inboxStyle}</style>
</head><body>
<h1>Inbox</h1>
<p>What the service sends on this machine ends here and reaches nobody.</p>
<form role="search">
<label for="to">To</label>
<input id="to" name="to" type="search" autocomplete="off" placeholder="every address" value="${escaped(to)}">
<button>Show</button>
</form>
<main data-newest="${escaped(mails[0]?.sentAt ?? '')}" data-count="${mails.length}">
${mails.slice(0, MOST_SHOWN).map(article).join('\n')}
<p>${escaped(note(mails.length))}</p>
</main>
<script>${inboxScript}</script>
</body></html>
`;

function note(count: number): string {
  if (count > MOST_SHOWN) return `The ${MOST_SHOWN} newest of ${count} mails. An address narrows them down.`;
  return count > 0 ? '' : 'Nothing here yet. A sign-in code that is asked for appears at once, by itself.';
}

const article = ({ to, subject, text, html, sentAt }: ReceivedMail) => `<article>
<h2>${escaped(subject)}</h2>
<p>To <a href="?to=${encodeURIComponent(to)}">${escaped(to)}</a> <time datetime="${sentAt}">${sentAt}</time></p>
<iframe title="HTML" loading="lazy" sandbox="allow-same-origin" srcdoc="${escaped(html)}"></iframe>
<pre>${escaped(text)}</pre>
</article>`;
