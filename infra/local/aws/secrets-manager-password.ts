import { randomInt } from 'node:crypto';

/** The settings of CloudFormation's AWS::SecretsManager::Secret GenerateSecretString. */
export type GenerateSecretString = {
  SecretStringTemplate?: string;
  GenerateStringKey?: string;
  PasswordLength?: number;
  ExcludeCharacters?: string;
  ExcludeLowercase?: boolean;
  ExcludeNumbers?: boolean;
  ExcludePunctuation?: boolean;
  ExcludeUppercase?: boolean;
  IncludeSpace?: boolean;
  RequireEachIncludedType?: boolean;
};

const LOWERCASE = 'abcdefghijklmnopqrstuvwxyz';
const UPPERCASE = LOWERCASE.toUpperCase();
const NUMBERS = '0123456789';
const PUNCTUATION = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

/** Settings from which no secret can be made; the message is the service's. */
export class UnusableSettings extends Error {}

/**
 * A random password by the rules of GetRandomPassword: 32 characters unless told otherwise, at least one of
 * each kind unless RequireEachIncludedType is false. Throws UnusableSettings where the service refuses.
 */
export function generatePassword(settings: GenerateSecretString): string {
  const length = settings.PasswordLength ?? 32;
  if (!Number.isInteger(length) || length < 1 || length > 4096) {
    throw new UnusableSettings('Password length must be between 1 and 4096.');
  }
  const kinds = includedKinds(settings);
  const alphabet = kinds.join('');
  if (alphabet === '') throw new UnusableSettings('The password would have no characters to choose from.');
  const required = settings.RequireEachIncludedType === false ? [] : kinds.map(randomCharacter);
  if (required.length > length) {
    throw new UnusableSettings('Password length is too short for the required types of characters.');
  }
  const others = Array.from({ length: length - required.length }, () => randomCharacter(alphabet));
  return shuffled([...required, ...others]).join('');
}

/**
 * The secret string that CloudFormation would generate: a password, or the template's JSON object with the
 * password under its key. Throws UnusableSettings where CloudFormation refuses.
 */
export function generateSecretString(settings: GenerateSecretString): string {
  const { SecretStringTemplate: template, GenerateStringKey: key } = settings;
  if (template === undefined && key === undefined) return generatePassword(settings);
  if (template === undefined || key === undefined) {
    throw new UnusableSettings('SecretStringTemplate and GenerateStringKey belong together.');
  }
  const object = parseObject(template);
  if (!object) throw new UnusableSettings('SecretStringTemplate must hold a JSON object.');
  return JSON.stringify({ ...object, [key]: generatePassword(settings) });
}

function includedKinds(settings: GenerateSecretString): string[] {
  const kinds = [
    settings.ExcludeLowercase ? '' : LOWERCASE,
    settings.ExcludeUppercase ? '' : UPPERCASE,
    settings.ExcludeNumbers ? '' : NUMBERS,
    settings.ExcludePunctuation ? '' : PUNCTUATION,
    settings.IncludeSpace ? ' ' : '',
  ];
  const excluded = new Set(settings.ExcludeCharacters ?? '');
  return kinds
    .map((kind) => [...kind].filter((character) => !excluded.has(character)).join(''))
    .filter((kind) => kind !== '');
}

const randomCharacter = (alphabet: string) => alphabet.charAt(randomInt(alphabet.length));

function shuffled(characters: string[]): string[] {
  const order = characters.map((character) => ({ character, rank: randomInt(2 ** 47) }));
  return order.sort((a, b) => a.rank - b.rank).map(({ character }) => character);
}

function parseObject(json: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
