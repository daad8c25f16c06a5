import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { OWN_CONNECTION } from './service.ts';

/**
 * A function's call to an AWS service: its operation, such as `dynamodb UpdateItem` or `ses SendEmail`, its body and, once a
 * DynamoDB call has succeeded, the capacity units that it consumed.
 */
export type ServiceCall = { operation: string; body: string; units?: number };

/** Makes a DynamoDB call report the capacity that it consumes. */
function withReport({ operation, body }: ServiceCall): string {
  if (!operation.startsWith('dynamodb ')) return body;
  return JSON.stringify({ ...JSON.parse(body), ReturnConsumedCapacity: 'TOTAL' });
}

/** Reads the capacity units that the response to a DynamoDB call reports, for one table or as a list by table. */
function unitsIn(response: string): number {
  const { ConsumedCapacity: capacity } = JSON.parse(response);
  return [capacity ?? []].flat().reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0);
}

/**
 * Intercepted calls, in order, and hooks: `before` may delay a call or throw to make it fail, `instead` may replace its
 * response, and `after` runs once the service has responded and may throw to lose the response.
 */
export type ServiceCalls = {
  url: string;
  made: ServiceCall[];
  before: (call: ServiceCall) => Promise<void>;
  instead: (
    call: ServiceCall,
  ) => { status: number; headers: Record<string, string>; body: string } | undefined;
  after: (call: ServiceCall) => Promise<void>;
  /** Resets the hooks and clears the recorded calls. */
  forget: () => void;
  stop: () => Promise<void>;
};

const operationOf = ({ headers, url = '' }: IncomingMessage, body: string): string => {
  const [service = '', action = ''] = String(headers['x-amz-target'] ?? '').split('.');
  if (action) return `${service.replace(/_.*/, '').toLowerCase()} ${action}`;
  if (url.startsWith('/places/')) return 'location SearchPlaceIndexForText';
  return `ses ${new URLSearchParams(body).get('Action')}`;
};

/** Starts a proxy between the functions and the local services at `target`. */
export async function interceptCalls(target: string): Promise<ServiceCalls> {
  const { port } = new URL(target);
  const passing = () => ({
    made: [],
    before: async () => undefined,
    instead: () => undefined,
    after: async () => undefined,
  });
  const calls: Pick<ServiceCalls, 'made' | 'before' | 'instead' | 'after'> = passing();

  async function pass(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    const call: ServiceCall = { operation: operationOf(incoming, body.toString()), body: body.toString() };
    calls.made.push(call);
    await calls.before(call);
    const refused = calls.instead(call);
    if (refused) {
      response.writeHead(refused.status, refused.headers).end(refused.body);
      return;
    }
    const { method, url: path, headers } = incoming;
    const outgoing = request({
      host: '127.0.0.1',
      port,
      method,
      path,
      headers: { ...headers, 'content-length': Buffer.byteLength(withReport(call)), ...OWN_CONNECTION },
      agent: false,
    });
    outgoing.end(withReport(call));
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
    const answered = await buffer(answer);
    if (call.operation.startsWith('dynamodb ') && answer.statusCode === 200)
      call.units = unitsIn(answered.toString());
    await calls.after(call);
    response.writeHead(answer.statusCode ?? 500, answer.headers).end(answered);
  }

  const server = createServer((incoming, response) => {
    pass(incoming, response).catch(() => response.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return Object.assign(calls, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    forget: () => Object.assign(calls, passing()),
    async stop() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  });
}
