import type { IncomingMessage } from 'node:http';
import { functionBehindKey } from '../lambda/environment-variables.ts';
import { readBody } from '../read-body.ts';
import { recordOf } from '../template/cloud-formation.ts';

/** The services that run locally. */
export const serviceNames = ['dynamodb', 'ses', 'secrets', 'location'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** One request of an SDK client or the AWS command line. */
export type ServiceCall = {
  service: ServiceName;
  /** Such as `GetItem`. */
  operation: string;
  /** The operation's members, a form's by their dotted names; undefined if the body is no JSON. */
  input: Record<string, unknown> | undefined;
  /** The function that calls, by its logical id; undefined for anybody else. */
  functionId: string | undefined;
  request: IncomingMessage;
  body: Buffer;
};

/** An error of a service: its code as the SDK's clients know it, and its sentence. */
export class ServiceError extends Error {
  readonly code: string;
  readonly status: number;
  constructor(code: string, message: string, status = 400) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

/**
 * A service by its operations: each takes the input and gives back the output, and throws `ServiceError`, or valibot's
 * error, to refuse.
 */
export type StandIn = Record<string, (input: Record<string, unknown>) => object | Promise<object>>;

const LARGEST_CALL_BYTES = 20 * 1024 * 1024;
const PLACE_SEARCH = /\/places\/v0\/indexes\/([^/?]+)\/search\/text$/;

/** Sees by its target, path or form which service and operation a request is for; undefined if none here. */
export async function readCall(request: IncomingMessage): Promise<ServiceCall | undefined> {
  const body = await readBody(request, LARGEST_CALL_BYTES);
  const { authorization = '', 'x-amz-target': target = '', 'content-type': type = '' } = request.headers;
  const accessKeyId = /Credential=([^/,\s]+)\//.exec(authorization)?.[1] ?? '';
  const [prefix = '', operation = ''] = String(target).split('.');
  const call = { functionId: functionBehindKey(accessKeyId), request, body, operation };
  if (prefix.startsWith('DynamoDB')) return { ...call, service: 'dynamodb', input: jsonOf(body) };
  if (prefix === 'secretsmanager') return { ...call, service: 'secrets', input: jsonOf(body) };
  const IndexName = PLACE_SEARCH.exec(request.url ?? '')?.[1];
  if (IndexName !== undefined) {
    const json = jsonOf(body);
    const input = json && { ...json, IndexName };
    return { ...call, service: 'location', operation: 'SearchPlaceIndexForText', input };
  }
  if (!type.startsWith('application/x-www-form-urlencoded')) return undefined;
  const input = Object.fromEntries(new URLSearchParams(body.toString('utf8')));
  return { ...call, service: 'ses', operation: input['Action'] ?? '', input };
}

function jsonOf(body: Buffer): Record<string, unknown> | undefined {
  try {
    return recordOf(JSON.parse(body.toString('utf8')));
  } catch {
    return undefined;
  }
}
