import type { Page } from 'playwright-core';

/** A picture's colors, by pixel from the left and from the top: red, green and blue from 0 to 255. */
export type Pixels = { width: number; height: number; at: (x: number, y: number) => readonly number[] };

/** The pixels of a PNG, as a browser reads it. */
export async function pixelsOf(page: Page, png: Buffer): Promise<Pixels> {
  const reader = await page.context().browser()?.newPage();
  if (!reader) throw new Error('The browser is closed');
  try {
    const { width, height, data } = (await reader.evaluate(
      `(async () => {
        const image = new Image();
        image.src = 'data:image/png;base64,${png.toString('base64')}';
        await image.decode();
        const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
        const pen = canvas.getContext('2d');
        pen.drawImage(image, 0, 0);
        const { width, height, data } = pen.getImageData(0, 0, image.width, image.height);
        return { width, height, data: [...data] };
      })()`,
    )) as { width: number; height: number; data: number[] };
    return { width, height, at: (x, y) => data.slice(4 * (y * width + x), 4 * (y * width + x) + 3) };
  } finally {
    await reader.close();
  }
}

/** The colors of a part of the page, as it is painted. */
export async function paintedOf(page: Page, selector: string): Promise<Pixels> {
  return pixelsOf(page, await page.locator(selector).first().screenshot());
}
