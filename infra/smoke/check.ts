import * as v from 'valibot';
import { NetworkError } from '#lib/client/create-client.ts';
import { Problem } from '#lib/contract/problems.ts';
import { contractIssues, type ReadResponse } from './contract-issues.ts';

// biome-ignore lint/suspicious/noExplicitAny: bodies are read after their contract is checked
export type Received = ReadResponse & { body: any };

/** Requirements for a response. A header set to undefined may have any value. `type` is for pages, which have no contract. */
export type Expected = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly type?: string;
  /** Checks a response that conforms to the contract. Returns a further issue, if any. */
  readonly verify?: (response: Received) => string | undefined;
};

/** Outcome of a request, named by method and path. A skipped check has neither a response nor issues. */
export type Check = {
  readonly request: string;
  readonly response?: Received;
  readonly ms?: number;
  readonly issues: readonly string[];
};

export const isPassed = ({ response, issues }: Check): boolean =>
  response !== undefined && issues.length === 0;

const MAX_CONTRACT_ISSUES = 3;

/** Reads and checks the response to a request. Never rejects. */
export async function checkResponse(
  request: string,
  pending: Promise<Response>,
  expected: Expected,
): Promise<Check> {
  const startedAt = performance.now();
  try {
    const response = await read(await pending);
    const ms = Math.round(performance.now() - startedAt);
    return { request, response, ms, issues: issuesOf(request, response, expected) };
  } catch (error) {
    return { request, issues: [failure(error)] };
  }
}

async function read(response: Response): Promise<ReadResponse> {
  const { status, headers } = response;
  const [text, body] = await Promise.all([response.clone().text(), response.json().catch(() => undefined)]);
  return { status, headers, text, body };
}

/** Describes why a request failed: the system's error code, such as `ECONNREFUSED`, or the error's message. */
function failure(error: unknown): string {
  const { cause } = error instanceof NetworkError ? error : { cause: error };
  if (!(cause instanceof Error)) return String(cause);
  const code = cause.cause instanceof Error && 'code' in cause.cause ? cause.cause.code : undefined;
  return code === undefined ? cause.message : `No response (${code}).`;
}

function issuesOf(request: string, response: ReadResponse, expected: Expected): string[] {
  if (response.status !== expected.status) return [`${described(response)}, expected ${expected.status}.`];
  const type = mediaTypeOf(response);
  if (expected.type !== undefined && type !== expected.type)
    return [`The media type is ${type}, expected ${expected.type}.`];
  const wrongHeaders = Object.entries(expected.headers).flatMap(([name, value]) => {
    const actual = response.headers.get(name);
    if (actual === null) return `${name} is missing.`;
    return value === undefined || actual === value ? [] : `${name} is ${actual}, expected ${value}.`;
  });
  if (wrongHeaders.length > 0) return wrongHeaders;
  const [method = '', path = ''] = request.split(' ');
  const violations = contractIssues(method, path, response).slice(0, MAX_CONTRACT_ISSUES);
  if (violations.length > 0) return [`The response violates the contract: ${violations.join('; ')}`];
  return [expected.verify?.(response) ?? []].flat();
}

/** Renders `Status 500 internal_error (“…”, request ID)`, `Status 301 to https://…` or `Status 403 text/html`. */
function described(response: ReadResponse): string {
  const { status, headers, body } = response;
  const problem = v.safeParse(Problem, body);
  if (!problem.success)
    return `Status ${status} ${headers.has('location') ? `to ${headers.get('location')}` : mediaTypeOf(response)}`;
  const { code, detail, requestId } = problem.output;
  return `Status ${status} ${code} (“${detail}”, request ${requestId})`;
}

const mediaTypeOf = ({ headers }: ReadResponse): string =>
  headers.get('content-type')?.split(';')[0] ?? 'without a media type';

/** Renders a line for each check, then one for each distinct issue with its first request and the number of others. */
export function report(checks: readonly Check[]): string {
  const width = Math.max(...checks.map(({ request }) => request.length));
  const rows = checks.map((check) => {
    const outcome = isPassed(check) ? 'ok' : check.issues.length > 0 ? 'failed' : 'skipped';
    const status = `${check.response?.status ?? ''}`.padEnd(3);
    const ms = check.ms === undefined ? '' : `${check.ms} ms`.padStart(9);
    return `${check.request.padEnd(width)}  ${status}  ${outcome.padEnd(7)}  ${ms}`.trimEnd();
  });
  const byIssue = Map.groupBy(
    checks.flatMap(({ request, issues }) => issues.map((issue) => ({ request, issue }))),
    ({ issue }) => issue,
  );
  const issues = [...byIssue].map(([issue, [first, ...more]]) => {
    const others = more.length > 0 ? ` and ${more.length} more` : '';
    return `${first?.request}${others}: ${issue}`;
  });
  const summary = `${checks.filter(isPassed).length} of ${checks.length} checks passed.`;
  return [rows.join('\n'), ...issues, summary].join('\n\n');
}
