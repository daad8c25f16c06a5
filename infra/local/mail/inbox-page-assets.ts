/**
 * The inbox page's script: gives each mail's frame the height of its mail, shows times in the reader's zone, and
 * loads the page again when a new mail has come, but not while text is selected.
 */
export const inboxScript = `
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

/** The inbox page's style sheet: a mail's HTML and text below each other on a phone, side by side where there is room. */
export const inboxStyle = `
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
