import type { Page } from 'playwright-core';

/** An image. `at` returns a pixel's red, green and blue, 0 to 255. */
export type Pixels = { width: number; height: number; at: (x: number, y: number) => readonly number[] };

/** Decodes a PNG in the browser. */
export async function readPixels(page: Page, png: Buffer): Promise<Pixels> {
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
        const rows = Array.from({ length: height }, (_, y) => data.subarray(4 * y * width, 4 * (y + 1) * width));
        return { width, height, data: btoa(rows.map((row) => String.fromCharCode(...row)).join('')) };
      })()`,
    )) as { width: number; height: number; data: string };
    const bytes = Buffer.from(data, 'base64');
    return { width, height, at: (x, y) => [...bytes.subarray(4 * (y * width + x), 4 * (y * width + x) + 3)] };
  } finally {
    await reader.close();
  }
}

/** Takes a screenshot of an element. */
export async function screenshotPixels(page: Page, selector: string): Promise<Pixels> {
  return readPixels(page, await page.locator(selector).first().screenshot());
}
