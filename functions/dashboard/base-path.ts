import type { APIGatewayProxyEvent } from 'aws-lambda';

/**
 * The path below which the caller sees the service, with a slash at its end: the stage under API Gateway's own domain,
 * elsewhere what the domain maps to the API. `event` must be a request for the service's root.
 */
export function basePath({ path, requestContext }: APIGatewayProxyEvent): string {
  const { domainName = '', stage } = requestContext;
  if (/\.execute-api\.[^.]+\.amazonaws\.com(\.cn)?$/.test(domainName)) return `/${stage}/`;
  return path.endsWith('/') ? path : `${path}/`;
}
