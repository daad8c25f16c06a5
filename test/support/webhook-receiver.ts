import { createPublicKey, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import * as v from 'valibot';
import { payloads } from '#lib/contract/webhook-payloads.ts';

/** A request that a receiver got. */
export type Received = {
  id: string;
  headers: Record<string, string>;
  body: string;
  type: string;
  data: Record<string, unknown>;
};

/** Parses the body of an event. Throws if it violates the contract. */
function checkedEvent(body: string) {
  const event = JSON.parse(body);
  v.parse(payloads[event.type as keyof typeof payloads].schema, event);
  return event;
}

type Answer = { status: number; headers?: Record<string, string> };

/** A receiver of webhooks on this machine. `answer` decides its responses; 200 by default. */
export async function startReceiver() {
  const received: Received[] = [];
  const receiver = { answer: (_request: Received): Answer | Promise<Answer> => ({ status: 200 }) };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const headers = request.headers as Record<string, string>;
    const { type, data } = checkedEvent(body);
    const one = { id: headers['webhook-id'] ?? '', headers, body, type, data };
    received.push(one);
    const { status, headers: further } = await receiver.answer(one);
    response.writeHead(status, further).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(receiver, {
    received,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    close: () => server.close(),
    /** The events of a type, in the order of their arrival. */
    of: (type: string) => received.filter((one) => one.type === type),
  });
}

/** Whether a library of others accepts a request's signature `v1`. */
export function isSignedBy(secret: string, { headers, body }: Received): boolean {
  try {
    new Webhook(secret).verify(body, headers);
    return true;
  } catch {
    return false;
  }
}

/** Whether a request has a signature `v1a` of a public key. */
export function isSignedByKey(publicKey: string, { id, headers, body }: Received): boolean {
  const raw = Buffer.from(publicKey.replace('whpk_', ''), 'base64');
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: raw.toString('base64url') };
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  const content = Buffer.from(`${id}.${headers['webhook-timestamp']}.${body}`);
  return (headers['webhook-signature'] ?? '')
    .split(' ')
    .filter((signature) => signature.startsWith('v1a,'))
    .some((signature) => verify(null, content, key, Buffer.from(signature.slice(4), 'base64')));
}
