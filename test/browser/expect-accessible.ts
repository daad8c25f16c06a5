import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { SIZES } from './chromium.ts';
import { eventually } from './eventually.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Folder for a screenshot of every view. */
const pictures = process.env['SCREENSHOTS'];

type Violation = { id: string; nodes: { html: string; failureSummary: string }[] };

async function violationsOn(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const { violations } = (await page.evaluate('axe.run()')) as { violations: Violation[] };
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

/** Expects a loaded view to have no axe violations and no horizontal overflow, in any size and theme. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  // Stale values are dimmed.
  await page.locator('.stale, .skeleton, [aria-busy="true"]').first().waitFor({ state: 'detached' });
  for (const [size, viewport] of Object.entries(SIZES))
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const file = `${name}-${size}-${colorScheme}.png`;
      if (pictures) await page.screenshot({ path: join(pictures, file), fullPage: true });
      await eventually(async () => [file, await violationsOn(page)]).toEqual([file, []]);
      await eventually(async () => [
        file,
        await page.evaluate('document.documentElement.scrollWidth'),
      ]).toEqual([file, viewport.width]);
    }
}
