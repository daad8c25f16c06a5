import './shared.ts';
import { render } from 'preact';
import { App } from './app.tsx';
import { keepPage } from './kept/keep-page.ts';
import { forgetKept, keptAccount } from './kept/kept-answers.ts';
import { keepLanding } from './landing.ts';
import { ENDED, session } from './session.ts';
import { isSignOutOwed, paySignOut } from './sign-out.ts';
import './styles/main.css';

const SETTLED_MS = 3000;

// The cookie itself is out of reach; the page says whether the browser has sent one.
const isSignedOut = document.documentElement.dataset['session'] === 'none';
if (isSignedOut || isSignOutOwed()) {
  session.value = { state: 'signed-out' };
  void forgetUnasked();
}
if (isSignOutOwed()) void paySignOut();

// Whoever has signed in comes again; the page itself is to be ready first.
const stopWaiting = session.subscribe(({ state }) => {
  if (state !== 'signed-in') return;
  queueMicrotask(() => stopWaiting());
  setTimeout(keepPage, SETTLED_MS);
});

/** Whoever signs out leaves nothing behind: what is still there is of a session that has ended by itself. */
async function forgetUnasked(): Promise<void> {
  const isOver = (await keptAccount()) !== '' && !isSignOutOwed();
  await forgetKept();
  if (isOver && session.value.state === 'signed-out') session.value = { state: 'signed-out', reason: ENDED };
}

const place = document.getElementById('app');
if (place) {
  keepLanding(place);
  place.replaceChildren();
  render(<App />, place);
}
