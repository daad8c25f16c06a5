import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { baseUrl } from '../support/service.ts';
import { startChromium } from '../support/start-chromium.ts';

const HANG_MS = 5 * 60_000;

export const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };

/** A page and the problems found on it: console errors and warnings, CSP violations and requests to other origins. */
export type Watched = { page: Page; problems: string[] };

/** The browser of the test file that called `startBrowser`. */
let browser: Browser;

/** The page of the current test, in a file that called `openPageForEachTest`. */
export let page: Page;

/** The problems found on `page`. */
export let problems: string[];

/** Starts a browser for the tests of a file. */
export function startBrowser(): void {
  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(() => browser?.close());
}

/** Opens a page in a new browser context with Berlin's time zone. */
export async function openPage(options: BrowserContextOptions = {}): Promise<Watched> {
  const context = await browser.newContext({
    baseURL: baseUrl(),
    viewport: SIZES.phone,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    permissions: ['clipboard-read', 'clipboard-write'],
    // Playwright's routes don't intercept requests that a service worker handles.
    serviceWorkers: 'block',
    ...options,
  });
  const opened = await context.newPage();
  opened.setDefaultTimeout(HANG_MS);
  const found: string[] = [];
  opened.on('console', (message) => {
    const isExpected = message.text() === 'Service Worker registration blocked by Playwright';
    if (['error', 'warning'].includes(message.type()) && !isExpected)
      found.push(`${message.text()} (${message.location().url})`);
  });
  opened.on('pageerror', (error) => found.push(error.stack ?? error.message));
  opened.on('request', (request) => {
    if (!request.url().startsWith(baseUrl()) && !/^(blob|data):/.test(request.url()))
      found.push(`A request to ${request.url()}`);
  });
  return { page: opened, problems: found };
}

/** Starts a browser for a test file and opens `page` in a new browser context for each test. */
export function openPageForEachTest(options: BrowserContextOptions = {}): void {
  startBrowser();
  beforeEach(async () => {
    ({ page, problems } = await openPage(options));
  });
  afterEach(() => page.context().close());
}
