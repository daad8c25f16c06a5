import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { apiKeyPrefix, deriveApiKey, hashApiKey, isWellFormedApiKey } from '#lib/accounts/key-format.ts';

const subkey = Buffer.alloc(32, 7);

test('a derived key depends only on the subkey and the id', () => {
  // This key was computed independently with HMAC-SHA256, base 62 and CRC32.
  expect(deriveApiKey(subkey, 'key_01')).toBe('hsk_wKxcnCFSCuaIrj1sVg9iX0VBxTuFeUV11eBYFt');
  expect(deriveApiKey(subkey, 'key_01')).not.toBe(deriveApiKey(subkey, 'key_02'));
  expect(deriveApiKey(Buffer.alloc(32, 8), 'key_01')).not.toBe(deriveApiKey(subkey, 'key_01'));
});

test('a derived key has the documented format and a valid checksum', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), fc.string(), (secret, id) => {
      const key = deriveApiKey(Buffer.from(secret), id);
      expect(key).toMatch(/^hsk_[0-9A-Za-z]{38}$/);
      expect(isWellFormedApiKey(key)).toBe(true);
      expect(apiKeyPrefix(key)).toBe(key.slice(0, 8));
    }),
  );
});

test('a key with any changed character is rejected', () => {
  const key = deriveApiKey(randomBytes(32), 'key_01');
  for (let at = 4; at < key.length; at++) {
    const other = key[at] === 'a' ? 'b' : 'a';
    expect(isWellFormedApiKey(key.slice(0, at) + other + key.slice(at + 1))).toBe(false);
  }
});

test('a key with text before or after it is rejected', () => {
  const key = deriveApiKey(randomBytes(32), 'key_01');
  for (const text of [`x${key}`, `${key}x`, `${key}${key}`]) expect(isWellFormedApiKey(text)).toBe(false);
});

test('a key is hashed with SHA-256', () => {
  expect(hashApiKey('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test.each(['', 'hsk_', 'x'.repeat(42), `hsk_${'0'.repeat(38)}`, `hsk_${'ä'.repeat(38)}`])(
  'a malformed key is rejected: %j',
  (text) => {
    expect(isWellFormedApiKey(text)).toBe(false);
  },
);
