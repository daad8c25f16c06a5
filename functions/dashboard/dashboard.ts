import { hash } from 'node:crypto';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { pipeline } from '#lib/http/endpoint.ts';
import { servicePath } from '#lib/http/service-url.ts';
import { sessionTokenIn } from '#lib/http/session-cookie.ts';
import { notFound } from '#lib/refusal.ts';
import { readAssets } from './assets.ts';
import { page } from './page.ts';
import { assetSecurityHeaders, pageSecurityHeaders } from './security-headers.ts';

const { manifest, assets } = readAssets(new URL('./', import.meta.url));

/** GET / and GET /assets/{file}: the dashboard's page, checked for change each time, and its assets, which never do. */
export const handler = pipeline(async (event) => {
  const file = event.pathParameters?.['file'];
  return file === undefined ? pageAnswer(event) : assetAnswer(file);
});

function pageAnswer(event: APIGatewayProxyEvent): APIGatewayProxyResult {
  const hasSession = sessionTokenIn(event.headers['cookie']) !== undefined;
  const body = page({ base: servicePath(event), manifest, hasSession });
  const etag = `"${hash('sha256', body, 'base64url')}"`;
  const headers = {
    ...pageSecurityHeaders,
    ETag: etag,
    'Cache-Control': 'private, no-cache',
    Vary: 'Cookie',
    'Content-Type': 'text/html; charset=utf-8',
  };
  if (event.headers['if-none-match']?.includes(etag)) return { statusCode: 304, headers, body: '' };
  return { statusCode: 200, headers, body };
}

function assetAnswer(file: string): APIGatewayProxyResult {
  const asset = assets.get(file);
  if (!asset) throw notFound('The asset');
  const headers = {
    ...assetSecurityHeaders,
    'Content-Type': asset.contentType,
    'Cache-Control': 'public, max-age=31536000, immutable',
  };
  return { statusCode: 200, headers, body: asset.body };
}
