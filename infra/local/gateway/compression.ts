import { promisify } from 'node:util';
import { deflate, gunzip, gzip, inflate } from 'node:zlib';
import { type GatewayRequest, headerOf } from './gateway-request.ts';
import { Refusal } from './refusal.ts';

const codings = {
  gzip: { compress: promisify(gzip), decompress: promisify(gunzip) },
  deflate: { compress: promisify(deflate), decompress: promisify(inflate) },
};

const codingOf = (name: string) => (name === 'gzip' || name === 'deflate' ? codings[name] : undefined);

/**
 * The body of a request without its `Content-Encoding`; rejects with a `Refusal` if it is in another coding than that
 * says, in one that API Gateway does not know, or longer than `maxBytes`.
 */
export async function decompressedBody(request: GatewayRequest, maxBytes: number): Promise<Buffer> {
  const name = headerOf(request, 'content-encoding')?.trim().toLowerCase() ?? 'identity';
  if (name === 'identity' || request.body.length === 0) return request.body;
  const coding = codingOf(name);
  if (!coding) throw new Refusal('UNSUPPORTED_MEDIA_TYPE', 'the content coding is not known');
  try {
    return await coding.decompress(request.body, { maxOutputLength: maxBytes });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
      throw new Refusal('REQUEST_TOO_LARGE', 'the decompressed body is larger than API Gateway takes');
    throw new Refusal('UNSUPPORTED_MEDIA_TYPE', 'the body is not compressed as its content coding says');
  }
}

/**
 * An answer in the coding that the client likes best, if it has at least `minimumBytes`, API Gateway knows the coding and
 * the function has not chosen one itself; else as it is. Like API Gateway it adds no `Vary`.
 */
export async function compressedAnswer(
  answer: Response,
  acceptEncoding: string,
  minimumBytes = Number.POSITIVE_INFINITY,
): Promise<Response> {
  const name = favourite(acceptEncoding);
  const coding = codingOf(name);
  if (!coding || !answer.body || answer.headers.has('Content-Encoding')) return answer;
  const body = Buffer.from(await answer.arrayBuffer());
  if (body.length < minimumBytes) return new Response(body, answer);
  const compressed = new Response(await coding.compress(body), answer);
  compressed.headers.set('Content-Encoding', name);
  return compressed;
}

/** The first of the codings with the highest quality in an `Accept-Encoding`. */
function favourite(acceptEncoding: string): string {
  const accepted = acceptEncoding.split(',').map((item) => {
    const [name = '', quality = 'q=1'] = item.trim().toLowerCase().split(/ *; */);
    return { name, quality: Number(quality.replace('q=', '')) };
  });
  const [best] = accepted.toSorted((a, b) => b.quality - a.quality);
  return best && best.quality > 0 ? best.name : 'identity';
}
