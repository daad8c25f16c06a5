import { SERVICE } from '#lib/contract/example-address.ts';

/** Where the API and what describes it are found, as a link set (RFC 9727, RFC 9264). */
export function apiCatalog(): string {
  const catalog = {
    linkset: [
      {
        anchor: `${SERVICE}/.well-known/api-catalog`,
        item: [{ href: `${SERVICE}/` }],
      },
      {
        // What the description's paths stand below.
        anchor: `${SERVICE}/`,
        'service-desc': [{ href: `${SERVICE}/api/openapi.json`, type: 'application/json' }],
        'service-doc': [
          { href: `${SERVICE}/docs`, type: 'text/html' },
          { href: `${SERVICE}/llms.txt`, type: 'text/plain' },
        ],
      },
    ],
  };
  return `${JSON.stringify(catalog, null, 2)}\n`;
}
