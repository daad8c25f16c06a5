import type { IncomingMessage } from 'node:http';
import { functionBehindKey } from '../lambda/environment-variables.ts';
import { recordOf } from '../template/cloud-formation.ts';

/** The services that run locally. */
export const serviceNames = ['dynamodb', 'ses', 'secrets', 'location'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** One request of an SDK client or the AWS command line. */
export type ServiceCall = {
  service: ServiceName;
  /** Such as `GetItem`. */
  operation: string;
  /** The operation's members, a form's by their dotted names. */
  input: Record<string, unknown>;
  /** The function that calls, by its logical id; undefined for anybody else. */
  functionId: string | undefined;
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

/** A service by its operations; to refuse an input they throw `ServiceError`, or valibot's error. */
export type StandIn = Record<string, (input: Record<string, unknown>) => object | Promise<object>>;

const PLACE_SEARCH = /\/places\/v0\/indexes\/([^/?]+)\/search\/text$/;

/** Sees by its target, path or form which service and operation a request is for; undefined if none here. */
export function readCall({ url, headers }: IncomingMessage, body: string): ServiceCall | undefined {
  const { authorization = '', 'x-amz-target': target = '', 'content-type': type = '' } = headers;
  const functionId = functionBehindKey(/Credential=([^/,\s]+)\//.exec(authorization)?.[1] ?? '');
  const [prefix = '', operation = ''] = String(target).split('.');
  if (prefix.startsWith('DynamoDB'))
    return { functionId, service: 'dynamodb', operation, input: jsonOf(body) };
  if (prefix === 'secretsmanager') return { functionId, service: 'secrets', operation, input: jsonOf(body) };
  const IndexName = PLACE_SEARCH.exec(url ?? '')?.[1];
  if (IndexName !== undefined) {
    const input = { ...jsonOf(body), IndexName };
    return { functionId, service: 'location', operation: 'SearchPlaceIndexForText', input };
  }
  if (!type.startsWith('application/x-www-form-urlencoded')) return undefined;
  const input = Object.fromEntries(new URLSearchParams(body));
  return { functionId, service: 'ses', operation: input['Action'] ?? '', input };
}

/** Without members if it is no JSON, so that the service misses those that it needs. */
function jsonOf(body: string): Record<string, unknown> {
  try {
    return recordOf(JSON.parse(body));
  } catch {
    return {};
  }
}
