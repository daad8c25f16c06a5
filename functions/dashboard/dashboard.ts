import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { pipeline } from '#lib/http/endpoint.ts';
import { assetAnswer, pageUnlessKnown } from '#lib/http/page-answers.ts';
import { readAssets } from '#lib/http/page-assets.ts';
import {
  assetSecurityHeaders,
  installableSecurityHeaders,
  workerSecurityHeaders,
} from '#lib/http/page-security.ts';
import { servicePath } from '#lib/http/service-url.ts';
import { sessionTokenIn } from '#lib/http/session-cookie.ts';
import { logError } from '#lib/log.ts';
import { type SampleDay, sampleDay } from '#lib/operations/sample-day.ts';
import { webManifest } from './manifest.ts';
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

/** GET /, its web app manifest and its service worker, checked for change each time, and GET /assets/{file}, which never change. */
export const handler = pipeline(async (event) => {
  const file = event.pathParameters?.['file'];
  if (file !== undefined) return assetAnswer(assets.get(file));
  if (event.resource === '/manifest.webmanifest') return manifestAnswer(event);
  return event.resource === '/service-worker.js' ? workerAnswer(event) : pageAnswer(event);
});

function pageAnswer(event: APIGatewayProxyEvent): APIGatewayProxyResult {
  const hasSession = sessionTokenIn(event.headers['cookie']) !== undefined;
  const day = sampleOfToday();
  return pageUnlessKnown(event, page({ base: servicePath(event), manifest, hasSession, upgrades, day }), {
    ...installableSecurityHeaders,
    Vary: 'Cookie',
    'Content-Type': 'text/html; charset=utf-8',
  });
}

/** Nobody is kept from their own days because a sample of them fails. */
function sampleOfToday(): SampleDay | undefined {
  try {
    return sampleDay(Date.now());
  } catch (error) {
    logError('The sample day cannot be computed', {}, error);
    return undefined;
  }
}

const manifestAnswer = (event: APIGatewayProxyEvent) =>
  pageUnlessKnown(event, JSON.stringify(webManifest(servicePath(event), manifest.icon.file)), {
    ...assetSecurityHeaders,
    'Content-Type': 'application/manifest+json',
  });

/** The worker is told the page's files, so that it changes with each of them and keeps those of its own version. */
const workerAnswer = (event: APIGatewayProxyEvent) =>
  pageUnlessKnown(event, `self.parts=${JSON.stringify(Object.keys(parts))};${worker?.body}`, {
    ...workerSecurityHeaders,
    'Content-Type': 'text/javascript; charset=utf-8',
  });
