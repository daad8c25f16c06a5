import type { APIGatewayProxyEvent } from 'aws-lambda';

/** The address of the service as the caller sees it, without a slash at its end. */
export function serviceUrl({ headers, requestContext }: APIGatewayProxyEvent): string {
  const { 'x-forwarded-proto': scheme = 'https' } = headers;
  const { domainName = '', stage } = requestContext;
  const isGateways = /\.execute-api\.[^.]+\.amazonaws\.com(\.cn)?$/.test(domainName);
  return `${scheme}://${domainName}${isGateways ? `/${stage}` : ''}`;
}
