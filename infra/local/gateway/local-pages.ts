import * as v from 'valibot';
import { FaultSchema, type Faults } from '../aws/faults.ts';
import type { Inbox } from '../mail/inbox.ts';
import { inboxResponse } from '../mail/inbox-page.ts';
import type { Queues } from '../queue/queues.ts';
import type { Schedules } from '../schedule/schedules.ts';

/** What lets time pass. */
type Clock = { schedules: Schedules; queues: Queues };

export type LocalPage = (request: Request) => Response | Promise<Response>;

/** Local pages by path. They require a loopback host (against DNS rebinding), and JSON for POST (against cross-site forms). */
export function localPages(
  { inbox, faults, ...clock }: { inbox: Inbox; faults: Faults } & Clock,
  description: () => Promise<unknown>,
): Record<string, LocalPage> {
  return {
    '/__local/mail': (request) => refused(request) ?? inboxResponse(inbox, request),
    '/__local/endpoints': async (request) => refused(request) ?? Response.json(await description()),
    '/__local/advance': (request) => refused(request, ['POST']) ?? advance(clock, request),
    '/__local/faults': (request) =>
      refused(request, ['GET', 'POST', 'DELETE']) ?? faultsResponse(faults, request),
  };
}

const Advance = v.object({ hours: v.pipe(v.number(), v.gtValue(0), v.maxValue(24)) });

/** POST lets hours pass for schedules and delayed messages, so that mails of the next day are sent now. */
async function advance({ schedules, queues }: Clock, request: Request): Promise<Response> {
  const read = v.safeParse(Advance, await request.json().catch(() => undefined));
  if (!read.success) return message(400, v.summarize(read.issues));
  const time = await schedules.advance(read.output.hours);
  queues.endDelays();
  return Response.json({ time });
}

/** POST adds a fault, and DELETE clears all faults. Each method responds with the current faults. */
async function faultsResponse(faults: Faults, request: Request): Promise<Response> {
  if (request.method === 'DELETE') faults.clear();
  if (request.method === 'POST') {
    const read = v.safeParse(FaultSchema, await request.json().catch(() => undefined));
    if (!read.success) return message(400, v.summarize(read.issues));
    faults.add(read.output);
  }
  return Response.json({ faults: faults.list() });
}

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

function refused({ method, headers }: Request, allowed = ['GET', 'HEAD']): Response | undefined {
  if (!LOOPBACK.test(headers.get('host') ?? ''))
    return message(403, 'This page is only available on localhost');
  if (!allowed.includes(method)) return message(405, `This page supports ${allowed.join(', ')}`);
  const isJson = /^application\/json *(;|$)/i.test(headers.get('content-type') ?? '');
  return method === 'POST' && !isJson ? message(415, 'Send Content-Type: application/json') : undefined;
}

const message = (status: number, text: string) => Response.json({ message: text }, { status });
