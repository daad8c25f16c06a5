import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  generatePassword,
  generateSecretString,
  UnusableSettings,
} from '../../../../infra/local/aws/secrets-manager-password.ts';

const KINDS = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^\w ]|_/, / /];

describe('a password', () => {
  test('has 32 characters, at least one of each kind but the space, unless told otherwise', () => {
    const password = generatePassword({});
    expect(password).toHaveLength(32);
    expect(KINDS.map((kind) => kind.test(password))).toEqual([true, true, true, true, false]);
  });

  test('has the length, kinds and characters asked for, whatever they are', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5, max: 200 }),
        fc.record({
          ExcludeLowercase: fc.boolean(),
          ExcludeUppercase: fc.boolean(),
          ExcludeNumbers: fc.boolean(),
          ExcludePunctuation: fc.boolean(),
        }),
        fc.boolean(),
        fc.string({ maxLength: 8 }),
        (PasswordLength, excluded, IncludeSpace, ExcludeCharacters) => {
          fc.pre(IncludeSpace && !ExcludeCharacters.includes(' '));
          const password = generatePassword({ ...excluded, PasswordLength, IncludeSpace, ExcludeCharacters });
          const unwanted = [...Object.values(excluded), false];
          expect(password).toHaveLength(PasswordLength);
          expect([...password].filter((character) => ExcludeCharacters.includes(character))).toEqual([]);
          for (const [at, kind] of KINDS.entries()) expect(kind.test(password)).toBe(!unwanted[at]);
        },
      ),
    );
  });

  test('is never the same twice', () => {
    expect(new Set(Array.from({ length: 100 }, () => generatePassword({}))).size).toBe(100);
  });

  test.each([
    { PasswordLength: 0 },
    { PasswordLength: 4097 },
    { PasswordLength: 3 },
    { PasswordLength: 1.5 },
    { ExcludeLowercase: true, ExcludeUppercase: true, ExcludeNumbers: true, ExcludePunctuation: true },
  ])('cannot be made by %j', (settings) => {
    expect(() => generatePassword(settings)).toThrow(UnusableSettings);
  });

  test('may be shorter than the kinds where not all are required', () => {
    expect(generatePassword({ PasswordLength: 1, RequireEachIncludedType: false })).toHaveLength(1);
  });
});

describe('a secret string', () => {
  test('is the password itself without a template', () => {
    expect(generateSecretString({ PasswordLength: 40, ExcludePunctuation: true })).toMatch(
      /^[A-Za-z0-9]{40}$/,
    );
  });

  test('is the template’s object with the password under its key', () => {
    const text = generateSecretString({
      SecretStringTemplate: '{"user":"sky"}',
      GenerateStringKey: 'password',
    });
    expect(JSON.parse(text)).toEqual({ user: 'sky', password: expect.stringMatching(/^.{32}$/) });
  });

  test.each([
    { SecretStringTemplate: '{}' },
    { GenerateStringKey: 'key' },
    { SecretStringTemplate: '[]', GenerateStringKey: 'key' },
    { SecretStringTemplate: '{', GenerateStringKey: 'key' },
    { SecretStringTemplate: 'null', GenerateStringKey: 'key' },
  ])('cannot be made by %j', (settings) => {
    expect(() => generateSecretString(settings)).toThrow(UnusableSettings);
  });
});
