import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** What the sign-in operations answer. */
export type SourceAnswer = { status: number; cookies: string[]; retryAfterSeconds: number };

/**
 * Posts to the service from an address of this machine, such as 127.0.1.5, so that the service sees as many sources as
 * there are addresses. A request that gets no answer has the status 0.
 */
export async function postFrom(
  source: string,
  url: string,
  body: object,
  cookie?: string,
): Promise<SourceAnswer> {
  const { hostname, port, pathname } = new URL(url);
  const outgoing = request({
    host: hostname === 'localhost' ? '127.0.0.1' : hostname,
    port,
    path: pathname,
    method: 'POST',
    agent: false,
    localAddress: source,
    headers: { 'Content-Type': 'application/json', ...(cookie && { Cookie: cookie }) },
  });
  outgoing.end(JSON.stringify(body));
  try {
    const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
    await text(incoming);
    const { statusCode = 0, headers } = incoming;
    const cookies = (headers['set-cookie'] ?? []).map((one) => one.split(';')[0] ?? '');
    return { status: statusCode, cookies, retryAfterSeconds: Number(headers['retry-after'] ?? 0) };
  } catch {
    return { status: 0, cookies: [], retryAfterSeconds: 0 };
  }
}

/** The codes of all mails to an address, the latest first. */
export async function mailedCodes(url: string, email: string): Promise<string[]> {
  const { mails } = (await (await fetch(`${url}/__local/mail?to=${email}`)).json()) as {
    mails: { subject: string }[];
  };
  return mails.map(({ subject }) => /\d{6}/.exec(subject)?.[0] ?? 'none');
}
