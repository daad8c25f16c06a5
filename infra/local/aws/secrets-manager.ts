import { randomInt, randomUUID } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { StartError } from '../start-error.ts';
import type { Stack } from '../template/read-stack.ts';
import { AwsError, type ServiceEmulator } from './service-call.ts';

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

export type SecretsManager = ReturnType<typeof openSecretsManager>;

/** Opens a file of secrets; without a file, keeps secrets in memory. Throws `StartError` for a damaged file, which is kept. */
export function openSecretsManager(file?: string) {
  let secrets = file === undefined ? [] : readSecrets(file);
  const find = (id: string) =>
    secrets.find(({ name, arn }) => id === name || id === arn || id === arn.replace(/-[^-]{6}$/, ''));

  function store(secret: Secret): void {
    const all = [...secrets.filter(({ name }) => name !== secret.name), secret];
    if (file !== undefined) {
      const text = `${JSON.stringify({ secrets: all }, null, 2)}\n`;
      writeFileSync(`${file}.new`, text, { mode: 0o600, flush: true });
      renameSync(`${file}.new`, file);
    }
    secrets = all;
  }

  function findCurrent(id: string) {
    const secret = find(id);
    const current = secret?.versions.at(-1);
    if (secret && current) return { ...secret, current };
    throw new AwsError('ResourceNotFoundException', "Secrets Manager can't find the specified secret.");
  }

  const emulator: ServiceEmulator = {
    GetSecretValue(input) {
      const { name, arn, current } = findCurrent(v.parse(GetInput, input).SecretId);
      return { ARN: arn, Name: name, VersionId: current.id, SecretString: current.secretString };
    },
    PutSecretValue(input) {
      const { SecretId, SecretString: secretString, ClientRequestToken: id } = v.parse(PutInput, input);
      const { name, arn, versions } = findCurrent(SecretId);
      const existing = versions.find((version) => version.id === id);
      // A client that received no response retries with the same token and value.
      if (existing && existing.secretString !== secretString)
        throw new AwsError('ResourceExistsException', 'The token was already used for a different value.');
      if (!existing) store({ name, arn, versions: [...versions, { id, secretString }] });
      return { ARN: arn, Name: name, VersionId: id };
    },
    ListSecrets: () => ({ SecretList: secrets.map(({ name, arn }) => ({ Name: name, ARN: arn })) }),
  };
  return {
    /** Supports reading and listing secrets, and adding versions. The last version is current. */
    emulator,
    /** Finds the ARN of a secret by name, by ARN, or by ARN without the random suffix. */
    arnOf: (id: string) => find(id)?.arn,
    /** Generates the value of a secret in the template, unless the secret exists. Keeps the value even if the ARN changes. */
    ensure({ name, arn, generate }: Pick<LocalSecret, 'name' | 'arn' | 'generate'>): void {
      const first = { id: randomUUID(), secretString: generated(generate) };
      const existing = find(name);
      if (existing?.arn !== arn) store({ name, arn, versions: existing?.versions ?? [first] });
    },
  };
}

const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

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
    throw new StartError(
      `The secrets in ${file} are damaged or unreadable; restore the file, or delete them with --fresh`,
      { cause },
    );
  }
}
