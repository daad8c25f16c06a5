import type { IncomingMessage } from 'node:http';

/** Reads a request's body, but keeps no more than `keepBytes` and one: enough to see that it is too long. */
export async function readBody(request: IncomingMessage, keepBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    if (size <= keepBytes) chunks.push(chunk);
    size += chunk.length;
  }
  return Buffer.concat(chunks).subarray(0, keepBytes + 1);
}
