import { randomUUID } from 'node:crypto';
import type { ServiceCall, ServiceError, ServiceName } from './service-call.ts';

const CONTENT_TYPES: Record<ServiceName, string> = {
  dynamodb: 'application/x-amz-json-1.0',
  secrets: 'application/x-amz-json-1.1',
  location: 'application/json',
  ses: 'text/xml',
};

/** The answer to a call that succeeded, in the service's own protocol; the output of SES has texts alone. */
export function resultAnswer({ service, operation }: ServiceCall, output: object): Response {
  if (service !== 'ses') return answer(service, 200, JSON.stringify(output));
  return xmlAnswer(200, `${operation}Response`, { [`${operation}Result`]: output, ResponseMetadata: {} });
}

/** The answer of a service that refuses a call, in its own protocol. */
export function errorAnswer(service: ServiceName, { status, code, message }: ServiceError): Response {
  if (service === 'ses')
    return xmlAnswer(status, 'ErrorResponse', { Error: { Type: 'Sender', Code: code, Message: message } });
  // The clients of DynamoDB read it with a namespace before, those of Location from a header.
  const type = service === 'dynamodb' ? `com.amazon.coral.service#${code}` : code;
  const body = service === 'location' ? { message } : { __type: type, Message: message };
  const refused = answer(service, status, JSON.stringify(body));
  refused.headers.set('x-amzn-errortype', code);
  return refused;
}

function answer(service: ServiceName, status: number, body: string): Response {
  const headers = { 'content-type': CONTENT_TYPES[service], 'x-amzn-requestid': randomUUID() };
  return new Response(body, { status, headers });
}

function xmlAnswer(status: number, root: string, content: object): Response {
  const namespace = 'http://ses.amazonaws.com/doc/2010-12-01/';
  return answer('ses', status, `<${root} xmlns="${namespace}">${xml(content)}</${root}>`);
}

const xml = (content: unknown): string =>
  typeof content === 'object' && content !== null
    ? Object.entries(content)
        .map(([name, value]) => `<${name}>${xml(value)}</${name}>`)
        .join('')
    : String(content).replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
