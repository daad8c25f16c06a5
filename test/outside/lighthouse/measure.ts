import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { freePort } from '../../support/free-port.ts';
import { npmProgram } from '../../support/npm-program.ts';
import { startChromium } from '../../support/start-chromium.ts';
import { CATEGORIES, failureIn, type Report, readReport, requestsIn } from './report.ts';

type Recorded = { lhr: unknown; report: string };

/** What is used of Lighthouse, which is no dependency. */
type Lighthouse = {
  default: (url: string, flags: Record<string, unknown>, config: unknown) => Promise<Recorded>;
  defaultConfig: unknown;
  desktopConfig: unknown;
};

const folder = npmProgram('lighthouse', '13.5.0');
const lighthouse: Lighthouse = await import(pathToFileURL(join(folder, 'core/index.js')).href);

/** Lighthouse's own conditions: a middling phone on a slow net, and a computer on a good one. */
const CONFIGS = { mobile: lighthouse.defaultConfig, desktop: lighthouse.desktopConfig };

/** A size of the screen, with the processor and the net that belong to it. */
export type Size = keyof typeof CONFIGS;

/** Both sizes. */
export const SIZES = ['mobile', 'desktop'] as const satisfies readonly Size[];

/** A page by its address, in a size; with the cookie of a session, as `NAME=VALUE`, if somebody is signed in. */
export type Visit = { url: string; size: Size; cookie: string | undefined };

/** How often a page is visited that Lighthouse cannot record, as happens where much else runs. */
const VISITS = 3;

/**
 * What Lighthouse says of a first visit, and its report as HTML. Throws if the visit cannot be recorded, or if the page does
 * not show what the session lets it.
 */
export async function measure(visit: Visit): Promise<{ report: Report; html: string }> {
  let failure: string | undefined;
  for (let i = 0; i < VISITS; i += 1) {
    const { lhr, report: html } = await record(visit);
    failure = failureIn(lhr);
    if (failure !== undefined) continue;
    const report = readReport(lhr);
    if (visit.cookie !== undefined) expectSignedIn(report);
    return { report, html };
  }
  throw new Error(`Lighthouse cannot record ${visit.url}: ${failure}`);
}

/** Each visit is by a browser of its own, so that nothing is left of another but the session. */
async function record({ url, size, cookie }: Visit): Promise<Recorded> {
  const port = await freePort();
  const browser = await startChromium([`--remote-debugging-port=${port}`]);
  try {
    if (cookie !== undefined) await keepCookie(browser, cookie, url);
    const flags = { port, output: 'html', logLevel: 'error', onlyCategories: CATEGORIES };
    return await lighthouse.default(url, flags, CONFIGS[size]);
  } finally {
    await browser.close();
  }
}

/** Keeps a cookie where Lighthouse opens its page, which is in none of the contexts that Playwright makes. */
async function keepCookie(browser: Browser, cookie: string, url: string): Promise<void> {
  const [name = '', value = ''] = cookie.split('=');
  const devTools = await browser.newBrowserCDPSession();
  const attributes = { secure: true, httpOnly: true, sameSite: 'Strict' } as const;
  await devTools.send('Storage.setCookies', { cookies: [{ name, value, url, ...attributes }] });
  await devTools.detach();
}

/** Else the way in would be measured instead of a view, and be praised. */
function expectSignedIn(report: Report): void {
  const asked = requestsIn(report).filter(({ url }) => new URL(url).pathname.startsWith('/api/'));
  if (asked.length === 0) throw new Error('The page took nobody for signed in, as it asked the API nothing.');
  const refused = asked.find(({ statusCode = 0 }) => statusCode >= 400);
  if (refused) throw new Error(`The page was answered ${refused.statusCode} at ${refused.url}.`);
}
