import type { APIGatewayProxyEvent } from 'aws-lambda';

const API_GATEWAYS_OWN = /\.execute-api\.[^.]+\.amazonaws\.com(\.cn)?$/;

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

/**
 * The path below which the caller sees the service, with a slash at its end: the stage under API Gateway's own domain,
 * elsewhere what the domain maps to the API.
 */
export function servicePath({
  path,
  resource,
  pathParameters,
  requestContext,
}: APIGatewayProxyEvent): string {
  const { domainName = '', stage } = requestContext;
  if (API_GATEWAYS_OWN.test(domainName)) return `/${stage}/`;
  const route = resource.replace(/\{(\w+)\+\}/, (_all, name) => pathParameters?.[name] ?? '');
  const segments = segmentsOf(path);
  const mapped = segments.slice(0, Math.max(0, segments.length - segmentsOf(route).length));
  return mapped
    .map((segment) => `/${segment}`)
    .join('')
    .concat('/');
}

/** The address of the service as the caller sees it, without a slash at its end. Header names must be in lower case. */
export function serviceUrl(event: APIGatewayProxyEvent): string {
  const { host, 'x-forwarded-proto': scheme = 'https' } = event.headers;
  return `${scheme}://${event.requestContext.domainName ?? host}${servicePath(event).slice(0, -1)}`;
}
