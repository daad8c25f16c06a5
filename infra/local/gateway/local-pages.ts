import * as v from 'valibot';
import { FaultSchema, type Faults } from '../aws/faults.ts';
import type { Inbox } from '../mail/inbox.ts';
import { answerInbox } from '../mail/inbox-page.ts';

/** A page of the local environment itself, outside the API. */
export type LocalPage = (request: Request) => Response | Promise<Response>;

/** What the pages show; `description` is what other commands are told of the environment. */
export type Shown = { inbox: Inbox; faults: Faults; description: () => Promise<unknown> };

/**
 * The pages by their paths: the mails; the endpoints, tables and region for other commands; and the faults, by which
 * the services behind the functions are made to fail. Only the last one changes anything. They are for programs and
 * pages of this machine: no name that somebody else has let lead here is answered, nor what a form can send.
 */
export function localPages({ inbox, faults, description }: Shown): Record<string, LocalPage> {
  return {
    '/__local/mail': (request) => refused(request) ?? answerInbox(inbox, request),
    '/__local/endpoints': async (request) => refused(request) ?? Response.json(await description()),
    '/__local/faults': (request) =>
      refused(request, ['GET', 'POST', 'DELETE']) ?? answerFaults(faults, request),
  };
}

/** POST adds a fault, DELETE clears all, and each answers, as GET does, with the faults in force. */
async function answerFaults(faults: Faults, request: Request): Promise<Response> {
  if (request.method === 'DELETE') faults.clear();
  if (request.method === 'POST') {
    const read = v.safeParse(FaultSchema, await request.json().catch(() => undefined));
    if (!read.success) return message(400, v.summarize(read.issues));
    faults.add(read.output);
  }
  return Response.json({ faults: faults.list() });
}

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

function refused({ method, headers }: Request, answered = ['GET', 'HEAD']): Response | undefined {
  if (!LOOPBACK.test(headers.get('host') ?? '')) return message(403, 'This page answers localhost alone');
  if (!answered.includes(method)) return message(405, `This page answers ${answered.join(', ')}`);
  const isJson = /^application\/json *(;|$)/i.test(headers.get('content-type') ?? '');
  return method === 'POST' && !isJson ? message(415, 'Send it as Content-Type: application/json') : undefined;
}

const message = (status: number, text: string) => Response.json({ message: text }, { status });
