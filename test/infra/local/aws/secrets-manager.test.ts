import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  GetSecretValueCommand,
  ListSecretsCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openSecretsManager } from '../../../../infra/local/aws/secrets-manager.ts';
import { CannotStart } from '../../../../infra/local/cannot-start.ts';
import { clientOf, type ServedStandIns, serveStandIns } from './serve-stand-ins.ts';

const app = {
  name: 'app/one',
  arn: 'arn:aws:secretsmanager:eu-central-1:000000000000:secret:app/one-Local0',
  generate: { SecretStringTemplate: '{"kept":1}', GenerateStringKey: '1', PasswordLength: 64 },
};
let folder: string;
let file: string;
let served: ServedStandIns;
let client: SecretsManagerClient;

async function start() {
  served = await serveStandIns({ secretsFile: file });
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

test('a secret is generated as the template says, and found by its name, its ARN, and its ARN without the suffix', async () => {
  for (const id of [app.name, app.arn, app.arn.slice(0, -7)]) {
    const { SecretString = '', ...rest } = await get(id);
    expect(rest).toMatchObject({ ARN: app.arn, Name: app.name, CreatedDate: expect.any(Date) });
    expect(JSON.parse(SecretString)).toEqual({ kept: 1, '1': expect.stringMatching(/^[A-Za-z0-9]{64}$/) });
  }
  const { SecretList = [] } = await client.send(new ListSecretsCommand());
  expect(SecretList.map(({ ARN }) => ARN)).toEqual([app.arn]);
});

test('a new version is the current one, also after a restart, and the old ones remain', async () => {
  const generated = await get(app.name);
  const { VersionId } = await put('second');
  await put('third');
  await served.close();
  await start();
  expect((await get(app.name)).SecretString).toBe('third');
  expect((await get(app.name, { VersionStage: 'AWSPREVIOUS' })).SecretString).toBe('second');
  expect((await get(app.name, { VersionId })).SecretString).toBe('second');
  expect((await get(app.name, { VersionId: generated.VersionId })).SecretString).toBe(generated.SecretString);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('a repeated request adds one version, and of many at once each stays', async () => {
  const ClientRequestToken = '12345678-1234-1234-1234-123456789012';
  const [one, two] = [await put('again', { ClientRequestToken }), await put('again', { ClientRequestToken })];
  expect(one.VersionId).toBe(two.VersionId);
  const puts = await Promise.all(Array.from({ length: 10 }, (_, at) => put(`value ${at}`)));
  for (const [at, { VersionId }] of puts.entries())
    expect((await get(app.name, { VersionId })).SecretString).toBe(`value ${at}`);
});

test('a secret keeps its value under another ARN of the template', async () => {
  const { SecretString } = await get(app.name);
  const arn = `${app.arn.slice(0, -6)}AbCdEf`;
  served.secrets.ensure({ ...app, arn });
  expect((await get(arn)).SecretString).toBe(SecretString);
});

test('what is not there is not found', async () => {
  const name = 'ResourceNotFoundException';
  await expect(get('nothing')).rejects.toMatchObject({ name, $metadata: { httpStatusCode: 400 } });
  await expect(get(app.name, { VersionId: 'x'.repeat(32) })).rejects.toMatchObject({ name });
  await expect(get(app.name, { VersionStage: 'NONE' })).rejects.toMatchObject({ name });
});

test.each(['', '[]', '{"secrets":[{"name":"app"}]}'])(
  'a damaged file holding %j is refused in one sentence and left as it is',
  async (text) => {
    await writeFile(file, text);
    expect(() => openSecretsManager(file)).toThrow(CannotStart);
    expect(() => openSecretsManager(file)).toThrow(/^The secrets in \S+ are damaged or [^.]+$/);
    expect(await readFile(file, 'utf8')).toBe(text);
  },
);
