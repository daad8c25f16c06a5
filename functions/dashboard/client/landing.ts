import { effect } from '@preact/signals';
import { session } from './session.ts';

/**
 * Keeps what the server has written around the app for whoever is not signed in, and only for them: for everybody else it is not
 * on the page, so that no search finds it.
 */
export function keepLanding(app: Element): void {
  const [hero, ...rest] = document.querySelectorAll('.landing');
  effect(() => {
    const isOut = session.value.state === 'signed-out';
    document.documentElement.dataset['state'] = isOut ? 'out' : 'in';
    if (isOut && hero && !hero.isConnected) {
      app.before(hero);
      app.after(...rest);
    }
    if (!isOut) for (const part of [hero, ...rest]) part?.remove();
  });
}
