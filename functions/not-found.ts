import { escapeHtml } from '#lib/escape-html.ts';
import { pipeline } from '#lib/http/endpoint.ts';
import { formPage } from '#lib/http/pages.ts';
import { servicePath } from '#lib/http/service-url.ts';
import { ServiceError } from '#lib/service-error.ts';

/**
 * Returns 404 for unknown paths, even with an Authorization header that the gateway itself would reject: a page to browsers, and
 * otherwise a problem.
 */
export const handler = pipeline(
  async (event) => {
    if (event.httpMethod !== 'GET' || !event.headers['accept']?.includes('text/html'))
      throw new ServiceError(
        'not_found',
        'This path does not exist. The reference, /docs/reference, lists all paths.',
      );
    const home = escapeHtml(servicePath(event));
    return formPage(
      'We couldn’t find that page',
      `<p>The link may be old, or its address mistyped.</p>\n<p><a href="${home}">Go to today</a></p>`,
      404,
    );
  },
  { method: 'ANY' },
);
