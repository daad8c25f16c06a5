import { hash } from 'node:crypto';
import { escapeHtml } from '#lib/escape-html.ts';
import type { Inbox, ReceivedMail } from './inbox.ts';

/** The page's script: resizes each frame to fit its mail, shows local times, and reloads on new mail unless text is selected. */
const inboxScript = `
for (const frame of document.querySelectorAll('iframe')) {
  frame.addEventListener('load', () => {
    frame.style.height = frame.contentDocument.documentElement.scrollHeight + 2 + 'px';
  });
}
for (const time of document.querySelectorAll('time')) time.textContent = new Date(time.dateTime).toLocaleString();
const shown = document.querySelector('main').dataset;
setInterval(async () => {
  if (document.hidden || String(getSelection()) !== '' || document.activeElement?.id === 'to') return;
  const response = await fetch(location.href, { headers: { accept: 'application/json' } }).catch(() => undefined);
  if (!response?.ok) return;
  const { mails } = await response.json();
  const isSame = (mails[0]?.sentAt ?? '') === shown.newest && String(mails.length) === shown.count;
  if (!isSame) location.reload();
}, 2000);
`;

const inboxStyle = `
:root { color-scheme: light dark; --line: light-dark(#dcd8e8, #3a3646); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 72rem; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; }
h1, h2 { margin: 0; font-size: 1.25rem; overflow-wrap: anywhere; }
form { display: flex; gap: .5rem; align-items: center; }
input, button { font: inherit; padding: .4rem .75rem; min-width: 0; }
article { margin: 1.5rem 0; border-top: 1px solid var(--line); padding-top: 1rem; display: grid; gap: .5rem 1rem;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); }
article > h2, article > p { grid-column: 1 / -1; margin: 0; overflow-wrap: anywhere; }
time { float: right; }
iframe, pre { width: 100%; margin: 0; border: 1px solid var(--line); border-radius: .5rem; }
pre { padding: 1rem; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

const MAX_SHOWN = 50;

// Mails are displayed in frames without scripts. Frames inherit the policy, so a mail cannot load tracking pixels, for example.
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

/** Responds with all mails, or those to an address (`?to=`), as a page if the client accepts HTML and otherwise as JSON. */
export function inboxResponse(inbox: Inbox, request: Request): Response {
  const to = new URL(request.url).searchParams.get('to')?.trim() || undefined;
  const mails = inbox.list(to);
  const isHtml = request.headers.get('accept')?.includes('text/html');
  const headers = {
    'cache-control': 'no-store',
    vary: 'Accept',
    'x-content-type-options': 'nosniff',
    'content-type': isHtml ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'content-security-policy': CONTENT_SECURITY_POLICY,
    'referrer-policy': 'no-referrer',
  };
  return new Response(isHtml ? page(mails, to) : JSON.stringify({ mails }), { headers });
}

const page = (mails: ReceivedMail[], to = '') => `<!doctype html><html lang="en"><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Inbox (${mails.length})</title>
<style>${inboxStyle}</style>
</head><body>
<h1>Inbox</h1>
<p>Mails sent on this machine are only delivered here.</p>
<form role="search">
<label for="to">To</label>
<input id="to" name="to" type="search" autocomplete="off" placeholder="every address" value="${escapeHtml(to)}">
<button>Show</button>
</form>
<main data-newest="${escapeHtml(mails[0]?.sentAt ?? '')}" data-count="${mails.length}">
${mails.slice(0, MAX_SHOWN).map(article).join('\n')}
<p>${escapeHtml(note(mails.length))}</p>
</main>
<script>${inboxScript}</script>
</body></html>
`;

function note(count: number): string {
  if (count > MAX_SHOWN) return `The ${MAX_SHOWN} newest of ${count} mails. Filter by address to see more.`;
  return count > 0 ? '' : 'Nothing here yet. New mails appear automatically.';
}

const article = ({ to, subject, text, html, sentAt, headers = {} }: ReceivedMail) => `<article>
<h2>${escapeHtml(subject)}</h2>
<p>To <a href="?to=${encodeURIComponent(to)}">${escapeHtml(to)}</a> <time datetime="${sentAt}">${sentAt}</time></p>
${Object.entries(headers)
  .map(([name, value]) => `<p>${escapeHtml(`${name}: ${value}`)}</p>`)
  .join('\n')}
<iframe title="HTML" loading="lazy" sandbox="allow-same-origin" srcdoc="${escapeHtml(html)}"></iframe>
<pre>${escapeHtml(text)}</pre>
</article>`;
