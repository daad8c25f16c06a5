import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { SERVICE_URL } from '#lib/contract/fields.ts';
import { environmentVariable } from '#lib/environment.ts';
import { pageSecurityHeaders } from '#lib/http/pages.ts';
import { servicePath, serviceUrl } from '#lib/http/service-url.ts';

/** The contents of security.txt (RFC 9116). */
const securityTxt = () => `Contact: ${environmentVariable('SECURITY_CONTACT')}
Expires: ${environmentVariable('SECURITY_EXPIRES')}
Preferred-Languages: en
Canonical: ${SERVICE_URL}/.well-known/security.txt
Policy: ${SERVICE_URL}/docs/security
`;

const HTML = 'text/html; charset=utf-8';
/** The media type of link sets (RFC 9264 section 4.2), with the profile of API catalogs (RFC 9727 section 4). */
const LINK_SET = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

type Kind = 'page' | 'text' | 'link-set';

export function headersOf(event: APIGatewayProxyEvent, kind: Kind): Record<string, string> {
  if (kind === 'page') return { ...pageSecurityHeaders, 'Content-Type': HTML };
  if (kind === 'text') return { 'Content-Type': 'text/plain; charset=utf-8' };
  // RFC 9727 section 2: a HEAD request also returns the URL of the catalog.
  const catalog = `${serviceUrl(event)}/.well-known/api-catalog`;
  return { 'Content-Type': LINK_SET, Link: `<${catalog}>; rel="api-catalog"` };
}

/** Reads the documents that the bundler wrote to a folder. Each key is the path at which the document is served. */
export function readSite(folder: URL): ReadonlyMap<string, { kind: Kind; text: string }> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(new URL(name, folder)).isFile(),
  );
  return new Map([
    ...files.map(
      (name) =>
        [
          `/${name.replace(/\.html$/, '')}`,
          { kind: kindOf(name), text: readFileSync(new URL(name, folder), 'utf8') },
        ] as const,
    ),
    ['/.well-known/security.txt', { kind: 'text', text: securityTxt() }],
  ]);
}

function kindOf(name: string): Kind {
  if (name.endsWith('.html')) return 'page';
  return name.endsWith('.txt') ? 'text' : 'link-set';
}

/** Fills in the service's URL and path as the client sees them, without characters that are special in HTML or JSON. */
export function withBaseUrl(event: APIGatewayProxyEvent, text: string): string {
  return text
    .replaceAll(SERVICE_URL, sanitizeUrl(serviceUrl(event)))
    .replaceAll('%BASE%', sanitizeUrl(servicePath(event)));
}

const sanitizeUrl = (url: string): string => url.replace(/[^\w.:/%[\]-]/g, '');
