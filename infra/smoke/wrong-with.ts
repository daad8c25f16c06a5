import * as v from 'valibot';
import type { Code } from '#lib/contract/problems.ts';
import { Problem } from '#lib/contract/service.ts';
import type { Asked, Seen } from './ask.ts';
import { contractIssues, type ReadAnswer } from './contract-issues.ts';
import type { Found } from './found.ts';

/** What an answer must be. */
export type Expected = {
  readonly status: number;
  /** The media type of an answer that is neither JSON nor a problem. */
  readonly type?: string;
  /** Headers with their values; undefined if any will do. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** What it means if another status comes, and where to look. */
  readonly otherwise?: string;
  /** A sentence on what else is wrong with an answer that is well-formed. */
  readonly also?: (answer: ReadAnswer, found: Found) => string | undefined;
};

const MOST_ISSUES = 3;

const BETWEEN =
  'Something between here and the service changes headers: look at proxies and at the policies of a CDN.';

const IN_THE_LOGS = 'in the logs by the saved query horoscope-STAGE/request';

/** Where to look if a problem came that was not expected. */
const REMEDIES: Partial<Record<Code, string>> = {
  unauthenticated: 'Is HOROSCOPE_KEY a key of this stage, and not revoked?',
  key_is_read_only: 'Use a key whose access is read-write.',
  profile_limit_reached:
    'Use the key of an account with room for a profile, or give this one a higher tier with npm run tier.',
  city_not_found: 'The place index finds no London: look at its data source.',
  invalid_code: 'Was it the code of the newest mail, and not older than ten minutes?',
  email_undeliverable: 'Use an address whose domain takes mail, or look at mail.nameServers of the stage.',
  rate_limited: 'Wait, or look at the limits and the throttle of the stage in infra/stages.ts.',
};

const typeOf = ({ headers }: ReadAnswer): string => headers.get('content-type')?.split(';')[0] ?? 'no type';

/** The problem that an answer is, if it is one. */
export function problemOf(answer: ReadAnswer): v.InferOutput<typeof Problem> | undefined {
  const { success, output } = v.safeParse(Problem, answer.body);
  return success ? output : undefined;
}

/** What is wrong with what was seen, in sentences that go on after the name of the request, and say where to look. */
export function wrongWith({ method, path }: Asked, seen: Seen, expected: Expected, found: Found): string[] {
  if ('failure' in seen)
    return [
      `There is no answer (${seen.failure}). Is this the address that the stack prints as Url, and is it deployed?`,
    ];
  const { answer } = seen;
  const foreign = isForeign(method, answer, expected);
  if (foreign) return [notOfTheService(answer)];
  if (answer.status !== expected.status) return [otherStatus(answer, expected)];
  const headers = wrongHeaders(answer, expected);
  if (headers.length > 0) return headers;
  const issues = contractIssues(method, path.replace(/\?.*$/, ''), answer);
  if (issues.length > 0)
    return [
      `The contract does not have this answer (${issues.slice(0, MOST_ISSUES).join('; ')}). Does something on the way change it, or is another version deployed than this source?`,
    ];
  return [expected.also?.(answer, found) ?? []].flat();
}

/** Whether an answer is of a kind that the service never gives to such a request. */
function isForeign(method: string, answer: ReadAnswer, { type = 'application/json' }: Expected): boolean {
  const { status } = answer;
  if (status === 304) return false;
  if (status >= 300)
    return method === 'HEAD' ? typeOf(answer) !== 'application/problem+json' : !problemOf(answer);
  return typeOf(answer) !== type;
}

function notOfTheService(answer: ReadAnswer): string {
  const target = answer.headers.get('location');
  const kind = target ? `, leading to ${target},` : `, ${typeOf(answer)},`;
  return `Status ${answer.status}${kind} is not the service’s own answer: look at what stands before it, such as a firewall (WAF), a proxy or a CDN, and whether the address is complete, with the stage’s name at API Gateway’s own.`;
}

function otherStatus(answer: ReadAnswer, { status, otherwise }: Expected): string {
  const problem = problemOf(answer);
  const says = problem ? ` ${problem.code} (“${problem.detail}”)` : '';
  const requestId = problem?.requestId ?? answer.headers.get('x-request-id');
  return [
    `Status ${answer.status}${says} came instead of ${status}.`,
    (problem && REMEDIES[problem.code]) ?? otherwise,
    answer.status >= 500 && `Look for the requestId ${requestId} ${IN_THE_LOGS}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function wrongHeaders({ headers }: ReadAnswer, expected: Expected): string[] {
  const all = Object.entries(expected.headers);
  const missing = all.flatMap(([name]) => (headers.has(name) ? [] : [name]));
  const different = all.filter(
    ([name, value]) => value !== undefined && headers.has(name) && headers.get(name) !== value,
  );
  return [
    ...(missing.length > 0 ? [`There is no ${missing.join(', no ')}. ${BETWEEN}`] : []),
    ...different.map(([name, value]) => `${name} is not ${value} but ${headers.get(name)}. ${BETWEEN}`),
  ];
}
