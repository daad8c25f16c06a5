import * as v from 'valibot';
import { type Operation, problemCodes } from '#lib/contract/operation.ts';
import {
  CODES,
  type Code,
  PASSING_CONFLICTS,
  Problem,
  problems,
  problemType,
  titleOf,
} from '#lib/contract/problems.ts';
import { type Endpoint, endpoints, pages } from '../../functions/endpoints.ts';

/** A response whose body has been read. `body` is the parsed JSON, undefined for other formats. */
export type ReadResponse = { status: number; headers: Headers; text: string; body: unknown };

/** Problem codes that any request may return. */
const COMMON_CODES: readonly Code[] = ['invalid_request', 'rate_limited', 'internal_error', 'unavailable'];

/** The header that a problem must have, by status. */
const REQUIRED_HEADERS: Readonly<Record<number, string>> = {
  401: 'WWW-Authenticate',
  405: 'Allow',
  409: 'Retry-After',
  429: 'Retry-After',
  503: 'Retry-After',
};

const StrictProblem = v.strictObject({ ...Problem.entries });

type Route = Pick<Endpoint, 'path' | 'access' | 'operation'> & { method: string };

const FALLBACK_PATH = '/{proxy+}';
/** All routes. Paths with fewer parameters come first, because they take precedence. */
const routes: readonly Route[] = [
  ...endpoints.filter(({ path }) => path !== FALLBACK_PATH),
  ...pages.flatMap(({ paths }) => paths.map((path) => ({ method: 'GET', path, access: 'public' as const }))),
].toSorted((a, b) => a.path.split('{').length - b.path.split('{').length);

const matches = (path: string, route: Route): boolean => {
  const pattern = route.path
    .replaceAll('.', '\\.')
    .replace(/\{\w+\}/g, '[^/]+')
    .replace(/\{\w+\+\}/g, '.+');
  return new RegExp(`^${pattern}/?$`).test(path);
};

/**
 * Lists how a response violates its route's contract: status, headers, media type, body fields or problem code. `path` is
 * relative to the service's base URL, and may contain placeholders such as `{id}`.
 */
export function contractIssues(method: string, path: string, response: ReadResponse): string[] {
  const atPath = routes.filter((route) => matches(path, route));
  const route = atPath.find((candidate) => candidate.method === (method === 'HEAD' ? 'GET' : method));
  if (route) return routeIssues(route, method, response);
  // Browsers get a page for an unknown path.
  if (atPath.length === 0 && isMissingPage(response)) return [];
  const codes = codesWithoutRoute(atPath);
  return method === 'HEAD' ? headIssues(response, statusesOf(codes)) : problemIssues(response, codes);
}

const isMissingPage = ({ status, headers }: ReadResponse): boolean =>
  status === 404 && headers.get('content-type') === 'text/html; charset=utf-8';

/** Lists problem codes for an unknown path, or for an unsupported method of a known path. */
function codesWithoutRoute(atPath: readonly Route[]): Code[] {
  if (atPath.length === 0) return ['not_found', ...COMMON_CODES];
  const isProtected = atPath.some(({ access }) => access === 'signed-in');
  return ['method_not_allowed', ...(isProtected ? (['unauthenticated'] as const) : []), ...COMMON_CODES];
}

const statusesOf = (codes: readonly Code[]): number[] => codes.map((code) => problems[code].status);

function routeIssues({ operation }: Route, method: string, response: ReadResponse): string[] {
  const codes = operation ? [...problemCodes(operation), ...COMMON_CODES] : CODES;
  if (method === 'HEAD') {
    const notModified = !operation || operation.conditional ? [304] : [];
    return headIssues(response, [operation?.status ?? 200, ...notModified, ...statusesOf(codes)]);
  }
  // Endpoints without an operation, such as MCP, may use their own protocol.
  const isProblem = operation || response.headers.get('content-type') === 'application/problem+json';
  if (response.status >= 400) return isProblem ? problemIssues(response, codes) : [];
  return operation ? successIssues(response, operation) : [];
}

function successIssues({ status, headers, text, body }: ReadResponse, operation: Operation): string[] {
  const { mediaType = 'application/json', response: schema, conditional } = operation;
  if (conditional && !headers.has('etag')) return ['ETag is missing.'];
  if (status === 304 && conditional) return text === '' ? [] : ['304 has a body.'];
  return [
    status === operation.status ? [] : `The status is not ${operation.status}.`,
    headers.get('content-type')?.split(';')[0] === mediaType ? [] : `The media type is not ${mediaType}.`,
    operation.status !== 201 || headers.has('location') ? [] : 'Location is missing.',
    schemaIssues(schema, mediaType === 'application/json' ? body : text),
  ].flat();
}

function problemIssues({ status, headers, body }: ReadResponse, codes: readonly Code[]): string[] {
  const result = v.safeParse(StrictProblem, body);
  if (!result.success) return schemaIssues(StrictProblem, body);
  const { output: problem } = result;
  const { code, errors = [] } = problem;
  const required = status === 409 && !PASSING_CONFLICTS.has(code) ? undefined : REQUIRED_HEADERS[status];
  return [
    codes.includes(code) ? [] : `The code ${code} is not one of ${codes.join(', ')}.`,
    status === problems[code].status ? [] : `The status of ${code} is ${problems[code].status}.`,
    problem.status === status ? [] : 'The status in the body is different.',
    problem.type.endsWith(problemType('', code)) ? [] : 'The type belongs to another code.',
    problem.title === titleOf(code) ? [] : `The title of ${code} is ${titleOf(code)}.`,
    problem.requestId === headers.get('x-request-id') ? [] : 'X-Request-Id differs from requestId.',
    headers.get('content-type') === 'application/problem+json' ? [] : 'The media type is not problem+json.',
    required === undefined || headers.has(required) ? [] : `${required} is missing.`,
    [problem, ...errors].flatMap(({ detail }) =>
      /^\S.*[.?]$/s.test(detail) ? [] : `“${detail}” is not a sentence.`,
    ),
    errors.every(({ pointer, parameter }) => (pointer === undefined) !== (parameter === undefined))
      ? []
      : 'An error must have either a pointer or a parameter.',
  ].flat();
}

const headIssues = ({ status, text }: ReadResponse, statuses: readonly number[]): string[] =>
  [
    statuses.includes(status) ? [] : `The status is not one of ${[...new Set(statuses)].join(', ')}.`,
    text === '' ? [] : 'The response to HEAD has a body.',
  ].flat();

function schemaIssues(schema: v.GenericSchema, value: unknown): string[] {
  const { issues = [] } = v.safeParse(schema, value);
  return issues.map((issue) => `${v.getDotPath(issue) ?? 'The body'}: ${issue.message}`);
}
