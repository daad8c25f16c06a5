import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import https from 'node:https';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { afterEach, expect, jest, test } from '@jest/globals';
import { post, type Resolve } from '#lib/outbound/post.ts';
import { hostileUrls } from './hostile-urls.ts';

const content = { headers: { 'content-type': 'application/json' }, body: '{"ä":1}' };
const servers: { close: () => unknown }[] = [];

afterEach(() => {
  jest.restoreAllMocks();
  delete process.env['OUTBOUND_TARGETS'];
  for (const server of servers.splice(0)) server.close();
});

/** A server on this machine that the service may send requests to. */
async function receiver(answer: RequestListener): Promise<string> {
  process.env['OUTBOUND_TARGETS'] = 'loopback';
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
}

const addresses = (...texts: string[]) =>
  texts.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

test('sends the headers and body, and returns the status', async () => {
  const received: unknown[] = [];
  const url = await receiver((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push(request.method, request.headers['content-type'], Buffer.concat(chunks).toString());
      response.writeHead(503, { 'retry-after': '120' }).end('a body');
    });
  });
  expect(await post(url, content)).toMatchObject({ kind: 'answered', status: 503, retryAfter: '120' });
  expect(received).toEqual(['POST', 'application/json', '{"ä":1}']);
});

test('does not follow a redirect', async () => {
  let requests = 0;
  const url = await receiver((_request, response) => {
    requests += 1;
    response.writeHead(307, { location: '/elsewhere' }).end();
  });
  expect(await post(url, content)).toMatchObject({ kind: 'answered', status: 307 });
  expect(requests).toBe(1);
});

test('does not wait for the end of a response, and closes the connection', async () => {
  const closed = new Promise<void>((resolve) => {
    void receiver((_request, response) => {
      response.writeHead(200);
      response.write('begun');
      response.on('close', resolve);
    }).then((url) => post(url, content));
  });
  await closed;
});

test('reports a receiver that breaks the connection, answers no HTTP or sends too large headers as failed', async () => {
  const url = await receiver((request) => request.socket.destroy());
  expect(await post(url, content)).toMatchObject({ kind: 'failed' });
  const other = await receiver((_request, response) =>
    response.writeHead(200, { 'x-large': 'x'.repeat(9_000) }).end(),
  );
  expect(await post(other, content)).toMatchObject({ kind: 'failed' });
  const tcp = createTcpServer((socket) => socket.end('nonsense\r\n')).listen(0, '127.0.0.1');
  servers.push(tcp);
  await once(tcp, 'listening');
  expect(await post(`http://127.0.0.1:${(tcp.address() as AddressInfo).port}/`, content)).toMatchObject({
    kind: 'failed',
  });
});

test('reports a receiver that switches protocols as failed', async () => {
  const upgrade = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n';
  const url = await receiver((request) => request.socket.write(upgrade));
  expect(await post(url, content)).toMatchObject({ kind: 'failed' });
});

test('ends after the deadline, whether the name or the receiver is slow', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new Error('late')), 20);
    return controller.signal;
  });
  const url = await receiver(() => undefined);
  expect(await post(url, content)).toMatchObject({ kind: 'failed' });
  const never: Resolve = () => new Promise(() => undefined);
  expect(await post('https://example.com/', content, never)).toMatchObject({ kind: 'failed' });
  expect(timeout.mock.calls).toEqual([[15_000], [15_000]]);
});

test('refuses hostile URLs without looking a name up', async () => {
  const resolve = jest.fn<Resolve>();
  for (const url of hostileUrls)
    expect(await post(url, content, resolve)).toMatchObject({ error: 'not_public' });
  expect(resolve).not.toHaveBeenCalled();
});

test.each([
  [['127.0.0.1']],
  [['93.184.216.34', '169.254.169.254']],
  [['2606:4700::1', '::ffff:10.0.0.1']],
  [['64:ff9b::a9fe:a9fe']],
  [[]],
])('refuses a host with the addresses %j', async (found) => {
  const request = jest.spyOn(https, 'request');
  const result = await post('https://example.com/', content, async () => addresses(...found));
  expect(result).toMatchObject({ error: 'not_public' });
  expect(request).not.toHaveBeenCalled();
});

test('connects only to the addresses that it checked, even if the name changes meanwhile', async () => {
  let lookUps = 0;
  // The second answer of a rebinding name server is private.
  const rebinding: Resolve = async () =>
    lookUps++ === 0 ? addresses('2606:4700::1', '93.184.216.34') : addresses('127.0.0.1');
  const connectedTo: unknown[] = [];
  jest.spyOn(https, 'request').mockImplementation(((url: URL, options: https.RequestOptions) => {
    options.lookup?.(url.hostname, { all: true }, (_error, found) => connectedTo.push(url.hostname, found));
    options.lookup?.(url.hostname, {}, (_error, found) => connectedTo.push(found));
    throw new Error('no connection in a test');
  }) as never);
  expect(await post('https://example.com/', content, rebinding)).toMatchObject({ kind: 'failed' });
  expect(lookUps).toBe(1);
  expect(connectedTo).toEqual(['example.com', addresses('93.184.216.34', '2606:4700::1'), '93.184.216.34']);
});
