import { McpServer } from '@modelcontextprotocol/server';
import { isReadOnly } from '#lib/accounts/caller.ts';
import type { Tool } from '#lib/contract/tool.ts';
import { INSTRUCTIONS, READ_ONLY, type ToolName, tools } from '#lib/contract/tools.ts';
import { type Call, callTool } from './call-tool.ts';
import { answersOf, inputsOf } from './tool-schemas.ts';

const DAY_MS = 86_400_000;

/** What assistants are told of each tool; the same for every caller who is offered it, so it is made once. */
const definitions = Object.entries(tools).map(([name, tool]) => ({
  name: name as ToolName,
  config: {
    title: tool.title,
    description: tool.description,
    inputSchema: inputsOf(tool),
    outputSchema: answersOf(tool),
    annotations: annotationsOf(tool),
  },
}));

function annotationsOf({ title, operation: { method } }: Tool) {
  const readOnlyHint = method === 'GET';
  const replaces = method === 'PATCH';
  return {
    title,
    readOnlyHint,
    destructiveHint: replaces,
    idempotentHint: readOnlyHint || replaces,
    openWorldHint: false,
  };
}

/** A server for one request, which calls tools for one caller: with a key that may only read, those that read. */
export function serverFor(call: Call): McpServer {
  const readsOnly = isReadOnly(call.caller);
  const server = new McpServer(
    { name: 'horoscope', title: 'Horoscope forecasts', version: '1.0.0' },
    {
      instructions: readsOnly ? `${INSTRUCTIONS} ${READ_ONLY}` : INSTRUCTIONS,
      capabilities: { tools: { listChanged: false } },
      cacheHints: { 'tools/list': { ttlMs: DAY_MS, cacheScope: 'private' } },
    },
  );
  for (const { name, config } of definitions) {
    const tool = server.registerTool(name, config, (given) => callTool(name, given, call));
    if (readsOnly && !config.annotations.readOnlyHint) tool.disable();
  }
  return server;
}
