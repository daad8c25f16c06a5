import { render } from 'preact';
import { App } from './app.tsx';
import { keepLanding } from './landing.ts';
import { session } from './session.ts';
import { isSignOutOwed, paySignOut } from './sign-out.ts';
import './styles/main.css';

// The cookie itself is out of reach; the page says whether the browser has sent one.
const isSignedOut = document.documentElement.dataset['session'] === 'none';
if (isSignedOut || isSignOutOwed()) session.value = { state: 'signed-out' };
if (isSignOutOwed()) void paySignOut();

const place = document.getElementById('app');
if (place) {
  keepLanding(place);
  place.replaceChildren();
  render(<App />, place);
}
