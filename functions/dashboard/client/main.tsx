import { render } from 'preact';
import { App } from './app.tsx';
import { session } from './session.ts';
import './styles/main.css';

// The cookie itself is out of reach; the page says whether the browser has sent one.
if (document.documentElement.dataset['session'] === 'none') session.value = { state: 'signed-out' };

const place = document.getElementById('app');
if (place) {
  place.replaceChildren();
  render(<App />, place);
}
