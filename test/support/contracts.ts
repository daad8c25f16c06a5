import { expect } from '@jest/globals';
import type { Endpoint } from '../../functions/endpoints.ts';
import { expectCommonHeaders, expectProblem } from './expectations.ts';
import type { Answer } from './service.ts';

/** The status of every code that a problem may have. */
const statuses: Record<string, number> = {
  invalid_request: 400,
  invalid_code: 400,
  range_too_long: 400,
  unauthenticated: 401,
  cross_site_request: 403,
  session_required: 403,
  sign_in_again: 403,
  key_is_read_only: 403,
  profile_limit_reached: 403,
  key_limit_reached: 403,
  forecast_horizon_exceeded: 403,
  not_found: 404,
  idempotency_key_in_use: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  idempotency_key_reused: 422,
  city_not_found: 422,
};

/** Status of success and the fields of its answer; the second list are those that may be missing. */
type Success = [status: number, fields: string[], optional?: string[]];

type Contract = {
  success?: Success;
  problems: string[];
};

const body = ['invalid_request', 'body_too_large', 'unsupported_media_type'];
const range = ['invalid_request', 'range_too_long', 'forecast_horizon_exceeded', 'not_found'];
const daily: Success = [
  200,
  ['profileId', 'profileName', 'sunSign', 'horoscopes'],
  ['modelVersion', 'timeZone', 'natal', 'model'],
];
const named = ['idempotency_key_in_use', 'idempotency_key_reused'];
const session = ['session_required', 'cross_site_request'];

const wholeProfile = [
  ...['id', 'name', 'birthDate', 'birthTime', 'birthCity', 'latitude', 'longitude', 'timeZone'],
  ...['sunSign', 'createdAt'],
];

/** What each endpoint may answer, beside 401 where it needs a caller. */
export const contracts: Record<string, Contract> = {
  'send-code': { success: [200, ['message']], problems: body },
  verify: { problems: [...body, 'invalid_code'] },
  'sign-out': { success: [200, ['message']], problems: ['cross_site_request'] },
  'current-user': {
    success: [200, ['id', 'email', 'tier', 'profileCount', 'maxProfiles', 'maxDaysFromToday']],
    problems: [],
  },
  usage: { success: [200, ['tier', 'profiles', 'maxProfiles', 'computedEntries']], problems: [] },
  'export-account': {
    success: [
      200,
      ['exportedAt', 'user', 'profiles', 'keys', 'sessions', 'horoscopes'],
      ['horoscopesLeftOut'],
    ],
    problems: [...session, 'sign_in_again'],
  },
  'erase-account': { success: [200, ['id', 'deleted']], problems: [...session, 'sign_in_again'] },
  'list-sessions': { success: [200, ['sessions']], problems: session },
  'end-session': { success: [200, ['id', 'deleted']], problems: [...session, 'not_found'] },
  'list-keys': { success: [200, ['keys']], problems: session },
  'create-key': {
    success: [201, ['id', 'key', 'name', 'createdAt']],
    problems: [...body, ...named, ...session, 'key_limit_reached'],
  },
  'revoke-key': { success: [200, ['id', 'deleted']], problems: [...session, 'not_found'] },
  'list-profiles': { success: [200, ['profiles']], problems: [] },
  'create-profile': {
    success: [
      201,
      ['id', 'name', 'birthDate', 'birthCity', 'latitude', 'longitude', 'sunSign'],
      ['birthTime'],
    ],
    problems: [...body, ...named, 'cross_site_request', 'profile_limit_reached', 'city_not_found'],
  },
  'search-places': { success: [200, ['places']], problems: ['invalid_request'] },
  'get-profile': { success: [200, wholeProfile], problems: ['not_found'] },
  'update-profile': {
    success: [200, wholeProfile],
    problems: [...body, 'cross_site_request', 'not_found', 'city_not_found'],
  },
  'delete-profile': { success: [200, ['id', 'deleted']], problems: ['cross_site_request', 'not_found'] },
  'natal-chart': {
    success: [
      200,
      [
        ...['profileId', 'timeZone', 'timeKnown', 'bornAt', 'houseSystem', 'angles', 'houses'],
        ...['bodies', 'northNode', 'aspects'],
      ],
      ['ambiguous', 'instants'],
    ],
    problems: ['invalid_request', 'not_found'],
  },
  pair: {
    success: [200, ['profileId', 'otherId', 'scores', 'aspects', 'text']],
    problems: ['invalid_request', 'not_found'],
  },
  'daily-horoscope': { success: daily, problems: range },
  'todays-horoscope': {
    success: daily,
    problems: ['invalid_request', 'forecast_horizon_exceeded', 'not_found'],
  },
  'best-days': { success: [200, ['profileId', 'for', 'days']], problems: range },
  overview: {
    success: [200, ['profileId', 'timeZone', 'summary', 'ratings', 'themes', 'sky']],
    problems: range,
  },
  // What is wrong with a message itself is said in the form of the protocol.
  mcp: { problems: [...body, 'cross_site_request'] },
  'not-found': { problems: ['not_found'] },
};

/** Whether a query names a parameter twice, which every endpoint refuses. */
function repeatsAParameter(path: string): boolean {
  const names = [...new URLSearchParams(path.split('?')[1]).keys()];
  return new Set(names).size < names.length;
}

/** Expects an answer of an endpoint to have a status and a form that the contract has for requests to this path. */
export function expectWithinContract(answer: Answer, { name, access }: Endpoint, path: string): void {
  const { success, problems } = contracts[name] as Contract;
  if (name === 'mcp' && answer.body?.jsonrpc === '2.0') {
    expect([200, 400, 406]).toContain(answer.status);
    expectCommonHeaders(answer);
    return;
  }
  if (answer.status < 400) {
    const [status, fields = [], optional = []] = success ?? [];
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('application/json');
    expectCommonHeaders(answer);
    expect(Object.keys(answer.body).filter((field) => !optional.includes(field))).toEqual(fields);
    return;
  }
  const allowed = [
    ...problems,
    ...(access === 'public' ? [] : ['unauthenticated']),
    ...(repeatsAParameter(path) ? ['invalid_request'] : []),
  ];
  const { code, detail, errors = [] } = answer.body ?? {};
  expect(allowed).toContain(code);
  expectProblem(answer, statuses[code] ?? 0, code);
  expect(detail).toMatch(/^\S.*\.$/s);
  for (const error of errors) {
    expect(Object.keys(error)).toEqual([expect.stringMatching(/^(pointer|parameter)$/), 'detail']);
    expect(error.detail).toMatch(/^\S.*\.$/s);
  }
}
