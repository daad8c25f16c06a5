import { effect, signal } from '@preact/signals';
import type { Ground } from './sun.ts';

/** The ground of the current view; undefined where the page is plain paper. */
export const ground = signal<Ground | undefined>(undefined);

/** Shows the ground from now on: the style sheet reads it from attributes and a custom property of the root element. */
export function showGround(): void {
  effect(() => {
    const root = document.documentElement;
    const { light, sunX, tone } = ground.value ?? {};
    if (light && tone) Object.assign(root.dataset, { light, tone });
    else for (const name of ['light', 'tone']) delete root.dataset[name];
    if (sunX !== undefined) root.style.setProperty('--sun-x', `${Math.round(sunX * 100)}%`);
  });
}
