/**
 * The inbox page's script: gives each mail's frame the height of its mail, shows times in the reader's zone, and
 * loads the page again when a new mail has come, but not while text is selected.
 */
export const inboxScript = `
for (const frame of document.querySelectorAll('iframe')) {
  const fit = () => {
    const mail = frame.contentDocument?.documentElement;
    frame.style.height = '0';
    if (mail) frame.style.height = mail.scrollHeight + 2 + 'px';
  };
  frame.addEventListener('load', fit);
  addEventListener('resize', fit);
  fit();
}
for (const time of document.querySelectorAll('time')) {
  time.textContent = new Date(time.dateTime).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
}
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
