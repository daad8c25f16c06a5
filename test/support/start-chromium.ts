import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts headless Chromium: the one in `CHROMIUM`, or the system's. Throws if there is none. */
export function startChromium(flags: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env['CHROMIUM'] ?? PLACES.find((place) => existsSync(place));
  if (!executablePath)
    throw new Error('This needs Chromium: apt-get install chromium, or set CHROMIUM to the path of yours.');
  return chromium.launch({ executablePath, args: [...FLAGS, ...flags] });
}
