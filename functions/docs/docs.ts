import { pipeline } from '#lib/http/endpoint.ts';
import { assetResponse, readAssets } from '#lib/http/pages.ts';
import { conditionalPage } from '#lib/http/responses.ts';
import { notFound } from '#lib/service-error.ts';
import { headersOf, readSite, withBaseUrl } from './site.ts';

const here = new URL('./', import.meta.url);
const { manifest, assets } = readAssets(here, ['style', 'icon', 'viewer']);
const documents = readSite(new URL('site/', here));
const missing = documents.get('/missing');
/** Files of the viewer. They are large, so they are served on a path with a separate rate limit. */
const viewerFiles = new Set([manifest.viewer.file, ...manifest.viewer.parts, manifest.viewer.style]);

/** Handles GET /docs, /llms.txt and /.well-known, including the assets of the pages. */
export const handler = pipeline(
  async (event) => {
    const { page = '', file = '' } = event.pathParameters ?? {};
    if (event.resource === '/docs/viewer/{file}')
      return assetResponse(viewerFiles.has(file) ? assets.get(file) : undefined);
    const asset = /^assets\/(.*)$/.exec(page)?.[1];
    if (asset !== undefined) return assetResponse(viewerFiles.has(asset) ? undefined : assets.get(asset));
    const document = documents.get(event.resource.replace(/\{\w+\+?\}/, () => page || file));
    if (document)
      return conditionalPage(event, withBaseUrl(event, document.text), headersOf(event, document.kind));
    if (!missing || !event.headers['accept']?.includes('text/html')) throw notFound('The page');
    return {
      statusCode: 404,
      headers: headersOf(event, missing.kind),
      body: withBaseUrl(event, missing.text),
    };
  },
  { anyOrigin: true },
);
