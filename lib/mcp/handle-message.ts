import {
  createMcpHandler,
  isLegacyRequest,
  type McpServer,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { parseJson } from '#lib/parse-json.ts';

/**
 * Handles one MCP message over Streamable HTTP, in JSON and without a session or stream. Supports protocol revision
 * 2026-07-28, and the 2025 revisions for clients that start with `initialize`. Rejects batches, because rate limits count
 * requests. Throws if the server fails.
 */
export async function handleMessage(
  headers: Record<string, string>,
  text: string,
  newServer: () => McpServer,
): Promise<Response> {
  // The SDK requires a URL but doesn't use it.
  const request = new Request('https://mcp.invalid/', { method: 'POST', headers, body: text });
  const message = parseJson(text);
  const isLegacy =
    message !== undefined && !Array.isArray(message) && (await isLegacyRequest(request, message));
  if (isLegacy) return handleLegacyMessage(request, message, newServer());
  let failure: Error | undefined;
  const handler = createMcpHandler(newServer, {
    legacy: 'reject',
    maxSubscriptions: 0,
    onerror: (error) => {
      failure = error;
    },
  });
  const response = await handler.fetch(request);
  if (response.status >= 500) throw failure ?? new Error('The MCP server failed without an error');
  return response;
}

async function handleLegacyMessage(request: Request, message: unknown, server: McpServer): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  const response = await transport.handleRequest(request, { parsedBody: message });
  await server.close();
  return response;
}
