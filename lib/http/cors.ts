import type { APIGatewayProxyEvent } from 'aws-lambda';
import { EXPOSED_HEADERS } from './response-headers.ts';

/** The stage's `corsOrigins`: their pages may use the API with the session cookie. */
const otherOrigins = (): readonly string[] => process.env['CORS_ORIGINS']?.split(' ').filter(Boolean) ?? [];

const exposed = { 'Access-Control-Expose-Headers': EXPOSED_HEADERS };

/** Whether the request comes from a page of one of the stage's other origins. */
export const isFromOtherOrigin = ({ headers }: APIGatewayProxyEvent): boolean =>
  otherOrigins().includes(headers['origin'] ?? '');

/**
 * The CORS headers of a response (https://fetch.spec.whatwg.org/#http-cors-protocol). With `anyOrigin`, pages of every origin
 * may read it, but only without the session cookie. `vary` is the response's own `Vary` header.
 */
export function corsHeaders(
  event: APIGatewayProxyEvent,
  anyOrigin: boolean,
  vary: unknown,
): Record<string, string> {
  if (anyOrigin) return { ...exposed, 'Access-Control-Allow-Origin': '*' };
  if (otherOrigins().length === 0) return {};
  const varyByOrigin = { Vary: vary ? `${vary}, Origin` : 'Origin' };
  if (!isFromOtherOrigin(event)) return varyByOrigin;
  const allowed = {
    'Access-Control-Allow-Origin': event.headers['origin'] ?? '',
    'Access-Control-Allow-Credentials': 'true',
  };
  return { ...exposed, ...allowed, ...varyByOrigin };
}
