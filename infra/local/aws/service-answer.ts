import { randomUUID } from 'node:crypto';
import type { ServiceCall, ServiceError, ServiceName } from './service-call.ts';

/** What a service answers, in its own wire protocol. */
export type HttpAnswer = { status: number; headers: Record<string, string>; body: string | Buffer };

const CONTENT_TYPES: Record<ServiceName, string> = {
  dynamodb: 'application/x-amz-json-1.0',
  secrets: 'application/x-amz-json-1.1',
  location: 'application/json',
  ses: 'text/xml',
};

/** The answer to a call that succeeded; the output of SES has texts alone. */
export function resultAnswer({ service, operation }: ServiceCall, output: object): HttpAnswer {
  if (service !== 'ses') return answer(service, 200, JSON.stringify(output));
  return xmlAnswer(200, `${operation}Response`, { [`${operation}Result`]: output, ResponseMetadata: {} });
}

/** The answer of a service that refuses a call. */
export function errorAnswer(service: ServiceName, { status, code, message }: ServiceError): HttpAnswer {
  if (service === 'ses')
    return xmlAnswer(status, 'ErrorResponse', { Error: { Type: 'Sender', Code: code, Message: message } });
  // The clients of DynamoDB read it with a namespace before, those of Location from a header.
  const type = service === 'dynamodb' ? `com.amazon.coral.service#${code}` : code;
  const body = service === 'location' ? { message } : { __type: type, Message: message };
  const { headers, ...rest } = answer(service, status, JSON.stringify(body));
  return { ...rest, headers: { ...headers, 'x-amzn-errortype': code } };
}

function answer(service: ServiceName, status: number, body: string): HttpAnswer {
  const headers = { 'content-type': CONTENT_TYPES[service], 'x-amzn-requestid': randomUUID() };
  return { status, headers, body };
}

function xmlAnswer(status: number, root: string, content: object): HttpAnswer {
  const namespace = 'http://ses.amazonaws.com/doc/2010-12-01/';
  return answer('ses', status, `<${root} xmlns="${namespace}">${xml(content)}</${root}>`);
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const xml = (content: unknown): string =>
  typeof content === 'object' && content !== null
    ? Object.entries(content)
        .map(([name, value]) => `<${name}>${xml(value)}</${name}>`)
        .join('')
    : String(content).replace(/[&<>]/g, (character) => ENTITIES[character] ?? '');
