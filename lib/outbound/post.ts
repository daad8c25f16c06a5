import { promises as dns, type LookupAddress, type LookupOptions } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { type PostError, postErrorOf } from './post-errors.ts';
import { isAllowedLoopback, isPublicAddress, problemOfTarget } from './target-url.ts';

/** The most time for everything: the name, the connection, the request and the head of the response. */
const DEADLINE_MS = 15_000;

/** A POST request's headers and body. */
export type Content = { headers: Readonly<Record<string, string>>; body: string | Buffer };

/**
 * What became of a request: `answered` with a status and perhaps `Retry-After`, or `failed` without a response within 15 seconds. With
 * `not_public`, nothing was sent, because the URL or one of its host's addresses isn't public.
 */
export type PostResult = { durationMs: number } & (
  | { kind: 'answered'; status: number; retryAfter: string | undefined }
  | { kind: 'failed'; error: PostError }
);

/** Finds all addresses of a host. */
export type Resolve = (host: string) => Promise<LookupAddress[]>;

const systemResolve: Resolve = (host) => dns.lookup(host, { all: true });

/**
 * Sends a POST request to a URL that a user chose. Resolves the host once, refuses it unless all its addresses are public, and
 * connects to these addresses only, with the host's name in TLS. Never follows a redirect or reads the body of a response.
 */
export async function post(
  target: string,
  content: Content,
  resolve: Resolve = systemResolve,
): Promise<PostResult> {
  const beganMs = Date.now();
  const ended = <Result extends object>(result: Result) => ({ ...result, durationMs: Date.now() - beganMs });
  const signal = AbortSignal.timeout(DEADLINE_MS);
  if (problemOfTarget(target) !== undefined) return ended({ kind: 'failed', error: 'not_public' });
  const url = new URL(target);
  try {
    const found = await unlessAborted(resolve(url.hostname.replace(/^\[|\]$/g, '')), signal);
    const isRefused = found.length === 0 || !found.every(({ address }) => isPublicAddress(address));
    if (isRefused && !isAllowedLoopback(url)) return ended({ kind: 'failed', error: 'not_public' });
    // Lambda connects by IPv4 only.
    const addresses = found.toSorted((a, b) => a.family - b.family);
    return ended({
      kind: 'answered',
      ...(await unlessAborted(send(url, content, addresses, signal), signal)),
    });
  } catch (error) {
    return ended({ kind: 'failed', error: postErrorOf(error) });
  }
}

/** Settles like a promise, or rejects when the signal aborts. */
const unlessAborted = <Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> =>
  Promise.race([
    promise,
    new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
    ),
  ]);

function send(url: URL, { headers, body }: Content, addresses: LookupAddress[], signal: AbortSignal) {
  const lookup = (
    _host: string,
    { all }: LookupOptions,
    done: (error: null, found: string | LookupAddress[], family?: number) => void,
  ) => (all ? done(null, addresses) : done(null, addresses[0]?.address ?? '', addresses[0]?.family));
  return new Promise<{ status: number; retryAfter: string | undefined }>((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http;
    const sent = request(
      url,
      {
        ...{ method: 'POST', lookup, signal, agent: false, maxHeaderSize: 8_192 },
        headers: {
          ...headers,
          'content-length': Buffer.byteLength(body),
          'user-agent': 'horoscope-forecast-service',
        },
      },
      (response) => {
        const { statusCode = 0, headers } = response;
        resolve({ status: statusCode, retryAfter: headers['retry-after'] });
        sent.destroy();
      },
    );
    sent.on('error', reject);
    // A response with status 101 closes the connection without an error.
    sent.on('close', () => reject(new Error('The connection was closed without a response.')));
    sent.end(body);
  });
}
