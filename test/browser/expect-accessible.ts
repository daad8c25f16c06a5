import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { SIZES } from './chromium.ts';
import { eventually } from './eventually.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** If the environment variable `SCREENSHOTS` names a folder, a screenshot of every view is saved there. */
const folder = process.env['SCREENSHOTS'];

type Violation = { id: string; nodes: { html: string; failureSummary: string }[] };

async function violationsOn(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const { violations } = (await page.evaluate('axe.run()')) as { violations: Violation[] };
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

/** Saves a screenshot if the environment variable `SCREENSHOTS` names a folder. */
export async function screenshot(page: Page, file: string, fullPage = true): Promise<void> {
  if (folder) await page.screenshot({ path: join(folder, file), fullPage });
}

/** Expects that a view doesn't overflow the viewport horizontally. `view` is part of the failure message. */
export const expectNoOverflow = (page: Page, view: string) =>
  eventually(async () => [view, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([
    view,
    page.viewportSize()?.width,
  ]);

/** Records layout shifts from the next navigation on, with the class names of the shifted elements. */
export const recordShifts = (page: Page) =>
  page.addInitScript(`globalThis.shifts = []; new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries())
      shifts.push([value, sources.map(({ node }) => node?.className)]);
  }).observe({ type: 'layout-shift', buffered: true })`);

/** Waits until the browser has painted the current state. */
export const painted = (page: Page) =>
  page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');

/** Expects no layout shift in a loaded view since `recordShifts` was called. */
export async function expectNoShifts(page: Page): Promise<void> {
  await painted(page);
  await eventually(() => page.evaluate('shifts')).toEqual([]);
}

/** Expects a loaded view to have no axe violations and no horizontal overflow, in any size and theme. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  // Stale values are dimmed, which lowers their contrast.
  await page.locator('.stale, .skeleton, [aria-busy="true"]').first().waitFor({ state: 'detached' });
  for (const [size, viewport] of Object.entries(SIZES))
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const file = `${name}-${size}-${colorScheme}.png`;
      await screenshot(page, file);
      await eventually(async () => [file, await violationsOn(page)]).toEqual([file, []]);
      await expectNoOverflow(page, file);
    }
}
