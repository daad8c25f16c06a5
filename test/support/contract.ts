import * as v from 'valibot';
import { codesOf, type Operation } from '#lib/contract/operation.ts';
import { type Code, problems, problemType, titleOf } from '#lib/contract/problems.ts';
import { Problem } from '#lib/contract/service.ts';
import { type Endpoint, endpoints, pages } from '../../functions/endpoints.ts';
import type { Answer } from './service.ts';

/** What may come of any request, whatever it asks for. */
const ANYWHERE: readonly Code[] = ['invalid_request', 'rate_limited', 'internal_error', 'unavailable'];

/** What the gateway puts before each path where it is asked by its own name. */
const STAGE = /^\/dev(?=\/|$)/;

/** The headers that problems of a status have. */
const PROMISED: Readonly<Record<number, readonly string[]>> = {
  401: ['WWW-Authenticate'],
  405: ['Allow'],
  409: ['Retry-After'],
  429: ['Retry-After'],
  503: ['Retry-After'],
};

const StrictProblem = v.strictObject({ ...Problem.entries });

type Route = Pick<Endpoint, 'path' | 'access' | 'operation'> & { method: string };

const everyPath = '/{proxy+}';
const routes: readonly Route[] = [
  ...endpoints.filter(({ path }) => path !== everyPath),
  ...pages.flatMap(({ paths }) => paths.map((path) => ({ method: 'GET', path, access: 'public' as const }))),
].toSorted((a, b) => a.path.split('{').length - b.path.split('{').length);

const isAt = (path: string, route: Route): boolean => {
  const pattern = route.path
    .replaceAll('.', '\\.')
    .replace(/\{\w+\}/g, '[^/]+')
    .replace(/\{\w+\+\}/g, '.+');
  return new RegExp(`^${pattern}/?$`).test(path);
};

/**
 * Throws an error that names the operation and every issue if the contract does not have this answer to a request with
 * this method and path: its status, its media type, each field of its body, or the code of its problem.
 */
export function checkAnswer(method: string, path: string, answer: Answer): void {
  const asked = path.replace(/[?#].*$/s, '').replace(STAGE, '') || '/';
  if (asked.startsWith('/__local/')) return;
  const atPath = routes.filter((route) => isAt(asked, route));
  const route = atPath.find((candidate) => candidate.method === (method === 'HEAD' ? 'GET' : method));
  const issues = route ? issuesOfRoute(route, method, answer) : issuesElsewhere(atPath, method, answer);
  if (issues.length === 0) return;
  const name = route?.operation?.name ?? 'no operation';
  throw new Error(
    `${method} ${path} (${name}): the contract does not have this answer.\n${issues.join('\n')}\n${answer.status} ${answer.text.slice(0, 500)}`,
  );
}

/** What comes of a request that no route has, at a path that some may have with other methods. */
function codesElsewhere(atPath: readonly Route[]): Code[] {
  if (atPath.length === 0) return ['not_found', ...ANYWHERE];
  const isGuarded = atPath.some(({ access }) => access === 'signed-in');
  return ['method_not_allowed', ...(isGuarded ? (['unauthenticated'] as const) : []), ...ANYWHERE];
}

function issuesElsewhere(atPath: readonly Route[], method: string, answer: Answer): string[] {
  const codes = codesElsewhere(atPath);
  if (method !== 'HEAD') return issuesOfProblem(answer, codes);
  return issuesOfStatus(
    answer,
    codes.map((code) => problems[code].status),
  );
}

function issuesOfRoute({ operation }: Route, method: string, answer: Answer): string[] {
  const codes = operation ? [...codesOf(operation), ...ANYWHERE] : (Object.keys(problems) as Code[]);
  if (method === 'HEAD') return issuesWithoutBody(answer, operation, codes);
  // What is no operation may have a protocol of its own.
  const isProblem = operation || answer.headers.get('content-type') === 'application/problem+json';
  if (answer.status >= 400) return isProblem ? issuesOfProblem(answer, codes) : [];
  return operation ? issuesOfSuccess(answer, operation) : [];
}

function issuesOfSuccess(answer: Answer, operation: Operation): string[] {
  const { status, mediaType = 'application/json', answer: schema, conditional } = operation;
  const { headers, text, body } = answer;
  const hasTag = headers.has('etag');
  if (conditional && !hasTag) return ['It has no ETag.'];
  if (answer.status === 304 && conditional) return text === '' ? [] : ['304 has a body.'];
  return [
    ...(answer.status === status ? [] : [`The status is not ${status}.`]),
    ...(headers.get('content-type')?.split(';')[0] === mediaType ? [] : [`It is not ${mediaType}.`]),
    ...(status !== 201 || headers.has('location') ? [] : ['It does not say where what was made is.']),
    ...issuesOf(schema, mediaType === 'application/json' ? body : text),
  ];
}

function issuesOfProblem(answer: Answer, codes: readonly Code[]): string[] {
  const { status, headers, body } = answer;
  const result = v.safeParse(StrictProblem, body);
  if (!result.success) return issuesOf(StrictProblem, body);
  const { code, requestId, title, detail, errors = [] } = result.output;
  return [
    ...(codes.includes(code) ? [] : [`The code ${code} is none of ${codes.join(', ')}.`]),
    ...(status === problems[code].status ? [] : [`The status of ${code} is ${problems[code].status}.`]),
    ...(result.output.status === status ? [] : ['The body has another status.']),
    ...(result.output.type.endsWith(problemType('', code)) ? [] : ['The type is that of another code.']),
    ...(title === titleOf(code) ? [] : [`The title of ${code} is ${titleOf(code)}.`]),
    ...(requestId === headers.get('x-request-id') ? [] : ['The header names another request.']),
    ...(headers.get('content-type') === 'application/problem+json' ? [] : ['It is not problem+json.']),
    ...(PROMISED[status] ?? []).flatMap((name) => (headers.has(name) ? [] : [`There is no ${name}.`])),
    ...[detail, ...errors.map((error) => error.detail)].flatMap((sentence) =>
      /^\S.*[.?]$/s.test(sentence) ? [] : [`“${sentence}” is no sentence.`],
    ),
    ...errors.flatMap(({ pointer, parameter }) =>
      (pointer === undefined) !== (parameter === undefined)
        ? []
        : ['An error has either a pointer or a parameter.'],
    ),
  ];
}

/** Of HEAD nothing but the status can be wrong. */
function issuesWithoutBody(answer: Answer, operation: Operation | undefined, codes: Code[]): string[] {
  return issuesOfStatus(answer, [
    operation?.status ?? 200,
    ...(operation && !operation.conditional ? [] : [304]),
    ...codes.map((code) => problems[code].status),
  ]);
}

function issuesOfStatus({ status, text }: Answer, known: readonly number[]): string[] {
  return [
    ...(known.includes(status) ? [] : [`The status is none of ${[...new Set(known)].join(', ')}.`]),
    ...(text === '' ? [] : ['The answer to HEAD has a body.']),
  ];
}

function issuesOf(schema: v.GenericSchema, value: unknown): string[] {
  const { issues = [] } = v.safeParse(schema, value);
  return issues.map((issue) => `${v.getDotPath(issue) ?? 'The body'}: ${issue.message}`);
}
