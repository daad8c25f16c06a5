import * as v from 'valibot';
import { Refusal } from './refusal.ts';

const Value = v.nullable(v.union([v.string(), v.number(), v.boolean()]));

/** What a function may return by the rules of Lambda proxy integration. */
const Returned = v.strictObject({
  statusCode: v.number(),
  headers: v.nullish(v.record(v.string(), Value), {}),
  multiValueHeaders: v.nullish(v.record(v.string(), v.array(Value)), {}),
  body: v.nullish(v.string(), ''),
  isBase64Encoded: v.optional(v.boolean()),
});

/** Headers of a function's answer that API Gateway renames, because it sets them itself or they are the connection's. */
const REMAPPED =
  /^(authorization|connection|content-length|date|expect|host|max-forwards|proxy-authenticate|server|te|trailer|transfer-encoding|upgrade|user-agent|via|warn|www-authenticate)$/i;

const WITHOUT_BODY = [204, 205, 304];

/** Reads what a function returned as the answer of Lambda proxy integration; throws a `Refusal` if it is malformed. */
export function functionAnswer(payload: string): Response {
  try {
    const { statusCode: status, headers, multiValueHeaders, body } = v.parse(Returned, JSON.parse(payload));
    // It throws for a status, a name or a value that HTTP does not have.
    const answer = new Response(WITHOUT_BODY.includes(status) ? null : Buffer.from(body), { status });
    const listed = Object.entries(multiValueHeaders);
    const names = listed.map(([name]) => name.toLowerCase());
    const single = Object.entries(headers).filter(([name]) => !names.includes(name.toLowerCase()));
    for (const [name, values] of [...single.map(([name, value]) => [name, [value]] as const), ...listed])
      for (const value of values) {
        const sent = REMAPPED.test(name) ? `x-amzn-Remapped-${name}` : name;
        if (value !== null) answer.headers.append(sent, String(value));
      }
    if (!answer.headers.has('Content-Type')) answer.headers.set('Content-Type', 'application/json');
    return answer;
  } catch {
    throw new Refusal('DEFAULT_5XX', 'the answer is malformed');
  }
}
