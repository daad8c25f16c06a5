import {
  CreateSecretCommand,
  DescribeSecretCommand,
  GetRandomPasswordCommand,
  GetSecretValueCommand,
  ListSecretsCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createSecretsManager } from '../../../../infra/local/aws/secrets-manager.ts';
import { openSecretStore } from '../../../../infra/local/aws/secrets-manager-store.ts';
import { clientOf, type ServedStandIn, serveStandIn } from './serve-stand-in.ts';

let served: ServedStandIn;
let client: SecretsManagerClient;

beforeAll(async () => {
  served = await serveStandIn(createSecretsManager({ secrets: await openSecretStore() }));
  client = new SecretsManagerClient(clientOf(served));
});
afterAll(() => served.close());

const create = (Name: string, SecretString = 'first') =>
  client.send(new CreateSecretCommand({ Name, SecretString }));
const put = (SecretId: string, SecretString: string, more = {}) =>
  client.send(new PutSecretValueCommand({ SecretId, SecretString, ...more }));
const get = (SecretId: string, more = {}) => client.send(new GetSecretValueCommand({ SecretId, ...more }));

describe('a secret', () => {
  test('is found by its name, its ARN, and its ARN without the random suffix', async () => {
    const { ARN = '' } = await create('app/one');
    expect(ARN).toMatch(/^arn:aws:secretsmanager:us-east-1:\d{12}:secret:app\/one-[A-Za-z0-9]{6}$/);
    for (const id of ['app/one', ARN, ARN.slice(0, -7)]) {
      expect(await get(id)).toMatchObject({
        ARN,
        Name: 'app/one',
        SecretString: 'first',
        VersionStages: ['AWSCURRENT'],
        CreatedDate: expect.any(Date),
      });
    }
  });

  test('keeps every version: the current one, the one before, and all by their id', async () => {
    const { VersionId: first } = await create('versions');
    const { VersionId: second } = await put('versions', 'second');
    const { VersionId: third } = await put('versions', 'third');
    expect((await get('versions')).SecretString).toBe('third');
    expect((await get('versions', { VersionStage: 'AWSPREVIOUS' })).SecretString).toBe('second');
    expect((await get('versions', { VersionId: first })).SecretString).toBe('first');
    expect(
      (await client.send(new DescribeSecretCommand({ SecretId: 'versions' }))).VersionIdsToStages,
    ).toEqual({
      [second ?? '']: ['AWSPREVIOUS'],
      [third ?? '']: ['AWSCURRENT'],
    });
  });

  test('takes a version that is not current yet', async () => {
    await create('staged');
    await put('staged', 'next', { VersionStages: ['AWSPENDING'] });
    expect((await get('staged')).SecretString).toBe('first');
    expect((await get('staged', { VersionStage: 'AWSPENDING' })).SecretString).toBe('next');
  });

  test('takes a repeated request once, and refuses its token for another value', async () => {
    await create('repeated');
    const token = { ClientRequestToken: '12345678-1234-1234-1234-123456789012' };
    const [one, two] = [await put('repeated', 'second', token), await put('repeated', 'second', token)];
    expect(one.VersionId).toBe(two.VersionId);
    await expect(put('repeated', 'third', token)).rejects.toMatchObject({ name: 'ResourceExistsException' });
  });

  test('keeps all of many changes at once', async () => {
    await create('busy');
    const puts = await Promise.all(Array.from({ length: 10 }, (_, at) => put('busy', `value ${at}`)));
    for (const [at, { VersionId }] of puts.entries()) {
      expect((await get('busy', { VersionId })).SecretString).toBe(`value ${at}`);
    }
  });

  test('may be binary', async () => {
    const SecretBinary = Uint8Array.from([0, 255, 7]);
    await client.send(new CreateSecretCommand({ Name: 'binary', SecretBinary }));
    expect((await get('binary')).SecretBinary).toEqual(SecretBinary);
  });

  test('is in the list', async () => {
    await create('listed');
    const { SecretList = [] } = await client.send(new ListSecretsCommand());
    expect(SecretList.map(({ Name }) => Name)).toContain('listed');
  });
});

describe('the service’s own errors', () => {
  test.each([
    ['nothing', {}, "Secrets Manager can't find the specified secret."],
    [
      'errors',
      { VersionStage: 'NONE' },
      "Secrets Manager can't find the specified secret value for staging label: NONE",
    ],
    [
      'errors',
      { VersionId: '12345678-1234-1234-1234-123456789012' },
      "Secrets Manager can't find the specified secret value for VersionId: 12345678-1234-1234-1234-123456789012",
    ],
  ])('%s %j is not found', async (id, more, message) => {
    await create('errors').catch(() => undefined);
    await expect(get(id, more)).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
      message,
      $metadata: { httpStatusCode: 400 },
    });
  });

  test('a name is taken once', async () => {
    await create('taken');
    await expect(create('taken')).rejects.toMatchObject({ name: 'ResourceExistsException' });
  });

  test('a value is a string or binary', async () => {
    await create('valueless');
    const command = new PutSecretValueCommand({ SecretId: 'valueless' });
    await expect(client.send(command)).rejects.toMatchObject({ name: 'InvalidRequestException' });
  });

  test.each([
    ['GetSecretValue', '{}', 'ValidationException'],
    ['GetSecretValue', '{"SecretId":7}', 'ValidationException'],
    ['GetSecretValue', 'no json', 'SerializationException'],
    ['GetSecretValue', '[]', 'SerializationException'],
    ['CreateSecret', '{"Name":"two words","SecretString":"x"}', 'ValidationException'],
    ['Fly', '{}', 'UnknownOperationException'],
    ['constructor', '{}', 'UnknownOperationException'],
  ])('%s with %s is %s', async (action, body, type) => {
    const response = await fetch(served.url, {
      method: 'POST',
      headers: { 'x-amz-target': `secretsmanager.${action}`, 'content-type': 'application/x-amz-json-1.1' },
      body,
    });
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ __type: type }),
    ]);
  });
});

test('GetRandomPassword follows its settings, and refuses those that leave nothing', async () => {
  const { RandomPassword } = await client.send(
    new GetRandomPasswordCommand({ PasswordLength: 20, ExcludePunctuation: true, ExcludeUppercase: true }),
  );
  expect(RandomPassword).toMatch(/^[a-z0-9]{20}$/);
  const nothing = new GetRandomPasswordCommand({
    ExcludeLowercase: true,
    ExcludeUppercase: true,
    ExcludeNumbers: true,
    ExcludePunctuation: true,
  });
  await expect(client.send(nothing)).rejects.toMatchObject({ name: 'InvalidParameterException' });
});
