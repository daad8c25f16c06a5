import { randomBytes } from 'node:crypto';
import {
  GetSecretValueCommand,
  ListSecretsCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { hashEmail } from '#lib/accounts/email.ts';
import { expectProblem } from '../support/expectations.ts';
import { ada, newEmail } from '../support/service.ts';
import { type BreakableService, expectUnavailable, startBreakableService } from './breakable-service.ts';

const modes = ['down', 'throttled', 'slow'] as const;
let service: BreakableService;

beforeAll(async () => {
  // Only one code per hour, so that a second request returns 429 unless the first was refunded.
  service = await startBreakableService({ codesPerEmail: { burst: 1, refillSeconds: 3_600 } });
});
afterEach(() => service.repair());
afterAll(() => service.environment.stop());

/** Replaces the versions in the service's secret with the result of `change`. */
async function changeSecret(change: (versions: Record<string, string>) => object): Promise<void> {
  const client = new SecretsManagerClient({
    endpoint: service.environment.endpoints.secretsManager,
    region: service.environment.region,
    credentials: { accessKeyId: 'operator', secretAccessKey: 'operator' },
  });
  const [{ ARN: SecretId } = {}] = (await client.send(new ListSecretsCommand())).SecretList ?? [];
  const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId }));
  const versions = change(JSON.parse(SecretString));
  await client.send(new PutSecretValueCommand({ SecretId, SecretString: JSON.stringify(versions) }));
  client.destroy();
}

const newVersion = () => randomBytes(48).toString('hex');

const sendCode = (email: string) => service.call('POST', '/api/auth/send-code', { body: { email } });
/** Cities that are not cached yet, one for each mode. */
const cities = ['Oslo', 'Lima', 'Cairo'];
const createProfile = (key: string, birthCity: string) =>
  service.call('POST', '/api/profiles', { key, body: { ...ada, birthCity } });

// Runs first: a function that has read the secret doesn't need Secrets Manager again.
test.each(modes)(
  'sign-in returns 503 and stores nothing while Secrets Manager is %s and the secret is unread',
  async (mode) => {
    await service.breakService({ service: 'secrets', mode });
    const email = newEmail();
    const [sent, verified] = await Promise.all([
      sendCode(email),
      service.call('POST', '/api/auth/verify', { body: { email, code: '123456' } }),
    ]);
    expectUnavailable(sent);
    expectUnavailable(verified);
    expect(await service.itemsWith(hashEmail(email))).toEqual([]);
  },
);

test('a new secret version works immediately, even in functions that cached the secret', async () => {
  const body = { email: newEmail(), code: '123456' };
  expectProblem(await service.call('POST', '/api/auth/verify', { body }), 400, 'invalid_code');
  await changeSecret((versions) => ({ ...versions, 2: newVersion() }));
  // No code was sent before, so send-code has not cached the secret and reads the new version.
  const email = newEmail();
  const code = await service.codeFor(email);
  const [stored] = await service.itemsWith(`CODE#${hashEmail(email)}`);
  expect(stored?.['secretVersion']?.S).toBe('2');
  const { status, body: user } = await service.call('POST', '/api/auth/verify', { body: { email, code } });
  expect(status).toBe(200);
  expect((await service.call('GET', '/api/auth/me', { key: user.apiKey })).status).toBe(200);
});

test('removing a secret version voids its codes, and sign-in replaces its keys', async () => {
  const before = await service.signIn();
  const [old, fresh] = [newEmail(), newEmail()];
  const code = await service.codeFor(old);
  await changeSecret(() => ({ 3: newVersion() }));
  // Running functions cache old versions for a few minutes, so they are replaced.
  await service.environment.replace(process.env['SYNTHESIZED_APP'] ?? '');
  const verified = await service.call('POST', '/api/auth/verify', { body: { email: old, code } });
  expectProblem(verified, 400, 'invalid_code');
  expect((await service.signIn(fresh)).key).toMatch(/^hsk_/);

  const after = await service.signIn(before.email);
  expect([after.id, after.key === before.key]).toEqual([before.id, false]);
  expect((await service.call('GET', '/api/auth/me', { key: after.key })).status).toBe(200);
  expect((await service.call('GET', '/api/auth/me', { key: before.key })).status).toBe(401);
  const { keys } = (await service.call('GET', '/api/keys', { cookie: after.cookie })).body;
  expect(keys).toHaveLength(1);
});

test('an outage of Secrets Manager has no effect once the secret is read', async () => {
  await service.signIn();
  await service.breakService({ service: 'secrets', mode: 'down' });
  const { key } = await service.signIn();
  expect((await service.call('GET', '/api/auth/me', { key })).status).toBe(200);
});

test.each(modes)(
  'while SES and Location are %s, requests that need them return 503, and other requests work',
  async (mode) => {
    const { key } = await service.signIn();
    const city = cities.pop() ?? '';
    await service.breakService({ service: 'ses', mode });
    await service.breakService({ service: 'location', mode });
    const email = newEmail();
    const isRefused = mode === 'throttled';
    await Promise.all([
      isRefused ? expectNoCode(email) : expectUncertain(email, mode),
      expectNoProfile(key, city),
    ]);

    await service.repair();
    // The mailbox's limit was refunded, so another code can be sent.
    if (isRefused) expect((await service.signIn(email)).key).toMatch(/^hsk_/);
    const { status, body } = await createProfile(key, city);
    expect(status).toBe(201);
    await service.breakService({ service: 'location', mode });
    expect((await forecast(key, body.id)).status).toBe(200);
  },
);

/** Expects that an unsent code is deleted and that the source's limit is not refunded. */
async function expectNoCode(email: string): Promise<void> {
  const bySource = await sentBySource();
  expectUnavailable(await sendCode(email));
  expect(await sentBySource()).toBe(bySource + 1);
  expect(await service.itemsWith(`CODE#${hashEmail(email)}`)).toEqual([]);
  expect(await service.mailsTo(email)).toEqual([]);
}

/** Expects that a code that may have been sent stays valid and counts against the mailbox's limit. */
async function expectUncertain(email: string, mode: 'down' | 'slow'): Promise<void> {
  const answer = await sendCode(email);
  expectUnavailable(answer);
  expect(answer.body.detail).toContain('may still arrive');
  expectProblem(await sendCode(email), 429, 'rate_limited');
  const mails = await service.mailsTo(email);
  expect(mails).toHaveLength(mode === 'slow' ? 1 : 0);
  if (mode === 'down') return;
  const code = /\b\d{6}\b/.exec(mails[0]?.text ?? '')?.[0];
  const verified = await service.call('POST', '/api/auth/verify', { body: { email, code } });
  expect(verified.status).toBe(200);
}

/** Expects that a profile whose city cannot be looked up is neither stored nor counted. */
async function expectNoProfile(key: string, city: string): Promise<void> {
  expectUnavailable(await createProfile(key, city));
  const me = await service.call('GET', '/api/auth/me', { key });
  expect([me.status, me.body.profileCount]).toEqual([200, 0]);
  expect((await service.call('GET', '/api/profiles', { key })).body).toEqual({ profiles: [] });
}

function forecast(key: string, profileId: string) {
  const today = new Date().toISOString().slice(0, 10);
  const query = `profileId=${profileId}&startDate=${today}&endDate=${today}`;
  return service.call('GET', `/api/horoscope/daily?${query}`, { key });
}

async function sentBySource(): Promise<number> {
  const items = await service.itemsWith('RATE#codes-source#');
  return Math.max(0, ...items.map(({ count }) => Number(count?.N)));
}
