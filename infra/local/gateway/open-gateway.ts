import type { Faults } from '../aws/faults.ts';
import { CannotStart } from '../cannot-start.ts';
import { requestLine } from '../log-lines.ts';
import type { LoopbackServer } from '../loopback-server.ts';
import type { Inbox } from '../mail/inbox.ts';
import { answerInbox } from '../mail/inbox-page.ts';
import type { Stack } from '../template/model.ts';
import { createFaultsPage } from './faults-page.ts';
import type { Gateway } from './gateway.ts';
import { type LocalPage, serve } from './serve.ts';

type OpenGatewayOptions = {
  port: number;
  inbox: Inbox;
  faults: Faults;
  log: (line: string) => void;
  /** What is served; waits while the environment starts. */
  served: () => Promise<Served>;
};

/** A version that is served, and what other commands are told of the environment: endpoints, tables, region. */
export type Served = { handle: Gateway; stack: Stack; description: unknown };

/** Serves the API and the pages of the environment itself; throws `CannotStart` if the port cannot be had. */
export async function openGateway(options: OpenGatewayOptions): Promise<LoopbackServer> {
  const { port, inbox, faults, log, served } = options;
  const pages: Record<string, LocalPage> = {
    '/__local/mail': readOnly((request) => {
      const { body, ...init } = answerInbox(inbox, request);
      return new Response(body, init);
    }),
    '/__local/endpoints': readOnly(async () => Response.json((await served()).description)),
    '/__local/faults': createFaultsPage(faults),
  };
  try {
    return await serve({
      port,
      pages,
      gateway: async () => {
        const { handle, stack } = await served();
        return { handle, stage: stack.api.stage };
      },
      onHandled: async (request, handled, milliseconds) => {
        const { functions } = (await served()).stack;
        const title = functions.find(({ logicalId }) => logicalId === handled.functionId)?.title;
        log(requestLine(request, handled, title, milliseconds));
      },
    });
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const why = code === 'EADDRINUSE' ? 'is taken' : `cannot be used (${code ?? String(cause)})`;
    throw new CannotStart(`Port ${port} ${why}; choose another with --port`, { cause });
  }
}

function readOnly(page: LocalPage): LocalPage {
  return (request) =>
    request.method === 'GET' || request.method === 'HEAD'
      ? page(request)
      : Response.json({ message: 'This page only answers GET' }, { status: 405 });
}
