import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { ensureSecret, openSecretStore } from '../../../../infra/local/aws/secrets-manager-store.ts';
import { CannotStart } from '../../../../infra/local/cannot-start.ts';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secrets-'));
  file = join(folder, 'data', 'secrets.json');
});
afterEach(() => rm(folder, { recursive: true }));

const app = {
  name: 'app',
  arn: 'arn:aws:secretsmanager:eu-west-1:123456789012:secret:app-Local0',
  generate: { SecretStringTemplate: '{"version":1}', GenerateStringKey: 'key', PasswordLength: 64 },
};

describe('a generated secret', () => {
  test('is the same after a restart', async () => {
    const before = await ensureSecret(await openSecretStore(file), app);
    const after = await ensureSecret(await openSecretStore(file), app);
    expect(after).toEqual(before);
    expect(JSON.parse(after.versions[0]?.secretString ?? '')).toMatchObject({ version: 1, key: /./ });
  });

  test('is one, however many ask for it at once', async () => {
    const store = await openSecretStore(file);
    const secrets = await Promise.all(Array.from({ length: 5 }, () => ensureSecret(store, app)));
    expect(new Set(secrets.map(({ arn }) => arn)).size).toBe(1);
  });

  test('is in a file that only its owner can read, with nothing left beside it', async () => {
    await ensureSecret(await openSecretStore(file), app);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(join(folder, 'data'))).toEqual(['secrets.json']);
  });

  test('lives in memory where no file is named', async () => {
    const store = await openSecretStore();
    await ensureSecret(store, app);
    expect(store.find(app.arn)?.name).toBe('app');
  });

  test('keeps its value under another ARN of the template', async () => {
    const before = await ensureSecret(await openSecretStore(file), {
      ...app,
      arn: `${app.arn.slice(0, -6)}AbCdEf`,
    });
    const store = await openSecretStore(file);
    expect(await ensureSecret(store, app)).toEqual({ ...before, arn: app.arn });
  });
});

describe('a damaged file', () => {
  test.each(['', '{', '[]', '{"secrets":[{"name":"app"}]}', '{"secrets":"none"}'])(
    'holding %j is refused in one sentence and left as it is',
    async (text) => {
      await mkdir(join(folder, 'data'));
      await writeFile(file, text);
      const opening = openSecretStore(file);
      await expect(opening).rejects.toBeInstanceOf(CannotStart);
      await expect(opening).rejects.toThrow(/^The secrets in \S+ are damaged; [^.]+$/);
      expect(await readFile(file, 'utf8')).toBe(text);
    },
  );

  test('that is a folder is refused in one sentence', async () => {
    await mkdir(file, { recursive: true });
    await expect(openSecretStore(file)).rejects.toThrow(/^The secrets in \S+ cannot be read; [^.]+$/);
  });
});

test('a change that the disk refuses leaves the store as it was', async () => {
  const store = await openSecretStore(file);
  const { arn } = await ensureSecret(store, app);
  await rm(join(folder, 'data'), { recursive: true });
  await writeFile(join(folder, 'data'), 'in the way');
  await expect(ensureSecret(store, { ...app, name: 'other' })).rejects.toThrow();
  expect(store.list().map(({ name }) => name)).toEqual(['app']);
  expect(store.find('app')?.arn).toBe(arn);
});
