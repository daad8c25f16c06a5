import { randomInt, randomUUID } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { CannotStart } from '../cannot-start.ts';
import type { Stack } from '../template/read-stack.ts';
import { ServiceError, type StandIn } from './service-call.ts';

const Version = v.object({ id: v.string(), secretString: v.string() });
const Secret = v.object({ name: v.string(), arn: v.string(), versions: v.array(Version) });
const Stored = v.object({ secrets: v.array(Secret) });
const GetInput = v.strictObject({ SecretId: v.string() });
const PutInput = v.strictObject({
  ...GetInput.entries,
  SecretString: v.string(),
  ClientRequestToken: v.optional(v.string(), () => randomUUID()),
});
type Secret = v.InferOutput<typeof Secret>;
type LocalSecret = Stack['secrets'][number];

/** A stand-in for AWS Secrets Manager and what it keeps. */
export type SecretsManager = ReturnType<typeof openSecretsManager>;

/** Opens what a file keeps, or nothing without one; throws `CannotStart` for one that cannot be read, and leaves it. */
export function openSecretsManager(file?: string) {
  let secrets = file === undefined ? [] : readSecrets(file);
  const find = (id: string) =>
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

  function existing(id: string) {
    const secret = find(id);
    const current = secret?.versions.at(-1);
    if (secret && current) return { ...secret, current };
    throw new ServiceError('ResourceNotFoundException', "Secrets Manager can't find the specified secret.");
  }

  const standIn: StandIn = {
    GetSecretValue(input) {
      const { name, arn, current } = existing(v.parse(GetInput, input).SecretId);
      return { ARN: arn, Name: name, VersionId: current.id, SecretString: current.secretString };
    },
    PutSecretValue(input) {
      const { SecretId, SecretString: secretString, ClientRequestToken: id } = v.parse(PutInput, input);
      const { name, arn, versions } = existing(SecretId);
      // A client that heard no answer asks again, with the same token.
      if (!versions.some((version) => version.id === id))
        keep({ name, arn, versions: [...versions, { id, secretString }] });
      return { ARN: arn, Name: name, VersionId: id };
    },
    ListSecrets: () => ({ SecretList: secrets.map(({ name, arn }) => ({ Name: name, ARN: arn })) }),
  };
  return {
    /** Reads and lists secrets, and adds versions: the last is the current one, the others stay in the file. */
    standIn,
    /** The ARN of a secret by its name, its ARN, or its ARN without the suffix. */
    arnOf: (id: string) => find(id)?.arn,
    /** Generates the value of a template's secret the first time, and keeps it from then on, also under another ARN. */
    ensure({ name, arn, generate }: Pick<LocalSecret, 'name' | 'arn' | 'generate'>): void {
      const first = { id: randomUUID(), secretString: generated(generate) };
      const known = find(name);
      if (known?.arn !== arn) keep({ name, arn, versions: known?.versions ?? [first] });
    },
  };
}

const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The template's JSON with a random text added, as CloudFormation generates it without punctuation. */
function generated(rules: LocalSecret['generate']): string {
  const { SecretStringTemplate = '{}', GenerateStringKey: key, PasswordLength: length = 32 } = rules;
  const text = Array.from({ length }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
  return key === undefined ? text : JSON.stringify({ ...JSON.parse(SecretStringTemplate), [key]: text });
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
