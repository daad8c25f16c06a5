import { expect, test } from '@jest/globals';
import { createFaults } from '../../../../infra/local/aws/faults.ts';
import { createFaultsPage } from '../../../../infra/local/gateway/faults-page.ts';

const page = createFaultsPage(createFaults());

async function call(method: string, body: unknown = '') {
  const sent = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  const answer = await page({ method, body: sent, query: new URLSearchParams(), accept: undefined });
  const headers = Object.fromEntries(answer.headers);
  return { status: answer.status, type: headers['Content-Type'], body: JSON.parse(answer.body.toString()) };
}

test('a fault is added, listed and cleared; each answer tells what is in force', async () => {
  expect(await call('GET')).toEqual({ status: 200, type: 'application/json', body: { faults: [] } });
  const half = { service: 'ses', mode: 'throttled', rate: 0.5, seconds: 60 };
  const ses = { service: 'ses', mode: 'throttled', rate: 0.5, until: expect.stringMatching(/T.*Z$/) };
  expect((await call('POST', half)).body).toEqual({ faults: [ses] });
  const cache = { service: 'dynamodb', mode: 'down', actions: ['Query', 'BatchWriteItem'] };
  expect((await call('POST', cache)).body).toEqual({ faults: [ses, { ...cache, rate: 1 }] });
  expect((await call('GET')).body).toEqual({ faults: [ses, { ...cache, rate: 1 }] });
  expect(await call('DELETE')).toMatchObject({ status: 200, body: { faults: [] } });
  expect((await call('PUT')).status).toBe(405);
});

test.each([
  ['', ['']],
  ['{', ['']],
  [[], ['/service', '/mode']],
  [{}, ['/service', '/mode']],
  [{ service: 'sqs', mode: 'broken', rate: 2, seconds: 0, actions: [] }, everyField()],
  [{ service: 'ses', mode: 'down', rate: '1', actions: [7, 'a b'] }, ['/rate', '/actions/0', '/actions/1']],
])(
  'what cannot be read is refused with every problem named, and changes nothing: %j',
  async (body, pointers) => {
    const { status, type, body: problem } = await call('POST', body);
    expect([status, type, problem.code]).toEqual([400, 'application/problem+json', 'invalid_request']);
    expect(problem.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(pointers);
    for (const { detail } of problem.errors) expect(detail).toMatch(/^\S.*\.$/);
    expect((await call('GET')).body).toEqual({ faults: [] });
  },
);

function everyField(): string[] {
  return ['/service', '/mode', '/rate', '/seconds', '/actions'];
}
