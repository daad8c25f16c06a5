import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { functionIdOfKey } from '../lambda/environment-variables.ts';
import { recordOf } from '../template/resources.ts';

/** The emulated AWS services, and DynamoDB Local. */
export const serviceNames = ['dynamodb', 'ses', 'sesv2', 'sqs', 'secrets', 'location'] as const;
export type ServiceName = (typeof serviceNames)[number];

export type ServiceCall = {
  service: ServiceName;
  operation: string;
  /** The operation's parameters. Form parameters have dotted names, such as `Message.Subject.Data`. */
  input: Record<string, unknown>;
  /** Logical id of the calling function; undefined for other callers. */
  functionId: string | undefined;
};

export class AwsError extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, message: string, status = 400) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

/** Handlers of a service by operation. They throw `AwsError`, or valibot's error for invalid input. */
export type ServiceEmulator = Record<string, (input: Record<string, unknown>) => object | Promise<object>>;

const PLACE_SEARCH = /\/places\/v0\/indexes\/([^/?]+)\/search\/text$/;

/** Detects the service and operation by target header, path or form. Returns undefined for unsupported services. */
export function readCall({ url, headers }: IncomingMessage, body: string): ServiceCall | undefined {
  const { authorization = '', 'x-amz-target': target = '', 'content-type': type = '' } = headers;
  const functionId = functionIdOfKey(/Credential=([^/,\s]+)\//.exec(authorization)?.[1] ?? '');
  const [prefix = '', operation = ''] = String(target).split('.');
  if (prefix.startsWith('DynamoDB'))
    return { functionId, service: 'dynamodb', operation, input: jsonOf(body) };
  if (prefix === 'secretsmanager') return { functionId, service: 'secrets', operation, input: jsonOf(body) };
  if (prefix === 'AmazonSQS') return { functionId, service: 'sqs', operation, input: jsonOf(body) };
  if (url?.startsWith('/v2/email/outbound-bulk-emails'))
    return { functionId, service: 'sesv2', operation: 'SendBulkEmail', input: jsonOf(body) };
  const IndexName = PLACE_SEARCH.exec(url ?? '')?.[1];
  if (IndexName !== undefined) {
    const input = { ...jsonOf(body), IndexName };
    return { functionId, service: 'location', operation: 'SearchPlaceIndexForText', input };
  }
  if (!type.startsWith('application/x-www-form-urlencoded')) return undefined;
  const input = Object.fromEntries(new URLSearchParams(body));
  return { functionId, service: 'ses', operation: input['Action'] ?? '', input };
}

/** Parses a JSON body. Invalid JSON counts as empty, so the service reports missing parameters. */
function jsonOf(body: string): Record<string, unknown> {
  try {
    return recordOf(JSON.parse(body));
  } catch {
    return {};
  }
}

const CONTENT_TYPES: Record<ServiceName, string> = {
  dynamodb: 'application/x-amz-json-1.0',
  secrets: 'application/x-amz-json-1.1',
  location: 'application/json',
  ses: 'text/xml',
  sesv2: 'application/json',
  sqs: 'application/x-amz-json-1.0',
};

export function successResponse({ service, operation }: ServiceCall, output: object): Response {
  if (service !== 'ses') return answer(service, 200, JSON.stringify(output));
  return xmlAnswer(200, `${operation}Response`, { [`${operation}Result`]: output, ResponseMetadata: {} });
}

export function errorResponse(service: ServiceName, { status, code, message }: AwsError): Response {
  if (service === 'ses')
    return xmlAnswer(status, 'ErrorResponse', { Error: { Type: 'Sender', Code: code, Message: message } });
  // Some clients expect an error type with a namespace, and those with paths of their own read the type from a header.
  const type = service === 'dynamodb' ? `com.amazon.coral.service#${code}` : code;
  const body =
    service === 'location' || service === 'sesv2' ? { message } : { __type: type, Message: message };
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
