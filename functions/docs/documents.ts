import type { APIGatewayProxyEvent } from 'aws-lambda';
import { pageSecurityHeaders, viewerSecurityHeaders } from '#lib/http/page-security.ts';
import { serviceUrl } from '#lib/http/service-url.ts';
import type { Kind } from './read-site.ts';

const HTML = 'text/html; charset=utf-8';
/** RFC 9264 section 4.2, with the profile of RFC 9727 section 4. */
const LINK_SET = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

/** The headers of a text of a kind. */
export function headersOf(event: APIGatewayProxyEvent, kind: Kind): Record<string, string> {
  if (kind === 'page') return { ...pageSecurityHeaders, 'Content-Type': HTML };
  if (kind === 'viewer-page') return { ...viewerSecurityHeaders, 'Content-Type': HTML };
  if (kind === 'text') return { 'Content-Type': 'text/plain; charset=utf-8' };
  // RFC 9727 section 2: whoever asks by HEAD is told where the catalogue is, too.
  const catalogue = `${serviceUrl(event)}/.well-known/api-catalog`;
  return { 'Content-Type': LINK_SET, Link: `<${catalogue}>; rel="api-catalog"` };
}
