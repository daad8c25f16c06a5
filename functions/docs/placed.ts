import type { APIGatewayProxyEvent } from 'aws-lambda';
import { SERVICE } from '#lib/contract/example-address.ts';
import { servicePath, serviceUrl } from '#lib/http/service-url.ts';

/** A text with the addresses of the service where the caller sees it, in characters that mean nothing in HTML or JSON. */
export function placed(event: APIGatewayProxyEvent, text: string): string {
  return text.replaceAll(SERVICE, plain(serviceUrl(event))).replaceAll('%BASE%', plain(servicePath(event)));
}

const plain = (address: string): string => address.replace(/[^\w.:/%[\]-]/g, '');
