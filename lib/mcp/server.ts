import { McpServer } from '@modelcontextprotocol/server';
import { isReadOnly } from '#lib/accounts/caller.ts';
import { INSTRUCTIONS, READ_ONLY, type Tool, type ToolName, tools } from '#lib/contract/tools.ts';
import { API_VERSION } from '#lib/contract/version.ts';
import { type Call, callTool } from './call-tool.ts';
import { toolInputSchema } from './tool-schemas.ts';

const DAY_MS = 86_400_000;

const definitions = Object.entries(tools).map(([name, tool]) => ({
  name: name as ToolName,
  config: {
    title: tool.title,
    description: tool.description,
    inputSchema: toolInputSchema(tool),
    annotations: annotationsOf(tool),
  },
}));

function annotationsOf({ title, operation: { method, changesNothing } }: Tool) {
  const readOnlyHint = method === 'GET' || changesNothing === true;
  const replaces = method === 'PATCH';
  return {
    title,
    readOnlyHint,
    destructiveHint: replaces,
    idempotentHint: readOnlyHint || replaces,
    openWorldHint: false,
  };
}

/** Creates an MCP server for one request. With a read-only key, the server offers only read-only tools. */
export function serverFor(call: Call): McpServer {
  const readOnly = isReadOnly(call.caller);
  const server = new McpServer(
    { name: 'horoscope', title: 'Horoscope forecasts', version: API_VERSION },
    {
      instructions: readOnly ? `${INSTRUCTIONS} ${READ_ONLY}` : INSTRUCTIONS,
      capabilities: { tools: { listChanged: false } },
      cacheHints: { 'tools/list': { ttlMs: DAY_MS, cacheScope: 'private' } },
    },
  );
  for (const { name, config } of definitions) {
    const tool = server.registerTool(name, config, (given) => callTool(name, given, call));
    if (readOnly && !config.annotations.readOnlyHint) tool.disable();
  }
  return server;
}
