import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** DNS records of a domain: mail servers (an empty name: the domain accepts no mail) and addresses, or a server failure. */
export type Domain = { mx?: string[]; a?: string[] } | 'failing';

const TYPES = { a: 1, mx: 15 };
const RESPONSE = 0x8180;
const SERVER_FAILURE = 2;
const NO_SUCH_NAME = 3;

const nameBytes = (name: string): Buffer =>
  Buffer.concat([
    ...name
      .split('.')
      .filter(Boolean)
      .map((label) => Buffer.from([label.length, ...Buffer.from(label)])),
    Buffer.from([0]),
  ]);

/** A resource record for the name in the query (RFC 1035 sections 4.1.3 and 4.1.4). */
function record(type: number, data: Buffer): Buffer {
  const head = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, data.length]);
  return Buffer.concat([head, data]);
}

function recordsOf(domain: Domain | undefined, type: number): Buffer[] {
  if (domain === undefined || domain === 'failing') return [];
  const { mx = [], a = [] } = domain;
  if (type === TYPES.mx)
    return mx.map((name) => record(type, Buffer.concat([Buffer.from([0, 10]), nameBytes(name)])));
  if (type === TYPES.a) return a.map((address) => record(type, Buffer.from(address.split('.').map(Number))));
  return [];
}

/** Starts a DNS server for these domains on a free port and records the names queried. Other domains don't exist. */
export async function serveNames(domains: Record<string, Domain>) {
  const socket = createSocket('udp4');
  const asked: string[] = [];
  socket.on('message', (query, from) => {
    const end = query.indexOf(0, 12);
    const labels: string[] = [];
    for (let at = 12; at < end; at += (query[at] ?? 0) + 1)
      labels.push(query.toString('latin1', at + 1, at + 1 + (query[at] ?? 0)));
    const domain = domains[labels.join('.')];
    asked.push(labels.join('.'));
    const records = recordsOf(domain, query.readUInt16BE(end + 1));
    const code = domain === undefined ? NO_SUCH_NAME : domain === 'failing' ? SERVER_FAILURE : 0;
    const head = Buffer.from(query.subarray(0, 12));
    head.writeUInt16BE(RESPONSE | code, 2);
    head.writeUInt16BE(records.length, 6);
    head.writeUInt32BE(0, 8);
    socket.send(Buffer.concat([head, query.subarray(12, end + 5), ...records]), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked,
    async stop() {
      socket.close();
      await once(socket, 'close');
    },
  };
}
