import { expect, test } from '@jest/globals';
import { openPageForEachTest, page } from './chromium.ts';
import { retry } from './eventually.ts';
import { signUpOn } from './page-actions.ts';
import { readPixels } from './pixels.ts';

openPageForEachTest({
  forcedColors: 'active',
  reducedMotion: 'reduce',
  viewport: { width: 1440, height: 900 },
});

/** Colors at points of the viewport, as `red green blue`. */
async function colorsAt(places: readonly { x: number; y: number }[]): Promise<string[]> {
  const pixels = await readPixels(page, await page.screenshot());
  return places.map(({ x, y }) => pixels.at(Math.floor(x), Math.floor(y)).join(' '));
}

type Box = { step: string; x: number; y: number; width: number; height: number };

/** The boxes of the visible calendar cells, with the color step that each rating has. */
const visibleCells = () =>
  page.evaluate(`[...document.querySelectorAll('a.cell')].map((cell) => {
    const { x, y, width, height } = cell.getBoundingClientRect();
    return { step: cell.className.match(/step-\\d/)[0], x, y, width, height };
  }).filter(({ y, height }) => y > 0 && y + height < innerHeight - 100)`) as Promise<Box[]>;

test.each(['light', 'dark'] as const)(
  'ratings and today stay distinguishable in forced colors: %s',
  async (colorScheme) => {
    await page.emulateMedia({ colorScheme });
    await signUpOn(page, { tier: 'premium' });
    await page.goto('/#/calendar?span=year');
    await page.locator('.line-path').waitFor();
    await page.locator('a.cell').nth(364).waitFor();
    await page.evaluate('scrollTo(0, 0)');
    await retry(async () => {
      const cells = await visibleCells();
      // Samples each cell below its number, inside its border and beside the Moon.
      const inside = await colorsAt(
        cells.map(({ x, y, width, height }) => ({ x: x + width / 4, y: y + height - 3 })),
      );
      const colorsOf = new Map<string, Set<string>>();
      for (const [i, { step }] of cells.entries())
        colorsOf.set(step, (colorsOf.get(step) ?? new Set()).add(inside[i] ?? ''));
      expect(colorsOf.size).toBeGreaterThanOrEqual(3);
      const all = [...colorsOf.values()].flatMap((colors) => [...colors]);
      expect(new Set(all).size).toBe(colorsOf.size);
      expect(all).toHaveLength(colorsOf.size);
      const today = await page.locator('.cell[aria-current] .cell-day [aria-hidden]').boundingBox();
      const { x = 0, y = 0, height = 0 } = today ?? {};
      const [mark] = await colorsAt([{ x: x + 2, y: y + height / 2 }]);
      expect(all).not.toContain(mark);
    });
  },
);
