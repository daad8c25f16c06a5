import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { IDLE_TIMEOUT_MS } from '../dynamodb/database.ts';
import type { HttpAnswer } from './service-answer.ts';
import type { ServiceCall } from './service-call.ts';

/** What concerns one connection and not the call. */
const OF_CONNECTION = new Set(['connection', 'transfer-encoding', 'keep-alive', 'content-length']);

/** Passes calls on to the DynamoDB Local that listens on a port of this machine; `close` ends its connections. */
export function createDynamoDbProxy(port: number) {
  const agent = new Agent({ keepAlive: true, timeout: IDLE_TIMEOUT_MS });
  const pass = async ({ request: { headers }, body }: ServiceCall): Promise<HttpAnswer> => {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const options = { host: '127.0.0.1', port, agent, method: 'POST', headers: passedOn(headers) };
    request(options, resolve).on('error', reject).end(body);
    const response = await promise;
    return {
      status: response.statusCode ?? 500,
      headers: passedOn(response.headers),
      body: await buffer(response),
    };
  };
  return { pass, close: () => agent.destroy() };
}

function passedOn(headers: IncomingHttpHeaders): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => !OF_CONNECTION.has(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}
