import { recordOf } from '../template/cloud-formation.ts';
import { Refusal } from './refusal.ts';

const FIELDS = ['statusCode', 'headers', 'multiValueHeaders', 'body', 'isBase64Encoded'];

/** Headers of a function's answer that API Gateway renames, because it sets them itself or they are the connection's. */
const REMAPPED =
  /^(authorization|connection|content-length|date|expect|host|max-forwards|proxy-authenticate|server|te|trailer|transfer-encoding|upgrade|user-agent|via|warn|www-authenticate)$/i;

const WITHOUT_BODY = [204, 205, 304];

/** Reads what a function returned as the answer of Lambda proxy integration; throws a `Refusal` if it is malformed. */
export function functionAnswer(payload: string): Response {
  const result = recordOf(JSON.parse(payload));
  const { statusCode, headers, multiValueHeaders, body } = result;
  const status = Number(statusCode);
  const isText = body === undefined || body === null || typeof body === 'string';
  try {
    if (!isText || !Object.keys(result).every((field) => FIELDS.includes(field))) throw new TypeError();
    const fields = answerHeaders(recordOf(headers), recordOf(multiValueHeaders));
    // It throws for a status, a name or a value that HTTP does not have.
    const answer = new Response(WITHOUT_BODY.includes(status) ? null : Buffer.from(body ?? ''), {
      status,
      headers: fields,
    });
    if (!answer.headers.has('Content-Type')) answer.headers.set('Content-Type', 'application/json');
    return answer;
  } catch {
    throw new Refusal('DEFAULT_5XX', 'the answer is malformed');
  }
}

function answerHeaders(single: Record<string, unknown>, lists: Record<string, unknown>): [string, string][] {
  const listed = Object.keys(lists).map((name) => name.toLowerCase());
  const fields = [
    ...Object.entries(single).filter(([name]) => !listed.includes(name.toLowerCase())),
    ...Object.entries(lists).flatMap(([name, values]) => {
      if (!Array.isArray(values)) throw new TypeError();
      return values.map((value): [string, unknown] => [name, value]);
    }),
  ].filter(([, value]) => value !== null);
  if (fields.some(([, value]) => typeof value === 'object')) throw new TypeError();
  return fields.map(([name, value]) => [
    REMAPPED.test(name) ? `x-amzn-Remapped-${name}` : name,
    String(value),
  ]);
}
