import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { checkAnswer } from './contract.ts';
import type { Answer } from './service.ts';

type RawRequest = {
  method?: string;
  path: string;
  /** Headers sent in this order and case, including repeated names; a Host header replaces the default. */
  headers?: readonly (readonly [name: string, value: string])[];
  body?: string | Uint8Array;
};

/**
 * Sends a request that fetch can't send: with repeated headers, invalid bytes or an unexpected body. Each request opens a new
 * connection. Throws if the response violates the contract.
 */
export async function rawRequest(
  base: string,
  { method = 'GET', path, headers = [], body = '' }: RawRequest,
): Promise<Answer> {
  const { hostname, port, host } = new URL(base);
  const bytes = Buffer.from(body);
  const isNamed = headers.some(([name]) => name.toLowerCase() === 'host');
  const length = bytes.length > 0 ? [['Content-Length', String(bytes.length)] as const] : [];
  const outgoing = request({
    host: hostname,
    port,
    agent: false,
    method,
    path,
    headers: [...(isNamed ? [] : [['Host', host] as const]), ...length, ...headers].flat(),
  });
  outgoing.end(bytes);
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  const answered = await text(incoming);
  const pairs = Object.entries(incoming.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  const isJson = /json/.test(incoming.headers['content-type'] ?? '');
  const answer = {
    status: incoming.statusCode ?? 0,
    headers: new Headers(pairs),
    text: answered,
    body: isJson && answered ? JSON.parse(answered) : undefined,
  };
  checkAnswer(method, path, answer);
  return answer;
}
