import { effect } from '@preact/signals';
import { inOwnForms, longDate } from './dates.ts';
import { session } from './session.ts';

/**
 * Keeps what the server has written around the app for whoever is not signed in, with dates and times as this device writes them.
 * For everybody else it is not on the page, so that no search finds it.
 */
export function keepLanding(app: Element): void {
  const [hero, ...rest] = document.querySelectorAll('.landing');
  for (const told of document.querySelectorAll<HTMLTimeElement>('.landing time,.sample-summary'))
    told.textContent = told.dateTime ? longDate(told.dateTime) : inOwnForms(told.textContent ?? '');
  effect(() => {
    const isOut = session.value.state === 'signed-out';
    if (!isOut) for (const part of [hero, ...rest]) part?.remove();
    else if (hero && !hero.isConnected) {
      app.before(hero);
      app.after(...rest);
    }
  });
}
