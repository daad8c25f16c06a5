import * as v from 'valibot';
import { alreadyExists, notFound, SecretsManagerError } from './secrets-manager-error.ts';
import { generatePassword, UnusableSettings } from './secrets-manager-password.ts';
import type { Secret, SecretStore, SecretVersion } from './secrets-manager-store.ts';
import { findVersion, onlyVersion, withVersion } from './secrets-manager-versions.ts';

type Input = Record<string, unknown>;
type Action = (input: Input) => object | Promise<object>;

const Text = (maxLength: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(maxLength));
const SecretId = Text(2048);
const Name = v.pipe(Text(512), v.regex(/^[A-Za-z0-9/_+=.@-]+$/));
const VersionId = v.pipe(Text(64), v.minLength(32));
const Stage = Text(256);
const Value = {
  ClientRequestToken: v.optional(VersionId),
  SecretString: v.optional(Text(65_536)),
  SecretBinary: v.optional(v.pipe(Text(87_384), v.base64())),
};
const GetSecretValue = v.object({
  SecretId,
  VersionId: v.optional(VersionId),
  VersionStage: v.optional(Stage),
});
const PutSecretValue = v.object({
  SecretId,
  ...Value,
  VersionStages: v.optional(v.pipe(v.array(Stage), v.minLength(1), v.maxLength(20))),
});
const DescribeSecret = v.object({ SecretId });
const CreateSecret = v.object({ Name, Description: v.optional(v.string()), ...Value });

/** The actions of Secrets Manager that the stand-in knows, by name; each refuses with a SecretsManagerError. */
export function secretsManagerActions(store: SecretStore): Record<string, Action> {
  return {
    GetSecretValue(input) {
      const request = checked(GetSecretValue, input);
      const secret = existing(store.find(request.SecretId));
      return valueAnswer(secret, findVersion(secret, request.VersionId, request.VersionStage));
    },
    async PutSecretValue(input) {
      const request = checked(PutSecretValue, input);
      const version = { ...onlyVersion(request), stages: request.VersionStages ?? ['AWSCURRENT'] };
      const { name } = existing(store.find(request.SecretId));
      const secret = await store.change(name, (secret) => withVersion(existing(secret), version));
      return versionAnswer(secret, findVersion(secret, version.id));
    },
    DescribeSecret: (input) => description(existing(store.find(checked(DescribeSecret, input).SecretId))),
    async CreateSecret(input) {
      const request = checked(CreateSecret, input);
      const isEmpty = request.SecretString === undefined && request.SecretBinary === undefined;
      const versions = isEmpty ? [] : [onlyVersion(request)];
      const secret = await store.change(request.Name, (secret) => {
        if (secret) throw alreadyExists(secret.name);
        return store.draft(request.Name, versions, request.Description);
      });
      return { ARN: secret.arn, Name: secret.name, VersionId: versions[0]?.id };
    },
    ListSecrets: () => ({ SecretList: store.list().map(listEntry) }),
    GetRandomPassword: (input) => ({ RandomPassword: randomPassword(input) }),
  };
}

function existing(secret: Secret | undefined): Secret {
  if (secret) return secret;
  throw notFound("Secrets Manager can't find the specified secret.");
}

function randomPassword(input: Input): string {
  try {
    return generatePassword(input);
  } catch (error) {
    if (!(error instanceof UnusableSettings)) throw error;
    throw new SecretsManagerError('InvalidParameterException', error.message);
  }
}

const seconds = (instant: string) => Date.parse(instant) / 1000;

const versionAnswer = (secret: Secret, version: SecretVersion) => ({
  ARN: secret.arn,
  Name: secret.name,
  VersionId: version.id,
  VersionStages: version.stages,
});

const valueAnswer = (secret: Secret, version: SecretVersion) => ({
  ...versionAnswer(secret, version),
  CreatedDate: seconds(version.createdAt),
  ...(version.secretString === undefined ? {} : { SecretString: version.secretString }),
  ...(version.secretBinary === undefined ? {} : { SecretBinary: version.secretBinary }),
});

const summary = (secret: Secret) => ({
  ARN: secret.arn,
  Name: secret.name,
  Description: secret.description,
  CreatedDate: seconds(secret.createdAt),
  LastChangedDate: seconds(secret.changedAt),
  Tags: [],
});

const stagesByVersion = (secret: Secret) =>
  Object.fromEntries(
    secret.versions.filter(({ stages }) => stages.length > 0).map(({ id, stages }) => [id, stages]),
  );

const description = (secret: Secret) => ({ ...summary(secret), VersionIdsToStages: stagesByVersion(secret) });
const listEntry = (secret: Secret) => ({
  ...summary(secret),
  SecretVersionsToStages: stagesByVersion(secret),
});

function checked<T>(schema: v.GenericSchema<unknown, T>, input: Input): T {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const faults = result.issues.map((issue) => {
    const member = v.getDotPath(issue) ?? '';
    const name = member.charAt(0).toLowerCase() + member.slice(1);
    return issue.input === undefined
      ? `Value null at '${name}' failed to satisfy constraint: Member must not be null`
      : `Value at '${name}' failed to satisfy constraint: ${issue.message}`;
  });
  throw new SecretsManagerError(
    'ValidationException',
    `${faults.length} validation error${faults.length > 1 ? 's' : ''} detected: ${faults.join('; ')}`,
  );
}
