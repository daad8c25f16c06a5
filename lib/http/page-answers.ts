import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { notFound } from '#lib/refusal.ts';
import type { Asset } from './page-assets.ts';
import { assetSecurityHeaders } from './page-security.ts';
import { etagOf, hasAlready } from './validators.ts';

/** 200 with a page that is asked for anew each time, or 304 without one if the caller has these bytes already. */
export function pageUnlessKnown(
  event: APIGatewayProxyEvent,
  body: string,
  contentHeaders: Readonly<Record<string, string>>,
): APIGatewayProxyResult {
  const etag = etagOf(body);
  const headers = { ...contentHeaders, ETag: etag, 'Cache-Control': 'private, no-cache' };
  if (hasAlready(event, etag)) return { statusCode: 304, headers, body: '' };
  return { statusCode: 200, headers, body };
}

/** 200 with an asset, which never changes as its name holds a hash of it; throws the refusal 404 where there is none. */
export function assetAnswer(asset: Asset | undefined): APIGatewayProxyResult {
  if (!asset) throw notFound('The asset');
  const headers = {
    ...assetSecurityHeaders,
    'Content-Type': asset.contentType,
    'Cache-Control': 'public, max-age=31536000, immutable',
  };
  return { statusCode: 200, headers, body: asset.body };
}
