import { randomUUID } from 'node:crypto';
import type { GatewayRequest } from '../../infra/local/gateway/gateway-request.ts';

/** A request from this machine as the gateway receives it; `address` includes the query, and the body is sent as JSON. */
export function gatewayRequest(
  method: string,
  address: string,
  headers: GatewayRequest['headers'],
  body?: object,
): GatewayRequest {
  const [path = '', query = ''] = address.split('?');
  return {
    requestId: randomUUID(),
    receivedAt: new Date(),
    method,
    path,
    query,
    headers: [...headers, ...(body ? [['Content-Type', 'application/json'] as const] : [])],
    body: Buffer.from(body ? JSON.stringify(body) : ''),
    sourceIp: '127.0.0.1',
  };
}
