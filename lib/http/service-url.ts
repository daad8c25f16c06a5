import type { APIGatewayProxyEvent } from 'aws-lambda';

const API_GATEWAY_DOMAIN = /\.execute-api\.[^.]+\.amazonaws\.com(\.cn)?$/;

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

/**
 * The base path of the service as the caller sees it, with a trailing slash. On API Gateway's own domain, it is the stage;
 * on a custom domain, the base path mapping.
 */
export function servicePath({
  path,
  resource,
  pathParameters,
  requestContext,
}: APIGatewayProxyEvent): string {
  const { domainName = '', stage } = requestContext;
  if (API_GATEWAY_DOMAIN.test(domainName)) return `/${stage}/`;
  const route = resource.replace(/\{(\w+)\+\}/, (_all, name) => pathParameters?.[name] ?? '');
  const segments = segmentsOf(path);
  const mapped = segments.slice(0, Math.max(0, segments.length - segmentsOf(route).length));
  return mapped
    .map((segment) => `/${segment}`)
    .join('')
    .concat('/');
}

/** The base URL of the service as the caller sees it, without a trailing slash. Header names must be in lower case. */
export function serviceUrl(event: APIGatewayProxyEvent): string {
  const { host, 'x-forwarded-proto': scheme = 'https' } = event.headers;
  return `${scheme}://${event.requestContext.domainName ?? host}${servicePath(event).slice(0, -1)}`;
}
