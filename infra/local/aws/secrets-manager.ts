import { randomInt, randomUUID } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { CannotStart } from '../cannot-start.ts';
import type { LocalSecret } from '../template/model.ts';
import { ServiceError, type StandIn } from './service-call.ts';

const Version = v.object({ id: v.string(), createdAt: v.string(), secretString: v.string() });
const Secret = v.object({
  name: v.string(),
  arn: v.string(),
  createdAt: v.string(),
  versions: v.array(Version),
});
const Stored = v.object({ secrets: v.array(Secret) });
type Secret = v.InferOutput<typeof Secret>;

/** A stand-in for AWS Secrets Manager and what it keeps. */
export type SecretsManager = {
  /** Reads and lists secrets, and adds versions, of which the last is the current one. */
  standIn: StandIn;
  /** Generates the value of a template's secret the first time, and keeps it from then on, also under another ARN. */
  ensure: (secret: LocalSecret) => void;
  /** The ARN of a secret by its name, its ARN, or its ARN without the suffix. */
  arnOf: (id: string) => string | undefined;
};

/** Opens what a file keeps, or nothing without one; throws `CannotStart` for one that cannot be read, and leaves it. */
export function openSecretsManager(file?: string): SecretsManager {
  let secrets = file === undefined ? [] : readSecrets(file);
  const find = (id: unknown) =>
    secrets.find(({ name, arn }) => id === name || id === arn || id === arn.replace(/-[^-]{6}$/, ''));

  /** A crash leaves the old file or the new one, never a part. */
  function keep(secret: Secret): void {
    const all = [...secrets.filter(({ name }) => name !== secret.name), secret];
    if (file !== undefined) {
      const text = `${JSON.stringify({ secrets: all }, null, 2)}\n`;
      writeFileSync(`${file}.new`, text, { mode: 0o600, flush: true });
      renameSync(`${file}.new`, file);
    }
    secrets = all;
  }

  function answer(secretId: unknown, versionOf: (secret: Secret) => Secret['versions'][number] | undefined) {
    const secret = find(secretId);
    const version = secret && versionOf(secret);
    if (version)
      return {
        ARN: secret.arn,
        Name: secret.name,
        VersionId: version.id,
        CreatedDate: Date.parse(version.createdAt) / 1000,
        SecretString: version.secretString,
      };
    const what = secret ? 'secret value for this version' : 'secret';
    throw new ServiceError('ResourceNotFoundException', `Secrets Manager can't find the specified ${what}.`);
  }

  const standIn: StandIn = {
    GetSecretValue: ({ SecretId, VersionId, VersionStage = 'AWSCURRENT' }) =>
      answer(SecretId, ({ versions }) => {
        const staged = { AWSCURRENT: versions.at(-1), AWSPREVIOUS: versions.at(-2) }[String(VersionStage)];
        return VersionId === undefined ? staged : versions.find(({ id }) => id === VersionId);
      }),
    PutSecretValue: ({ SecretId, SecretString, ClientRequestToken }) =>
      answer(SecretId, (secret) => {
        const version = newVersion(v.parse(v.string(), SecretString), ClientRequestToken);
        // A client that heard no answer asks again, with the same token.
        const known = secret.versions.find(({ id }) => id === version.id);
        if (!known) keep({ ...secret, versions: [...secret.versions, version] });
        return known ?? version;
      }),
    ListSecrets: () => ({ SecretList: secrets.map(({ name, arn }) => ({ Name: name, ARN: arn })) }),
  };
  return {
    standIn,
    arnOf: (id) => find(id)?.arn,
    ensure({ name, arn, generate }) {
      const secret = find(name);
      const first = newVersion(generated(generate));
      if (!secret) keep({ name, arn, createdAt: first.createdAt, versions: [first] });
      else if (secret.arn !== arn) keep({ ...secret, arn });
    },
  };
}

const newVersion = (secretString: string, id: unknown = randomUUID()) => ({
  id: String(id),
  createdAt: new Date().toISOString(),
  secretString,
});

const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The template's JSON with a random text added, as CloudFormation generates it without punctuation. */
function generated({
  SecretStringTemplate,
  GenerateStringKey,
  PasswordLength,
}: LocalSecret['generate']): string {
  const length = Number(PasswordLength ?? 32);
  const text = Array.from({ length }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
  if (GenerateStringKey === undefined) return text;
  return JSON.stringify({ ...JSON.parse(String(SecretStringTemplate)), [String(GenerateStringKey)]: text });
}

function readSecrets(file: string): Secret[] {
  try {
    return v.parse(Stored, JSON.parse(readFileSync(file, 'utf8'))).secrets;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return [];
    const sentence = `The secrets in ${file} are damaged or not yours to read; restore the file, or start empty with --fresh`;
    throw new CannotStart(sentence, { cause });
  }
}
