import { hash } from 'node:crypto';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { readSessionToken } from '#lib/http/cookies.ts';
import { pipeline } from '#lib/http/endpoint.ts';
import {
  assetResponse,
  assetSecurityHeaders,
  installableSecurityHeaders,
  readAssets,
  workerSecurityHeaders,
} from '#lib/http/pages.ts';
import { conditionalPage } from '#lib/http/responses.ts';
import { servicePath } from '#lib/http/service-url.ts';
import { logError } from '#lib/log/log.ts';
import { type SampleDay, sampleDay } from '#lib/operations/sample-day.ts';
import { page } from './page.ts';

const { manifest, assets } = readAssets(new URL('./', import.meta.url), [
  'main',
  'day',
  'sign-in',
  'icon',
  'worker',
]);
const { [manifest.worker.file]: worker, ...parts } = Object.fromEntries(assets);

const upgrades = process.env['UPGRADES'] ?? '';

/** Serves GET / with its web app manifest and service worker (revalidated each time), and GET /assets/{file} (immutable). */
export const handler = pipeline(async (event) => {
  const file = event.pathParameters?.['file'];
  if (file !== undefined) return assetResponse(assets.get(file));
  if (event.resource === '/manifest.webmanifest') return manifestResponse(event);
  return event.resource === '/service-worker.js' ? workerResponse(event) : pageResponse(event);
});

function pageResponse(event: APIGatewayProxyEvent): APIGatewayProxyResult {
  const hasSession = readSessionToken(event.headers['cookie']) !== undefined;
  const day = todaysSample();
  return conditionalPage(event, page({ base: servicePath(event), manifest, hasSession, upgrades, day }), {
    ...installableSecurityHeaders,
    Vary: 'Cookie',
    'Content-Type': 'text/html; charset=utf-8',
  });
}

/** The page works without the sample, so a failure is only logged. */
function todaysSample(): SampleDay | undefined {
  try {
    return sampleDay(Date.now());
  } catch (error) {
    logError('Sample day computation failed', {}, error);
    return undefined;
  }
}

/** The web app manifest (W3C), which makes the page installable. */
const webManifest = (base: string, icon: string) => ({
  id: base,
  start_url: base,
  scope: base,
  name: 'Horoscope',
  short_name: 'Horoscope',
  description: 'Your days, computed from the real sky.',
  lang: 'en',
  display: 'standalone',
  background_color: '#0b1020',
  theme_color: '#0b1020',
  icons: [
    { src: `${base}assets/${icon}`, type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
    { src: `${base}assets/${icon}`, type: 'image/svg+xml', sizes: 'any', purpose: 'maskable' },
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
  const html = page({ base: servicePath(event), manifest, hasSession: true, upgrades, day: undefined });
  const version = `self.parts=${JSON.stringify(Object.keys(parts))};self.page=${JSON.stringify(hash('sha256', html))};`;
  return conditionalPage(event, `${version}${worker?.body}`, {
    ...workerSecurityHeaders,
    'Content-Type': 'text/javascript; charset=utf-8',
  });
}
