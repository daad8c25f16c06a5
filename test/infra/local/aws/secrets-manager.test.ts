import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  GetSecretValueCommand,
  ListSecretsCommand,
  PutSecretValueCommand,
  ResourceExistsException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openSecretsManager } from '../../../../infra/local/aws/secrets-manager.ts';
import { StartError } from '../../../../infra/local/start-error.ts';
import { clientOf, type ServedEmulator, serveEmulator } from './serve-emulator.ts';

const app = {
  name: 'app/one',
  arn: 'arn:aws:secretsmanager:eu-central-1:000000000000:secret:app/one-Local0',
  generate: { SecretStringTemplate: '{"kept":1}', GenerateStringKey: '1', PasswordLength: 64 },
};
let folder: string;
let file: string;
let served: ServedEmulator;
let client: SecretsManagerClient;

async function start() {
  served = await serveEmulator({ secretsFile: file });
  served.secrets.ensure(app);
  client = new SecretsManagerClient(clientOf(served));
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secrets-'));
  file = join(folder, 'secrets.json');
  await start();
});
afterEach(async () => {
  await served.close();
  await rm(folder, { recursive: true });
});

const get = (SecretId: string, more = {}) => client.send(new GetSecretValueCommand({ SecretId, ...more }));
const put = (SecretString: string, more = {}) =>
  client.send(new PutSecretValueCommand({ SecretId: app.name, SecretString, ...more }));

test('a generated secret is found by its name and ARN, even after its ARN changes', async () => {
  for (const id of [app.name, app.arn, app.arn.slice(0, -7)]) {
    const { SecretString = '', ...rest } = await get(id);
    expect(rest).toMatchObject({ ARN: app.arn, Name: app.name });
    expect(JSON.parse(SecretString)).toEqual({ kept: 1, '1': expect.stringMatching(/^[A-Za-z0-9]{64}$/) });
  }
  const moved = `${app.arn.slice(0, -6)}AbCdEf`;
  const { SecretString } = await get(app.name);
  served.secrets.ensure({ ...app, arn: moved });
  expect((await get(moved)).SecretString).toBe(SecretString);
  const { SecretList = [] } = await client.send(new ListSecretsCommand());
  expect(SecretList.map(({ ARN }) => ARN)).toEqual([moved]);
});

test('a new version is current, even after a restart, and earlier versions are kept', async () => {
  const { SecretString: generated = '' } = await get(app.name);
  const { VersionId } = await put('second');
  await put('third');
  await served.close();
  await start();
  expect((await get(app.name)).SecretString).toBe('third');
  for (const kept of [JSON.stringify(generated), '"second"', `${VersionId}`])
    expect(await readFile(file, 'utf8')).toContain(kept);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('a retried request adds one version, and concurrent requests add one each', async () => {
  const ClientRequestToken = '12345678-1234-1234-1234-123456789012';
  const [one, two] = [await put('again', { ClientRequestToken }), await put('again', { ClientRequestToken })];
  expect(one.VersionId).toBe(two.VersionId);
  await Promise.all(Array.from({ length: 10 }, (_, at) => put(`value ${at}`)));
  const stored = await readFile(file, 'utf8');
  expect(stored.match(/"value \d"/g)).toHaveLength(10);
  expect(stored.match(/"again"/g)).toHaveLength(1);
});

test('an unknown secret is not found, and unsupported parameters are rejected', async () => {
  const notFound = { name: 'ResourceNotFoundException', $metadata: { httpStatusCode: 400 } };
  await expect(get('nothing')).rejects.toMatchObject(notFound);
  const invalid = { name: 'ValidationException' };
  await expect(get(app.name, { VersionStage: 'AWSPREVIOUS' })).rejects.toMatchObject(invalid);
  await expect(put('later', { VersionStages: ['AWSPENDING'] })).rejects.toMatchObject(invalid);
});

test.each(['', '[]', '{"secrets":[{"name":"app"}]}'])(
  'opening a damaged file with %j fails with one sentence and keeps the file',
  async (text) => {
    await writeFile(file, text);
    expect(() => openSecretsManager(file)).toThrow(StartError);
    expect(() => openSecretsManager(file)).toThrow(/^The secrets in \S+ are damaged or [^.]+$/);
    expect(await readFile(file, 'utf8')).toBe(text);
  },
);

test('a value under a token that another value used is refused; the same value is accepted again', async () => {
  const put = (SecretString: string) =>
    client.send(
      new PutSecretValueCommand({ SecretId: app.arn, SecretString, ClientRequestToken: 'a'.repeat(64) }),
    );
  await put('one');
  await expect(put('two')).rejects.toThrow(ResourceExistsException);
  await put('one');
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: app.arn }));
  expect(SecretString).toBe('one');
});
