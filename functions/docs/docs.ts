import { pipeline } from '#lib/http/endpoint.ts';
import { assetResponse, readAssets } from '#lib/http/pages.ts';
import { conditionalPage } from '#lib/http/responses.ts';
import { notFound } from '#lib/service-error.ts';
import { headersOf, readSite, withBaseUrl } from './site.ts';

const here = new URL('./', import.meta.url);
const { assets } = readAssets(here, ['style', 'icon', 'try', 'honesty']);
const documents = readSite(new URL('site/', here));
const missing = documents.get('/missing');

/** Handles GET /docs, /llms.txt and /.well-known, including the assets of the pages. */
export const handler = pipeline(
  async (event) => {
    const { page = '', file = '' } = event.pathParameters ?? {};
    const asset = /^assets\/(.*)$/.exec(page)?.[1];
    if (asset !== undefined) return assetResponse(assets.get(asset));
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
