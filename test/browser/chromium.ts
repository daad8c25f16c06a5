import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { baseUrl } from '../support/service.ts';
import { startChromium } from '../support/start-chromium.ts';

export { startChromium };

const HANG_MS = 5 * 60_000;

/** The sizes that the dashboard is looked at in. */
export const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 900 } };

/** A page, and what it has complained about: errors and warnings, refusals of the CSP, requests to other origins. */
export type Watched = { page: Page; complaints: string[] };

/** Opens a page of a person of their own, somewhere in Berlin. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Watched> {
  const context = await browser.newContext({
    baseURL: baseUrl(),
    viewport: SIZES.phone,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    permissions: ['clipboard-read', 'clipboard-write'],
    // Routes of a test see no request that a service worker has answered.
    serviceWorkers: 'block',
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(HANG_MS);
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isOfTheTest = message.text() === 'Service Worker registration blocked by Playwright';
    if (['error', 'warning'].includes(message.type()) && !isOfTheTest) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(baseUrl()) && !/^(blob|data):/.test(request.url()))
      complaints.push(`A request to ${request.url()}`);
  });
  return { page, complaints };
}

/** Hands a page to each test of a file, of a person of their own, and closes it afterwards. */
export function openPageForEachTest(use: (page: Page) => void, options: BrowserContextOptions = {}): void {
  let browser: Browser;
  let opened: Watched;
  beforeAll(async () => {
    browser = await startChromium();
  });
  beforeEach(async () => {
    opened = await openPage(browser, options);
    use(opened.page);
  });
  afterEach(() => opened.page.context().close());
  afterAll(() => browser?.close());
}
