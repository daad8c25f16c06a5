import { Agent, request } from 'node:http';
import { IDLE_TIMEOUT_MS } from '../dynamodb/database.ts';
import type { ServiceAnswer, ServiceCall, ServiceStandIn } from './service-call.ts';

/** Passes calls on to DynamoDB Local; `close` ends its connections. */
export type DynamoDbProxy = { standIn: ServiceStandIn; close: () => void };

/** Makes the way to the DynamoDB Local that listens on a port of this machine. */
export function createDynamoDbProxy(port: number): DynamoDbProxy {
  const agent = new Agent({ keepAlive: true, timeout: IDLE_TIMEOUT_MS });
  const standIn = (call: ServiceCall) =>
    new Promise<ServiceAnswer>((resolve, reject) => {
      const headers: Record<string, string> = {};
      for (const [name, value] of Object.entries(call.headers))
        if (value !== undefined && name !== 'connection' && name !== 'transfer-encoding')
          headers[name] = value;
      headers['content-length'] = String(call.body.length);
      const outgoing = request(
        { host: '127.0.0.1', port, agent, method: call.method, path: call.path, headers },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 500,
              headers: answerHeaders(response.headers),
              body: Buffer.concat(chunks),
            }),
          );
        },
      );
      outgoing.on('error', reject).end(call.body);
    });
  return { standIn, close: () => agent.destroy() };
}

function answerHeaders(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers))
    if (
      typeof value === 'string' &&
      name !== 'connection' &&
      name !== 'transfer-encoding' &&
      name !== 'keep-alive'
    )
      kept[name] = value;
  return kept;
}
