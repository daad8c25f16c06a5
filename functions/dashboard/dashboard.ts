import { hash } from 'node:crypto';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { productName } from '#lib/environment.ts';
import { readSessionToken } from '#lib/http/cookies.ts';
import { pipeline } from '#lib/http/endpoint.ts';
import {
  type Asset,
  assetResponse,
  assetSecurityHeaders,
  installableSecurityHeaders,
  readAssets,
  workerSecurityHeaders,
} from '#lib/http/pages.ts';
import { conditionalPage } from '#lib/http/responses.ts';
import { servicePath, serviceUrl } from '#lib/http/service-url.ts';
import { logError } from '#lib/log/log.ts';
import { type SampleDay, sampleDay } from '#lib/operations/sample-day.ts';
import { skyAt } from '#lib/operations/sky.ts';
import { isRealDate } from '#lib/time/calendar-date.ts';
import { ICONS, image } from './images/images.ts';
import { type PageOptions, page } from './page.ts';

const { manifest, assets } = readAssets(new URL('./', import.meta.url), [
  'main',
  'day',
  'sign-in',
  'icon',
  'worker',
]);
const { [manifest.worker.file]: worker, ...parts } = Object.fromEntries(assets);

/** Dates of births that the landing page draws. */
const [FIRST_SKY_DATE, LAST_SKY_DATE] = ['1900-01-01', '2100-01-01'];

const upgrades = process.env['UPGRADES'] ?? '';

/** Serves GET / with its web app manifest and service worker (revalidated each time), and GET /assets/{file} (immutable). */
export const handler = pipeline(async (event) => {
  const file = event.pathParameters?.['file'];
  if (file !== undefined) return imageResponse(file) ?? assetResponse(assets.get(file) ?? skyAsset(file));
  if (event.resource === '/manifest.webmanifest') return manifestResponse(event);
  return event.resource === '/service-worker.js' ? workerResponse(event) : pageResponse(event);
});

/** The sky at noon UTC of the date in a name such as `sky-1991-03-28.json`: never changes, so it can be cached like a file. */
function skyAsset(name: string): Asset | undefined {
  const [, date = ''] = /^sky-(\d{4}-\d\d-\d\d)\.json$/.exec(name) ?? [];
  const isCovered = isRealDate(date) && date >= FIRST_SKY_DATE && date < LAST_SKY_DATE;
  if (!isCovered) return undefined;
  return {
    contentType: 'application/json',
    body: JSON.stringify(skyAt(Date.parse(`${date}T12:00:00Z`)).bodies),
  };
}

function pageResponse(event: APIGatewayProxyEvent): APIGatewayProxyResult {
  const hasSession = readSessionToken(event.headers['cookie']) !== undefined;
  const day = todaysSample();
  return conditionalPage(event, render(event, { hasSession, day }), {
    ...installableSecurityHeaders,
    Vary: 'Cookie',
    'Content-Type': 'text/html; charset=utf-8',
  });
}

const render = (event: APIGatewayProxyEvent, options: Pick<PageOptions, 'hasSession' | 'day'>): string =>
  page({ base: servicePath(event), service: serviceUrl(event), manifest, productName, upgrades, ...options });

/** The page works without the sample, so a failure is only logged. */
function todaysSample(): SampleDay | undefined {
  try {
    return sampleDay(Date.now());
  } catch (error) {
    logError('Sample day computation failed', {}, error);
    return undefined;
  }
}

/** An image, the same for everyone and up to a day old; undefined if there is none of this name. */
function imageResponse(file: string): APIGatewayProxyResult | undefined {
  const png = image(file, todaysSample);
  return (
    png && {
      statusCode: 200,
      headers: {
        ...assetSecurityHeaders,
        'Content-Type': 'image/png',
        'Cache-Control': 'public, max-age=86400',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      },
      body: png.toString('base64'),
      isBase64Encoded: true,
    }
  );
}

/** The web app manifest (W3C), which makes the page installable. */
const webManifest = (base: string, svg: string) => ({
  id: base,
  start_url: base,
  scope: base,
  name: productName,
  short_name: productName,
  description: 'Your days, computed from the real sky.',
  lang: 'en',
  display: 'standalone',
  background_color: '#0b1020',
  theme_color: '#0b1020',
  icons: [
    { src: `${base}assets/${svg}`, type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
    ...ICONS.map(({ file, size, isFull }) => ({
      ...{ src: `${base}assets/${file}`, type: 'image/png', sizes: `${size}x${size}` },
      purpose: isFull ? 'maskable' : 'any',
    })),
  ],
  shortcuts: [
    { name: 'Today', url: `${base}#/today` },
    { name: 'Calendar', url: `${base}#/calendar` },
  ],
});

const manifestResponse = (event: APIGatewayProxyEvent) =>
  conditionalPage(event, JSON.stringify(webManifest(servicePath(event), manifest.icon.file)), {
    ...assetSecurityHeaders,
    'Content-Type': 'application/manifest+json',
  });

/**
 * Prepends the asset names and the page's hash to the worker, so that it changes whenever they do, and caches the page with
 * its assets.
 */
function workerResponse(event: APIGatewayProxyEvent): APIGatewayProxyResult {
  const html = render(event, { hasSession: true, day: undefined });
  const version = `self.parts=${JSON.stringify(Object.keys(parts))};self.page=${JSON.stringify(hash('sha256', html))};`;
  return conditionalPage(event, `${version}${worker?.body}`, {
    ...workerSecurityHeaders,
    'Content-Type': 'text/javascript; charset=utf-8',
  });
}
