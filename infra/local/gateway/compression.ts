import { promisify } from 'node:util';
import { gzip, unzip } from 'node:zlib';
import { type GatewayRequest, headerOf } from './gateway-request.ts';
import { Refusal } from './refusal.ts';

const compress = promisify(gzip);
const decompress = promisify(unzip);

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

/** A request's body without gzip or deflate; a `Refusal` if it is not what it says, or longer than `mostBytes`. */
export async function plainBody(request: GatewayRequest, mostBytes: number): Promise<Buffer> {
  const coding = headerOf(request, 'content-encoding')?.toLowerCase() ?? 'identity';
  if (coding === 'identity') return request.body;
  try {
    if (/^(gzip|deflate)$/.test(coding))
      return await decompress(request.body, { maxOutputLength: mostBytes });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
      throw new Refusal('REQUEST_TOO_LARGE', 'the decompressed body is larger than API Gateway takes');
  }
  throw new Refusal('UNSUPPORTED_MEDIA_TYPE', 'the body is not in the content coding that it names');
}
