import type { SampleDay } from '#lib/operations/sample-day.ts';
import { drawIcon } from './icon.ts';
import { drawSky } from './sky-image.ts';

/** The icons for systems that need bitmaps: rounded ones, and one that the system may cut to any shape. */
export const ICONS = [
  { file: 'icon-192.png', size: 192, isFull: false },
  { file: 'icon-512.png', size: 512, isFull: false },
  { file: 'icon-maskable.png', size: 512, isFull: true },
] as const;

/** For iOS, which cuts the corners itself and shows transparent ones in black. */
const TOUCH_ICON = { file: 'icon-180.png', size: 180, isFull: true } as const;

/** Images by name; one of the sky of a date replaces the one before. */
const drawn = new Map<string, { date: string; png: Buffer }>();

/** Returns a PNG by its name; undefined if there is none, or no day. Each process draws an image once, and the sky once a day. */
export function image(file: string, today: () => SampleDay | undefined): Buffer | undefined {
  if (file === 'sky.png') {
    const day = today();
    return day && kept(file, day.date, () => drawSky(day.sky));
  }
  const icon = [...ICONS, TOUCH_ICON].find((one) => one.file === file);
  return icon && kept(file, '', () => drawIcon(icon.size, icon.isFull));
}

function kept(file: string, date: string, draw: () => Buffer): Buffer {
  const known = drawn.get(file);
  if (known?.date === date) return known.png;
  const png = draw();
  drawn.set(file, { date, png });
  return png;
}
