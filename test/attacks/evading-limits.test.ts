import { randomInt } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { stageNamed } from '../../infra/chosen-stage.ts';
import { builtFunction } from '../support/built-function.ts';
import { expectProblem } from '../support/expectations.ts';
import { SOURCE_HEADER } from '../support/open-service.ts';
import { type Answer, newEmail } from '../support/service.ts';
import { useService } from '../support/use-service.ts';

const { limits } = stageNamed('prod');
const CODES = limits.codesPerSourcePerHour;
const TRIES = limits.verificationsPerSourcePerFiveMinutes;
const service = useService({ codesPerSourcePerHour: CODES });

test('the per-IP code limit ignores forwarded headers', async () => {
  const send = (source: string, index: number) => {
    const forged = `198.51.100.${index}`;
    const headers = {
      [SOURCE_HEADER]: source,
      'X-Forwarded-For': index % 2 ? forged : `${forged}, 192.0.2.1`,
      Forwarded: `for=${forged}`,
      'X-Real-IP': forged,
      'X-Client-IP': forged,
      'True-Client-IP': forged,
      'CF-Connecting-IP': forged,
      'X-Cluster-Client-IP': forged,
    };
    return service.call('POST', '/api/auth/send-code', { body: { email: newEmail() }, headers });
  };
  const thisHour = () => Math.floor(Date.now() / 3_600_000);
  let answers: Answer[];
  let startHour: number;
  // Repeats the requests from another source if a new hour began while they were sent.
  for (let host = 77; ; host++) {
    startHour = thisHour();
    answers = [];
    for (let i = 0; i <= CODES; i++) answers.push(await send(`192.0.2.${host}`, i));
    if (thisHour() === startHour) break;
  }
  const refused = answers.pop() as Answer;
  expect(answers.map(({ status }) => status)).toEqual(Array(CODES).fill(200));
  expectProblem(refused, 429, 'rate_limited');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

describe.each([
  ['/api/auth/send-code', CODES, 3_600, 200],
  ['/api/auth/verify', TRIES, 300, 400],
])('%s allows %d requests in %d seconds', (path, limit, windowSeconds, status) => {
  const start = (Math.floor(Date.now() / 3_600_000) + 24) * 3_600_000;
  let nowMs = start;
  let invoke: Awaited<ReturnType<typeof builtFunction>>;
  beforeAll(async () => {
    jest.spyOn(Date, 'now').mockImplementation(() => nowMs);
    jest.spyOn(console, 'info').mockReturnValue();
    invoke = await builtFunction('POST', path, {
      codesPerSourcePerHour: CODES,
      verificationsPerSourcePerFiveMinutes: TRIES,
    });
  });
  afterEach(() => {
    nowMs = start;
  });
  afterAll(() => {
    jest.restoreAllMocks();
  });

  const tryFrom = async (sourceIp: string) => {
    const code = path.endsWith('verify') ? { code: '000000' } : {};
    const answer = await invoke({ body: { email: newEmail(), ...code }, sourceIp });
    return { status: answer.statusCode, retryAfter: answer.headers?.['Retry-After'] };
  };
  const useUp = async (addressOf: (index: number) => string) => {
    const answers = await Promise.all(Array.from({ length: limit }, (_, index) => tryFrom(addressOf(index))));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([status]));
  };
  const newPrefix = () => `2001:db8:${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}`;

  test('addresses in the same IPv6 /64 share a limit, and the next /64 has its own', async () => {
    const prefix = newPrefix();
    await useUp((index) => `${prefix}:${index.toString(16)}::${index.toString(16)}`);
    for (const host of ['::1', ':ffff:ffff:ffff:ffff', ':0:0:0:1'])
      expect((await tryFrom(prefix + host)).status).toBe(429);
    expect((await tryFrom(`${prefix.toUpperCase().replace('DB8', '0DB8')}::9`)).status).toBe(429);
    const next = prefix.replace(/[^:]+$/, (group) =>
      ((Number.parseInt(group, 16) + 1) % 65_536).toString(16),
    );
    expect((await tryFrom(`${next}::1`)).status).toBe(status);
  });

  test('an IPv4-mapped IPv6 address is the same source as the IPv4 address', async () => {
    const address = `192.0.2.${randomInt(100, 250)}`;
    await useUp((index) => (index % 2 ? address : `::ffff:${address}`));
    for (const variant of [address, `::ffff:${address}`, `::FFFF:${address}`])
      expect((await tryFrom(variant)).status).toBe(429);
  });

  test('a rate limit window ends on the exact millisecond; Retry-After is rounded up to seconds', async () => {
    const prefix = newPrefix();
    const endMs = start + windowSeconds * 1000;
    nowMs = endMs - 1_500;
    await useUp(() => `${prefix}::1`);
    expect(await tryFrom(`${prefix}::1`)).toEqual({ status: 429, retryAfter: '2' });
    nowMs = endMs - 1;
    expect(await tryFrom(`${prefix}::1`)).toEqual({ status: 429, retryAfter: '1' });
    nowMs = endMs;
    await useUp(() => `${prefix}::1`);
    expect((await tryFrom(`${prefix}::1`)).status).toBe(429);
  });
});
