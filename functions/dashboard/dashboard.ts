import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { pipeline } from '#lib/http/endpoint.ts';
import { assetAnswer, pageUnlessKnown } from '#lib/http/page-answers.ts';
import { readAssets } from '#lib/http/page-assets.ts';
import { pageSecurityHeaders } from '#lib/http/page-security.ts';
import { servicePath } from '#lib/http/service-url.ts';
import { sessionTokenIn } from '#lib/http/session-cookie.ts';
import { sampleDay } from '#lib/operations/sample-day.ts';
import { page } from './page.ts';

const { manifest, assets } = readAssets(new URL('./', import.meta.url), ['main', 'icon']);

const upgrades = process.env['UPGRADES'] ?? '';

/** GET / and GET /assets/{file}: the dashboard's page, checked for change each time, and its assets, which never do. */
export const handler = pipeline(async (event) => {
  const file = event.pathParameters?.['file'];
  return file === undefined ? pageAnswer(event) : assetAnswer(assets.get(file));
});

function pageAnswer(event: APIGatewayProxyEvent): APIGatewayProxyResult {
  const hasSession = sessionTokenIn(event.headers['cookie']) !== undefined;
  const day = sampleDay(Date.now());
  return pageUnlessKnown(event, page({ base: servicePath(event), manifest, hasSession, upgrades, day }), {
    ...pageSecurityHeaders,
    Vary: 'Cookie',
    'Content-Type': 'text/html; charset=utf-8',
  });
}
