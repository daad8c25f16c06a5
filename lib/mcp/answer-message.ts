import {
  createMcpHandler,
  isLegacyRequest,
  type McpServer,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Answers one message of the Model Context Protocol over Streamable HTTP, always in JSON and without a session: by the
 * revision of 2026-07-28, or by those of 2025 for clients that begin with `initialize`. Streams are not opened, and several
 * messages at once are refused, as limits count requests. Throws where a server fails.
 */
export async function answerMessage(
  headers: Record<string, string>,
  text: string,
  newServer: () => McpServer,
): Promise<Response> {
  // The address is of no account; the SDK wants one.
  const request = new Request('https://mcp.invalid/', { method: 'POST', headers, body: text });
  const message = parsed(text);
  const isEarlier =
    message !== undefined && !Array.isArray(message) && (await isLegacyRequest(request, message));
  if (isEarlier) return answerEarlier(request, message, newServer());
  let failure: Error | undefined;
  const handler = createMcpHandler(newServer, {
    legacy: 'reject',
    maxSubscriptions: 0,
    onerror: (error) => {
      failure = error;
    },
  });
  const response = await handler.fetch(request);
  if (response.status >= 500) throw failure ?? new Error('The message was not answered');
  return response;
}

async function answerEarlier(request: Request, message: unknown, server: McpServer): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  const response = await transport.handleRequest(request, { parsedBody: message });
  await server.close();
  return response;
}
