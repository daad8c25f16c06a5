import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type GatewayRequest, headerOf } from './gateway-request.ts';

const compress = promisify(gzip);

/**
 * An answer in gzip if the client accepts that, it has at least `minimumBytes` and the function has not encoded it
 * itself; else as it is. Like API Gateway it adds no `Vary`.
 */
export async function compressedAnswer(
  answer: Response,
  request: GatewayRequest,
  minimumBytes: number,
): Promise<Response> {
  const isAccepted = /\bgzip\b(?! *; *q=0(\.0*)?(,|$))/i.test(headerOf(request, 'accept-encoding') ?? '');
  if (!isAccepted || !answer.body || answer.headers.has('Content-Encoding')) return answer;
  const body = Buffer.from(await answer.arrayBuffer());
  if (body.length < minimumBytes) return new Response(body, answer);
  const compressed = new Response(await compress(body), answer);
  compressed.headers.set('Content-Encoding', 'gzip');
  return compressed;
}
