import { pipeline } from '#lib/http/endpoint.ts';
import { assetAnswer, pageUnlessKnown } from '#lib/http/page-answers.ts';
import { readAssets } from '#lib/http/page-assets.ts';
import { notFound } from '#lib/refusal.ts';
import { headersOf } from './documents.ts';
import { placed } from './placed.ts';
import { readSite } from './read-site.ts';

const here = new URL('./', import.meta.url);
const { manifest, assets } = readAssets(here, ['style', 'icon', 'viewer']);
const documents = readSite(new URL('site/', here));
const missing = documents.get('/missing');
/** The viewer's files, which are large and have a path with a rate of its own. */
const viewerFiles = new Set([manifest.viewer.file, ...manifest.viewer.parts, manifest.viewer.style]);

/** GET of the documentation, of what programs look for at well-known places, and of the files that the pages load. */
export const handler = pipeline(async (event) => {
  const { page = '', file = '' } = event.pathParameters ?? {};
  if (event.resource === '/docs/viewer/{file}')
    return assetAnswer(viewerFiles.has(file) ? assets.get(file) : undefined);
  const asset = /^assets\/(.*)$/.exec(page)?.[1];
  if (asset !== undefined) return assetAnswer(viewerFiles.has(asset) ? undefined : assets.get(asset));
  const document = documents.get(event.resource.replace(/\{\w+\+?\}/, () => page || file));
  if (document) return pageUnlessKnown(event, placed(event, document.text), headersOf(event, document.kind));
  if (!missing || !event.headers['accept']?.includes('text/html')) throw notFound('The page');
  return { statusCode: 404, headers: headersOf(event, missing.kind), body: placed(event, missing.text) };
});
