import './shared-chunk.ts';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { root } from './api.ts';
import { App } from './app.tsx';
import { localizeTimes, longDate } from './dates.ts';
import { loadFonts } from './fonts.ts';
import { cachedAccountId, deleteCache } from './offline-cache.ts';
import { SESSION_ENDED, session } from './session.ts';
import { applySettings } from './settings.ts';
import { completeSignOut, isSignOutPending, storedDevice } from './sign-out.ts';
import './styles/main.css';
import { keepFocus } from './ui/keep-focus.ts';

applySettings();
keepFocus();

// The session cookie is HttpOnly, so the server marks in the HTML whether the browser sent one.
const isSignedOut = document.documentElement.dataset['session'] === 'none';
if (isSignedOut || isSignOutPending()) {
  session.value = { state: 'signed-out' };
  void deleteStaleCache();
}
if (isSignOutPending()) void completeSignOut();

/** Deletes the cache. Signing out would have deleted it, so a remaining cache means that its session has expired. */
async function deleteStaleCache(): Promise<void> {
  const isExpired = (await cachedAccountId()) !== '' && !isSignOutPending();
  await deleteCache();
  if (isExpired && session.value.state === 'signed-out')
    session.value = { state: 'signed-out', reason: SESSION_ENDED };
}

// The landing page keeps the system's serif, because another one would move its lines.
const stopWaitingForFonts = session.subscribe(({ state }) => {
  if (state === 'signed-out') return;
  queueMicrotask(() => stopWaitingForFonts());
  loadFonts();
});

/** Delays the installation of the service worker, so that it doesn't compete with the first view for bandwidth. */
const INSTALL_DELAY_MS = 3000;
const stopWaiting = session.subscribe(({ state }) => {
  if (state !== 'signed-in') return;
  queueMicrotask(() => stopWaiting());
  setTimeout(registerServiceWorker, INSTALL_DELAY_MS);
});

/** The Trusted Types API; undefined in browsers without it. */
declare const trustedTypes: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy } | undefined;
type ScriptPolicy = { createScriptURL(url: string): string };

/** Registers the service worker, which makes the page available offline. The CSP allows only this Trusted Types policy. */
function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const url = new URL('service-worker.js', root).href;
  const policy =
    typeof trustedTypes === 'undefined'
      ? undefined
      : trustedTypes.createPolicy('service-worker', { createScriptURL: () => url });
  navigator.serviceWorker.register(policy?.createScriptURL(url) ?? url).catch(() => undefined);
  if (storedDevice()) void import('./lazy-views.ts').then(({ renewDevice }) => renewDevice());
}

/** Localizes the landing page's dates and times. Removes its sections unless the user is signed out, so find-in-page can't match them. */
function manageLanding(): void {
  const parts = [...document.querySelectorAll('.landing')].map((part) => ({ part, place: new Comment() }));
  for (const element of document.querySelectorAll<HTMLTimeElement>('.landing time,.sample-text'))
    element.textContent = element.dateTime
      ? longDate(element.dateTime)
      : localizeTimes(element.textContent ?? '');
  effect(() => {
    const isOut = session.value.state === 'signed-out';
    for (const { part, place } of parts) {
      const [shown, hidden] = isOut ? [part, place] : [place, part];
      if (hidden.parentNode) hidden.replaceWith(shown);
    }
  });
}

const app = document.getElementById('app');
if (app) {
  manageLanding();
  app.replaceChildren();
  render(<App />, app);
}
