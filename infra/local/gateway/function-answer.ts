import { validateHeaderName, validateHeaderValue } from 'node:http';
import { recordOf } from '../template/cloud-formation.ts';
import type { LocalApi } from '../template/model.ts';
import type { GatewayAnswer } from './gateway-answer.ts';
import { isBinary } from './proxy-event.ts';

const FIELDS = new Set(['statusCode', 'headers', 'multiValueHeaders', 'body', 'isBase64Encoded']);

/** Headers of a function's answer that API Gateway renames, because it sets them itself or they are the connection's. */
const REMAPPED = new Set([
  'authorization',
  'connection',
  'content-length',
  'date',
  'expect',
  'host',
  'max-forwards',
  'proxy-authenticate',
  'server',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'user-agent',
  'via',
  'warn',
  'www-authenticate',
]);

/** Reads what a function returned as the answer of Lambda proxy integration; undefined if it is malformed. */
export function functionAnswer(
  payload: string,
  api: LocalApi,
  accept: string | undefined,
): GatewayAnswer | undefined {
  const result = recordOf(JSON.parse(payload));
  const { statusCode, headers, multiValueHeaders, body, isBase64Encoded } = result;
  const status = Number(statusCode);
  const wellFormed =
    Object.keys(result).every((field) => FIELDS.has(field)) &&
    Number.isInteger(status) &&
    status >= 200 &&
    status <= 599 &&
    (body === undefined || body === null || typeof body === 'string');
  const fields = wellFormed ? answerHeaders(headers, multiValueHeaders) : undefined;
  if (!fields) return undefined;
  const contentType = fields.findLast(([name]) => name.toLowerCase() === 'content-type')?.[1];
  if (contentType === undefined) fields.push(['Content-Type', 'application/json']);
  // The first type that the client accepts decides, which is why browsers' images need */* as a binary media type.
  const decode = isBase64Encoded === true && isBinary(api, accept?.split(',')[0] ?? contentType);
  return {
    status,
    headers: fields,
    body: typeof body === 'string' ? Buffer.from(body, decode ? 'base64' : 'utf8') : Buffer.alloc(0),
  };
}

function answerHeaders(single: unknown, multiple: unknown): [string, string][] | undefined {
  const lists = Object.entries(recordOf(multiple));
  const inLists = new Set(lists.map(([name]) => name.toLowerCase()));
  const singles = Object.entries(recordOf(single)).filter(([name]) => !inLists.has(name.toLowerCase()));
  const fields: [string, unknown][] = [...singles];
  for (const [name, values] of lists) {
    if (!Array.isArray(values)) return undefined;
    for (const value of values) fields.push([name, value]);
  }
  if (fields.some(([, value]) => value !== null && typeof value === 'object')) return undefined;
  const sent = fields
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]): [string, string] => [
      REMAPPED.has(name.toLowerCase()) ? `x-amzn-Remapped-${name}` : name,
      String(value),
    ]);
  return sent.every(isSendable) ? sent : undefined;
}

function isSendable([name, value]: [string, string]): boolean {
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
    return true;
  } catch {
    return false;
  }
}
