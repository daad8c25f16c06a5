import {
  DescribeSecretCommand,
  GetSecretValueCommand,
  ListSecretsCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createSecretsManager } from '../../../../infra/local/aws/secrets-manager.ts';
import {
  ensureSecret,
  openSecretStore,
  type SecretStore,
} from '../../../../infra/local/aws/secrets-manager-store.ts';
import { clientOf, type ServedStandIn, serveStandIn } from './serve-stand-in.ts';

let store: SecretStore;
let served: ServedStandIn;
let client: SecretsManagerClient;

beforeAll(async () => {
  store = await openSecretStore();
  served = await serveStandIn(createSecretsManager(store));
  client = new SecretsManagerClient(clientOf(served));
});
afterAll(() => served.close());

/** A secret as the template generates it. */
async function create(name: string) {
  const arn = `arn:aws:secretsmanager:eu-central-1:000000000000:secret:${name}-Local0`;
  const { versions } = await ensureSecret(store, { name, arn, generate: { PasswordLength: 40 } });
  return { ARN: arn, VersionId: versions[0]?.id ?? '', SecretString: versions[0]?.secretString ?? '' };
}
const put = (SecretId: string, SecretString: string, more = {}) =>
  client.send(new PutSecretValueCommand({ SecretId, SecretString, ...more }));
const get = (SecretId: string, more = {}) => client.send(new GetSecretValueCommand({ SecretId, ...more }));

describe('a secret', () => {
  test('is found by its name, its ARN, and its ARN without the suffix', async () => {
    const { ARN, SecretString } = await create('app/one');
    for (const id of ['app/one', ARN, ARN.slice(0, -7)]) {
      expect(await get(id)).toMatchObject({
        ARN,
        Name: 'app/one',
        SecretString,
        VersionStages: ['AWSCURRENT'],
        CreatedDate: expect.any(Date),
      });
    }
  });

  test('keeps every version: the current one, the one before, and all by their id', async () => {
    const { VersionId: first, SecretString } = await create('versions');
    const { VersionId: second } = await put('versions', 'second');
    const { VersionId: third } = await put('versions', 'third');
    expect((await get('versions')).SecretString).toBe('third');
    expect((await get('versions', { VersionStage: 'AWSPREVIOUS' })).SecretString).toBe('second');
    expect((await get('versions', { VersionId: first })).SecretString).toBe(SecretString);
    expect(
      (await client.send(new DescribeSecretCommand({ SecretId: 'versions' }))).VersionIdsToStages,
    ).toEqual({
      [second ?? '']: ['AWSPREVIOUS'],
      [third ?? '']: ['AWSCURRENT'],
    });
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
    await create('errors');
    await expect(get(id, more)).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
      message,
      $metadata: { httpStatusCode: 400 },
    });
  });

  test.each([
    ['no value', {}],
    ['a binary one', { SecretBinary: Uint8Array.from([0, 255, 7]) }],
    ['one for later', { SecretString: 'next', VersionStages: ['AWSPENDING'] }],
  ])('a new version with %s is refused', async (_what, value) => {
    const { SecretString } = await create('refused');
    const command = new PutSecretValueCommand({ SecretId: 'refused', ...value });
    await expect(client.send(command)).rejects.toMatchObject({ name: 'ValidationException' });
    expect((await get('refused')).SecretString).toBe(SecretString);
  });

  test.each([
    ['GetSecretValue', '{}', 'ValidationException'],
    ['GetSecretValue', '{"SecretId":7}', 'ValidationException'],
    ['GetSecretValue', 'no json', 'SerializationException'],
    ['GetSecretValue', '[]', 'ValidationException'],
    ['CreateSecret', '{}', 'UnknownOperationException'],
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
