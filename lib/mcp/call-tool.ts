import type { CallToolResult } from '@modelcontextprotocol/server';
import type { Caller } from '#lib/accounts/caller.ts';
import type { ToolName } from '#lib/contract/tools.ts';
import { type Problem, problemOf } from '#lib/http/problem.ts';
import { logError, logInfo } from '#lib/log.ts';
import { count, countRefusal } from '#lib/metrics.ts';
import { answerers } from './answerers.ts';
import { inWordsOfTools } from './in-words-of-tools.ts';
import { readArguments } from './read-arguments.ts';
import { texts } from './texts.ts';

/** Who calls tools, and by which request. */
export type Call = { caller: Caller; requestId: string };

/**
 * Calls a tool as its endpoint would be called, and tells the outcome as data and as text. What is refused or fails is an
 * outcome, too: the sentence of the problem, with its code and what is wrong with which input.
 */
export async function callTool(
  name: ToolName,
  given: Readonly<Record<string, unknown>>,
  call: Call,
): Promise<CallToolResult> {
  try {
    return await outcome(name, given, call);
  } catch (error) {
    const problem = problemOf(error);
    countRefusal(problem.code);
    const line = { requestId: call.requestId, tool: name, userId: call.caller.userId, code: problem.code };
    if (problem.status >= 500) {
      // No status tells of it.
      count('ToolsFailed');
      logError('failed', line, error);
    } else logInfo('refused', line);
    return { isError: true, content: [{ type: 'text', text: problemText(problem, call.requestId) }] };
  }
}

async function outcome<Name extends ToolName>(
  name: Name,
  given: Readonly<Record<string, unknown>>,
  { caller }: Call,
): Promise<CallToolResult> {
  const answer = await answerers[name](readArguments(name, given, caller));
  return {
    content: [{ type: 'text', text: texts[name](answer) }],
    structuredContent: { ...answer },
  };
}

/** The sentence of a problem, and in a line of its own what programs and careful models read. */
function problemText(problem: Problem, requestId: string): string {
  const { message, code, status, members, retryAfterSeconds, errors } = problem;
  const data = {
    code,
    ...members,
    retryAfterSeconds,
    errors: errors?.map(({ detail, ...place }) => ({
      input: Object.values(place)[0],
      detail: inWordsOfTools(detail),
    })),
    // It is for whoever runs the service, who has to be told.
    requestId: status >= 500 ? requestId : undefined,
  };
  return `${inWordsOfTools(message)}\n${JSON.stringify(data)}`;
}
