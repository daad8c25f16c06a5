import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { SIZES } from './chromium.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** A folder to keep a picture of every view in, to look at. */
const pictures = process.env['SCREENSHOTS'];

type Violation = { id: string; nodes: { html: string; failureSummary: string }[] };

async function violationsOn(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const { violations } = (await page.evaluate('axe.run()')) as { violations: Violation[] };
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

/** Expects that a view, once all of it has come, keeps nobody out and fits its screen, in any size and theme. */
export async function expectWell(page: Page, name: string): Promise<void> {
  // What waits for a newer answer is dimmed meanwhile.
  await page.locator('.stale, .skeleton, [aria-busy="true"]').first().waitFor({ state: 'detached' });
  for (const [size, viewport] of Object.entries(SIZES))
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const file = `${name}-${size}-${colorScheme}.png`;
      if (pictures) await page.screenshot({ path: join(pictures, file), fullPage: true });
      expect([file, await violationsOn(page)]).toEqual([file, []]);
      const width = await page.evaluate('document.documentElement.scrollWidth');
      expect([file, width]).toEqual([file, viewport.width]);
    }
}
