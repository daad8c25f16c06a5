import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { type GatewayRequest, headerOf } from './gateway-request.ts';
import { Refusal } from './refusal.ts';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/**
 * The body of a request without its `Content-Encoding`; rejects with a `Refusal` if it is not gzip, or longer than
 * `maxBytes`.
 */
export async function decodedBody(request: GatewayRequest, maxBytes: number): Promise<Buffer> {
  const coding = headerOf(request, 'content-encoding')?.trim().toLowerCase() ?? 'identity';
  if (coding === 'identity' || request.body.length === 0) return request.body;
  if (coding !== 'gzip') throw new Refusal('UNSUPPORTED_MEDIA_TYPE', 'the content coding is not known');
  try {
    return await decompress(request.body, { maxOutputLength: maxBytes });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
      throw new Refusal('REQUEST_TOO_LARGE', 'the decompressed body is larger than API Gateway takes');
    throw new Refusal('UNSUPPORTED_MEDIA_TYPE', 'the body is not compressed as its content coding says');
  }
}

/**
 * An answer in gzip if the client accepts that, it has at least `minimumBytes` and the function has not encoded it
 * itself; else as it is. Like API Gateway it adds no `Vary`.
 */
export async function encodedAnswer(
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
