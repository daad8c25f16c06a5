import { afterEach, expect, test } from '@jest/globals';
import { startBreakableService } from '../../faults/breakable-service.ts';
import { openProxy, type ProxyHandler } from '../../support/proxy.ts';
import { editJson, failing, matches, withoutHeader } from '../../support/proxy-faults.ts';
import { runCommand } from '../../support/run-command.ts';
import { baseUrl, newEmail, serviceOf } from '../../support/service.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Runs the smoke test through a proxy. In the returned issues, placeholders replace values that differ between runs. */
async function smokeBehind(
  meddle: ProxyHandler,
  { email = '', service = serviceOf(), target = baseUrl() } = {},
) {
  const { key } = await service.signIn();
  const { url, close } = await openProxy(target, meddle);
  closing.push(close);
  const args = email ? ['--email', email] : [];
  const { code, output } = await runCommand('smoke', [url, ...args], '', { HOROSCOPE_KEY: key });
  const issues = output
    .replaceAll(/prf_\w{26}/g, 'PROFILE')
    .replaceAll(/[0-9a-f-]{36}@example\.com/g, 'ADDRESS')
    .replaceAll(/[0-9a-f-]{36}/g, 'ID')
    .replaceAll(url, 'URL')
    .split('\n\n')
    .slice(1, -1);
  const { body } = await service.call('GET', '/api/profiles', { key });
  return { code, issues, profileCount: body.profiles.length };
}

const isToday = matches('/api/horoscope/today');
const isProfile = matches('/api/profiles/[^/]+');
const isCreation = matches('/api/profiles', 'POST');
const isDeletion = matches('/api/profiles/[^/]+', 'DELETE');

type Incoming = Parameters<ProxyHandler>[0];

/** Changes the responses to some requests. */
const replaced =
  (
    concerns: (_: Incoming, response: Response) => boolean,
    replace: (_: Response) => Response,
  ): ProxyHandler =>
  async (request, forward) => {
    const response = await forward();
    return concerns(request, response) ? replace(response) : response;
  };

/** Changes requests before the service receives them. */
const rewritten = (rewrite: (request: Incoming) => void): ProxyHandler => {
  return async (request, forward) => {
    rewrite(request);
    return forward();
  };
};

const INTERNAL_ERROR = 'Status 500 internal_error (“Something went wrong on our side.”, request ID)';

const VIOLATION = 'GET /api/horoscope/today: The response violates the contract:';

const faults: [fault: string, meddle: ProxyHandler, issues: string[]][] = [
  ['a missing header', withoutHeader('x-request-id'), ['GET / and 13 more: X-Request-Id is missing.']],
  [
    'a changed security header of a page',
    replaced(matches('/'), (response) => {
      response.headers.set('Referrer-Policy', 'unsafe-url');
      return response;
    }),
    ['GET /: Referrer-Policy is unsafe-url, expected no-referrer.'],
  ],
  ['a missing validator', withoutHeader('etag'), ['GET /api/openapi.json and 2 more: ETag is missing.']],
  [
    'a firewall that blocks a request',
    async (request, forward) =>
      isCreation(request)
        ? new Response('<html>Forbidden</html>', { status: 403, headers: { 'Content-Type': 'text/html' } })
        : forward(),
    ['POST /api/profiles: Status 403 text/html, expected 201.'],
  ],
  [
    'a missing field of an entry',
    editJson(isToday, (body) => delete body.horoscopes[0].summary),
    [`${VIOLATION} horoscopes.0.summary: Invalid key: Expected "summary" but received undefined`],
  ],
  [
    'an unknown field',
    editJson(isToday, (body) => Object.assign(body, { sign: 'Leo' })),
    [`${VIOLATION} sign: Invalid key: Expected never but received "sign"`],
  ],
  ['failing forecasts', failing(isToday), [`GET /api/horoscope/today: ${INTERNAL_ERROR}, expected 200.`]],
  [
    'an accepted unknown key',
    replaced(
      ({ headers }, { status }) => status === 401 && headers.authorization !== undefined,
      () => Response.json({ profiles: [] }, { headers: { 'X-Request-Id': 'ID' } }),
    ),
    ['GET /api/profiles: Status 200 application/json, expected 401.'],
  ],
  [
    'a lost deletion',
    async (request, forward) => {
      if (!isDeletion(request)) return forward();
      const id = request.url?.split('/').at(-1);
      request.method = 'GET';
      const { headers } = await forward();
      return Response.json({ id, deleted: true }, { headers });
    },
    [
      'GET /api/profiles/{id}: Status 200 application/json, expected 404.',
      'GET /api/profiles: Profile PROFILE is left; delete it.',
    ],
  ],
  [
    'a failing deletion',
    failing(isDeletion, 1),
    [`DELETE /api/profiles/{id}: ${INTERNAL_ERROR}, expected 200.`],
  ],
  [
    'a lost response to a creation',
    replaced(isCreation, () => new Response('Bad Gateway', { status: 502 })),
    ['POST /api/profiles: Status 502 text/plain, expected 201.'],
  ],
  [
    'a cache that ignores validators',
    rewritten((request) => {
      if (isProfile(request)) delete request.headers['if-none-match'];
    }),
    ['GET /api/profiles/{id}: Status 200 application/json, expected 304.'],
  ],
  [
    'a changed host',
    rewritten((request) => {
      request.headers.host = 'internal.example';
    }),
    ['GET /api/openapi.json: The server is http://localhost, expected URL.'],
  ],
  [
    'redirects',
    async () => Response.redirect('https://www.example.com/', 301),
    [
      'GET / and 3 more: Status 301 to https://www.example.com/, expected 200.',
      'GET /api/profiles and 1 more: Status 301 to https://www.example.com/, expected 401.',
      'GET /api/no-such-path: Status 301 to https://www.example.com/, expected 404.',
      'POST /api/profiles: Status 301 to https://www.example.com/, expected 201.',
    ],
  ],
];

test.each(faults)('the smoke test reports %s and leaves no profile', async (fault, meddle, expected) => {
  // Only a lost deletion leaves the profile.
  const profileCount = fault === 'a lost deletion' ? 1 : 0;
  expect(await smokeBehind(meddle)).toEqual({ code: 1, issues: expected, profileCount });
});

test('the smoke test reports a code that never arrives', async () => {
  const noMails: ProxyHandler = async (request, forward) =>
    request.url?.startsWith('/__local/mail') ? Response.json({ mails: [] }) : forward();
  const { code, issues } = await smokeBehind(noMails, { email: newEmail() });
  expect(code).toBe(1);
  expect(issues).toEqual([expect.stringMatching(/^POST \/api\/auth\/verify: No code arrived at ADDRESS\./)]);
});

test('the smoke test reports a failing place index and failing mail', async () => {
  const service = await startBreakableService();
  closing.push(service.environment.stop);
  const { url } = service.environment;
  await service.breakService({ service: 'location', mode: 'down' });
  const places = await smokeBehind((_, forward) => forward(), { service, target: url });
  expect([places.code, places.issues]).toEqual([
    1,
    [expect.stringMatching(/^POST \/api\/profiles: Status 503 unavailable .*, expected 201\.$/)],
  ]);
  await service.breakService({ service: 'ses', mode: 'down' });
  const mails = await runCommand('smoke', [url, '--email', newEmail()]);
  expect(mails.code).toBe(1);
  expect(mails.output).toMatch(/^POST \/api\/auth\/send-code: Status 503 unavailable .*, expected 200\.$/m);
});
