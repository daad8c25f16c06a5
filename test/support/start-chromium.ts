import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const FLAGS = [
  ...['--no-sandbox', '--no-first-run', '--disable-gpu', '--disable-quic', '--disable-sync'],
  ...['--disable-background-networking', '--disable-component-update'],
];

/** Starts headless Chromium from the path in `CHROMIUM`, or the system's. Throws if there is none. */
export function startChromium(flags: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env['CHROMIUM'] ?? PLACES.find((place) => existsSync(place));
  if (!executablePath)
    throw new Error('This needs Chromium: apt-get install chromium, or set CHROMIUM to its path.');
  return chromium.launch({ executablePath, args: [...FLAGS, ...flags] });
}
