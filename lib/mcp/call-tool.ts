import type { CallToolResult } from '@modelcontextprotocol/server';
import type { Caller } from '#lib/accounts/caller.ts';
import { type ToolName, tools } from '#lib/contract/tools.ts';
import { type Problem, problemOf } from '#lib/http/problem.ts';
import { logError, logInfo } from '#lib/log/log.ts';
import { count } from '#lib/log/metrics.ts';
import { readArguments } from './read-arguments.ts';
import { renderers } from './render.ts';

export type Call = { caller: Caller; requestId: string };

/**
 * Calls a tool and returns its response as text. There is no structured content, because clients differ in which of the two
 * their model sees. An error becomes a result with the problem's detail and data.
 */
export async function callTool(
  name: ToolName,
  given: Readonly<Record<string, unknown>>,
  call: Call,
): Promise<CallToolResult> {
  try {
    return await runTool(name, given, call);
  } catch (error) {
    const problem = problemOf(error);
    const line = { requestId: call.requestId, tool: name, userId: call.caller.userId, code: problem.code };
    if (problem.status >= 500) {
      // The HTTP status is 200, so no metric for 5xx responses counts this failure.
      count('ToolsFailed');
      logError('failed', line, error);
    } else logInfo('refused', line);
    return { isError: true, content: [{ type: 'text', text: problemText(problem, call.requestId) }] };
  }
}

async function runTool<Name extends ToolName>(
  name: Name,
  given: Readonly<Record<string, unknown>>,
  { caller }: Call,
): Promise<CallToolResult> {
  // Loaded with the first call, because a client lists the tools first, and the handlers are most of the bundle.
  const { toolHandlers } = await import('./tool-handlers.ts');
  const answer = await toolHandlers[name](readArguments(name, given, caller));
  return { content: [{ type: 'text', text: renderers[name](answer, given) }] };
}

/** The detail of a problem, and its data as JSON on a second line. */
function problemText(problem: Problem, requestId: string): string {
  const { message, code, status, extras } = problem;
  const data = {
    code,
    ...extras.members,
    retryAfterSeconds: extras.retryAfterSeconds,
    errors: extras.errors?.map(({ detail, ...place }) => ({
      input: Object.values(place)[0],
      detail: useToolNames(detail),
    })),
    // The request ID is only needed to report an error to the operator.
    requestId: status >= 500 ? requestId : undefined,
  };
  return `${useToolNames(message)}\n${JSON.stringify(data)}`;
}

/** Tool names by route, to adapt texts that were written for HTTP clients. */
const toolNames: ReadonlyMap<string, string> = new Map([
  ...Object.entries(tools).map(
    ([name, { operation }]) => [`${operation.method} ${operation.path}`, name] as const,
  ),
  ['GET /api/activities', 'the list in the schema of this tool'],
]);

/** Replaces routes with tool names: `GET /api/places?query=CITY` becomes search_places. */
export const useToolNames = (sentence: string): string =>
  sentence.replace(
    /([A-Z]+ \/api\/[\w/{}-]+)(\?\w+=\w+)?/g,
    (all, endpoint) => toolNames.get(endpoint) ?? all,
  );
