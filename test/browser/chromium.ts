import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { baseUrl } from '../support/service.ts';
import { startChromium } from '../support/start-chromium.ts';

const HANG_MS = 5 * 60_000;

export const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 900 } };

/** A page with its console errors and warnings, CSP violations and requests to other origins. */
export type Watched = { page: Page; problems: string[] };

/** The browser of the test file that called `startBrowser`. */
let browser: Browser;

/** The page of the current test, in a file that called `openPageForEachTest`. */
export let page: Page;

/** Starts a browser for the tests of a file. */
export function startBrowser(): void {
  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(() => browser?.close());
}

/** Opens a page in a context of its own, located in Berlin. */
export async function openPage(options: BrowserContextOptions = {}): Promise<Watched> {
  const context = await browser.newContext({
    baseURL: baseUrl(),
    viewport: SIZES.phone,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    permissions: ['clipboard-read', 'clipboard-write'],
    // Playwright's routes don't see requests handled by a service worker.
    serviceWorkers: 'block',
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(HANG_MS);
  const problems: string[] = [];
  page.on('console', (message) => {
    const isOfTheTest = message.text() === 'Service Worker registration blocked by Playwright';
    if (['error', 'warning'].includes(message.type()) && !isOfTheTest) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.stack ?? error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(baseUrl()) && !/^(blob|data):/.test(request.url()))
      problems.push(`A request to ${request.url()}`);
  });
  return { page, problems };
}

/** Starts a browser for a file and opens `page` for each of its tests, in a context of its own. */
export function openPageForEachTest(options: BrowserContextOptions = {}): void {
  startBrowser();
  beforeEach(async () => {
    ({ page } = await openPage(options));
  });
  afterEach(() => page.context().close());
}
