import { randomUUID } from 'node:crypto';
import { checkAnswer } from './contract.ts';

/** A response of the service; `body` is its parsed JSON. */
export type Answer = {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests read any field of any response
  body: any;
  text: string;
};

type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
};

type Options = {
  key?: string | undefined;
  cookie?: string | undefined;
  body?: unknown;
  rawBody?: string;
  headers?: Record<string, string>;
};

/** Header that prevents the reuse of a connection that the server may be closing. */
export const OWN_CONNECTION = { Connection: 'close' };

/** Base URL of the test run's service, which has the local environment's rate limits. */
export function baseUrl(): string {
  const url = process.env['SERVICE_URL'];
  if (!url) throw new Error('The local environment is not running');
  return url;
}

/** Reads a response to its end. */
async function readResponse(response: Response): Promise<Answer> {
  const { status, headers } = response;
  const text = await response.text();
  const isJson = /json/.test(headers.get('content-type') ?? '');
  return { status, headers, text, body: isJson && text ? JSON.parse(text) : undefined };
}

/** HTTP client of the test run's service. */
export const serviceOf = () => serviceAt(baseUrl());

/** HTTP client of the service at a base URL, with mails from `inbox`. Throws if a response violates the contract. */
export function serviceAt(base: string, inbox = base) {
  async function call(method: string, path: string, options: Options = {}): Promise<Answer> {
    const { key, cookie, body, rawBody, headers = {} } = options;
    const payload = rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await fetch(base + path, {
      method,
      headers: {
        ...OWN_CONNECTION,
        ...(key && { Authorization: `Bearer ${key}` }),
        ...(cookie && { Cookie: cookie }),
        ...(payload !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(payload !== undefined && { body: payload }),
    });
    const answer = await readResponse(response);
    // fetch resolves dot segments, so the path is taken from the URL.
    checkAnswer(method, new URL(path, base).pathname, answer);
    return answer;
  }

  async function mailsTo(email: string): Promise<Mail[]> {
    const answer = await fetch(`${inbox}/__local/mail?to=${encodeURIComponent(email)}`, {
      headers: { ...OWN_CONNECTION, Accept: 'application/json' },
    });
    const { mails } = (await answer.json()) as { mails: Mail[] };
    return mails;
  }

  async function codeFor(email: string): Promise<string> {
    const sent = await call('POST', '/api/auth/send-code', { body: { email } });
    if (sent.status !== 200) throw new Error(`No code was sent: ${sent.text}`);
    const [mail] = await mailsTo(email);
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
    if (!code) throw new Error('The mail has no code');
    return code;
  }

  async function signIn(email = newEmail()) {
    const code = await codeFor(email);
    const answer = await call('POST', '/api/auth/verify', { body: { email, code } });
    if (answer.status !== 200) throw new Error(`The sign-in failed: ${answer.text}`);
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
    return { email, code, cookie, key: answer.body.apiKey as string, id: answer.body.id as string, answer };
  }

  return { call, mailsTo, codeFor, signIn };
}

/** A unique address. */
export const newEmail = (): string => `${randomUUID()}@example.com`;

/** Birth data with a city of the local place index. */
export const ada = { name: 'Ada', birthDate: '1990-06-15', birthCity: 'London, UK' };
