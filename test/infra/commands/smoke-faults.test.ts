import { afterEach, describe, expect, test } from '@jest/globals';
import { startBreakableService } from '../../faults/breakable-service.ts';
import { edited, failing, isFor, without } from '../../support/meddling.ts';
import { type Meddle, openProxy } from '../../support/proxy.ts';
import { runCommand } from '../../support/run-command.ts';
import { baseUrl, newEmail, serviceOf } from '../../support/service.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Has the service behind a proxy tried; what differs from run to run is left out of the sentences. */
async function smokeBehind(
  meddle: Meddle,
  email?: string,
  { call, signIn } = serviceOf(),
  behind = baseUrl(),
) {
  const { key } = await signIn();
  const { url, close } = await openProxy(behind, meddle);
  closing.push(close);
  const args = email === undefined ? [] : ['--email', email];
  const { code, output } = await runCommand('smoke', [url, ...args], '', { HOROSCOPE_KEY: key });
  const [, ...sentences] = output.split('\n\n');
  return {
    code,
    sentences: sentences.slice(0, -1).map((line) =>
      line
        .replaceAll(/prf_\w{26}/g, 'PROFILE')
        .replaceAll(/[0-9a-f-]{36}@example\.com/g, 'ADDRESS')
        .replaceAll(/[0-9a-f-]{36}/g, 'ID')
        .replaceAll(url, 'URL'),
    ),
    profiles: (await call('GET', '/api/profiles', { key })).body.profiles,
  };
}

const [today, aProfile, deletion] = [
  isFor('/api/horoscope/today'),
  isFor('/api/profiles/[^/]+'),
  isFor('/api/profiles/[^/]+', 'DELETE'),
];

describe('one sentence names what is wrong and where to look, and nothing is left', () => {
  const faults: [string, Meddle, string[]][] = [
    [
      'a header is taken away',
      without('x-request-id'),
      [
        'GET / and 14 more: There is no X-Request-Id. Something between here and the service changes headers: look at proxies and at the policies of a CDN.',
      ],
    ],
    [
      'the policy of pages is changed',
      async (asked, forward) => {
        const answer = await forward();
        if (isFor('/')(asked)) answer.headers.set('Referrer-Policy', 'unsafe-url');
        return answer;
      },
      [
        'GET /: Referrer-Policy is not no-referrer but unsafe-url. Something between here and the service changes headers: look at proxies and at the policies of a CDN.',
      ],
    ],
    [
      'a validator is taken away',
      without('etag'),
      [
        'GET /api/openapi.json and 3 more: There is no ETag. Something between here and the service changes headers: look at proxies and at the policies of a CDN.',
      ],
    ],
    [
      'a firewall refuses what it does not know',
      async (asked, forward) =>
        isFor('/api/profiles', 'POST')(asked)
          ? new Response('<html>Forbidden</html>', { status: 403, headers: { 'Content-Type': 'text/html' } })
          : forward(),
      [
        'POST /api/profiles: Status 403, text/html, is not the service’s own answer: look at what stands before it, such as a firewall (WAF), a proxy or a CDN, and whether the address is complete, with the stage’s name at API Gateway’s own.',
      ],
    ],
    [
      'a field of an entry is missing',
      edited(today, (body) => delete body.horoscopes[0].summary),
      [
        'GET /api/horoscope/today: The contract does not have this answer (horoscopes.0.summary: Invalid key: Expected "summary" but received undefined). Does something on the way change it, or is another version deployed than this source?',
      ],
    ],
    [
      'a field is added',
      edited(today, (body) => Object.assign(body, { sign: 'Leo' })),
      [
        'GET /api/horoscope/today: The contract does not have this answer (sign: Invalid key: Expected never but received "sign"). Does something on the way change it, or is another version deployed than this source?',
      ],
    ],
    [
      'forecasts fail',
      failing(today),
      [
        'GET /api/horoscope/today: Status 500 internal_error (“Something went wrong on our side.”) came instead of 200. Look for the requestId ID in the logs by the saved query horoscope-STAGE/request.',
      ],
    ],
    [
      'a wrong key is let in',
      async (asked, forward) => {
        const answer = await forward();
        return answer.status === 401 && asked.headers.authorization
          ? Response.json({ profiles: [] }, { headers: { 'X-Request-Id': 'ID' } })
          : answer;
      },
      [
        'GET /api/profiles: Status 200 came instead of 401. Whoever has no valid key must be refused: look at the authorizer, and take the stage down.',
      ],
    ],
    [
      'deletions are lost',
      async (asked, forward) => {
        if (!deletion(asked)) return forward();
        const id = asked.url?.split('/').at(-1);
        asked.method = 'GET';
        const { headers } = await forward();
        return Response.json({ id, deleted: true }, { headers });
      },
      [
        'GET /api/profiles/{id}: Status 200 came instead of 404. The deletion was confirmed, and the profile is still there: did the request reach the service?',
        'GET /api/profiles: The profile PROFILE is left: delete it with DELETE /api/profiles/PROFILE.',
      ],
    ],
    [
      'a deletion fails',
      failing(deletion, 1),
      [
        'DELETE /api/profiles/{id}: Status 500 internal_error (“Something went wrong on our side.”) came instead of 200. Look for the requestId ID in the logs by the saved query horoscope-STAGE/request.',
      ],
    ],
    [
      'the answer to a creation is lost',
      async (asked, forward) => {
        const answer = await forward();
        return isFor('/api/profiles', 'POST')(asked) ? new Response('Bad Gateway', { status: 502 }) : answer;
      },
      [
        'POST /api/profiles: Status 502, text/plain, is not the service’s own answer: look at what stands before it, such as a firewall (WAF), a proxy or a CDN, and whether the address is complete, with the stage’s name at API Gateway’s own.',
      ],
    ],
    [
      'a cache answers for the service',
      async (asked, forward) => {
        if (!aProfile(asked)) return forward();
        delete asked.headers['if-none-match'];
        return forward();
      },
      [
        'GET /api/profiles/{id}: Status 200 came instead of 304. An answer that has not changed must be 304: does something on the way take If-None-Match away?',
      ],
    ],
    [
      'the host is changed on its way',
      async (asked, forward) => {
        asked.headers.host = 'internal.example';
        return forward();
      },
      [
        'GET /api/openapi.json: It says that the service is at http://internal.example, not at URL: look at what a proxy or the domain’s mapping makes of the host and the path.',
      ],
    ],
    [
      'redirected',
      async () => Response.redirect('https://www.example.com/', 301),
      [
        'GET / and 9 more: Status 301, leading to https://www.example.com/, is not the service’s own answer: look at what stands before it, such as a firewall (WAF), a proxy or a CDN, and whether the address is complete, with the stage’s name at API Gateway’s own.',
      ],
    ],
  ];
  test.each(faults)('%s', async (name, meddle, expected) => {
    const { code, sentences, profiles } = await smokeBehind(meddle);
    expect(sentences).toEqual(expected);
    expect(code).toBe(1);
    // What a lost deletion leaves is named.
    expect(profiles).toHaveLength(name === 'deletions are lost' ? 1 : 0);
  });

  test('mails never come', async () => {
    const email = newEmail();
    const { code, sentences } = await smokeBehind(
      async (asked, forward) =>
        asked.url?.startsWith('/__local/mail') ? Response.json({ mails: [] }) : forward(),
      email,
    );
    expect([code, sentences]).toEqual([
      1,
      [
        'Signing in: No code has come to ADDRESS. Is SES out of its sandbox, the sender confirmed, and the alarms Bounces and Complaints quiet?',
      ],
    ]);
  });

  test('what is behind the service fails', async () => {
    const service = await startBreakableService();
    closing.push(service.environment.stop);
    await service.breakService({ service: 'location', mode: 'down' });
    const places = await smokeBehind(
      (_asked, forward) => forward(),
      undefined,
      service,
      service.environment.url,
    );
    expect([places.code, places.sentences]).toEqual([
      1,
      [
        'POST /api/profiles: Status 503 unavailable (“The service cannot answer at the moment; try again in a few seconds.”) came instead of 201. Birth places come from Amazon Location, and are kept in the table. Look for the requestId ID in the logs by the saved query horoscope-STAGE/request.',
      ],
    ]);
    await service.breakService({ service: 'ses', mode: 'down' });
    const email = newEmail();
    const mails = await runCommand('smoke', [service.environment.url, '--email', email]);
    expect(mails.output).toMatch(
      /POST \/api\/auth\/send-code: Status 503 unavailable \(“The mail with your code may still arrive, .*”\) came instead of 200\. SES mails it: is the sender confirmed, and the account out of the sandbox\? Look for the requestId \S+ in the logs by the saved query horoscope-STAGE\/request\.\n\n8 of 23 checks are ok\.$/,
    );
  });
});
