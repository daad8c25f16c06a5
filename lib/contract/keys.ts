import * as v from 'valibot';
import { KeyAccess, KeyExpiry } from '#lib/accounts/credential-options.ts';
import { booleanField, CreatedAt, Deleted, described, Instant, inputObject, KeyId } from './fields.ts';
import { operation } from './operation.ts';
import { nameField } from './text-field.ts';

const Access = described(KeyAccess, 'A `read` key can read data but not change it.');

const ExpiresAt = described(v.nullable(Instant), 'When the key expires; null if it never does.');

const KeyName = described(v.string(), 'The name of the key.', 'My calendar');

export const NewKey = inputObject({
  name: described(
    nameField('name'),
    'A name for the key, 1 to 80 characters and at most 320 bytes in UTF-8.',
    'My calendar',
  ),
  access: v.optional(
    described(KeyAccess, 'A `read` key can read data but not change it. Defaults to `read-write`.'),
    'read-write',
  ),
  expiresAt: described(
    v.nullish(v.pipe(KeyExpiry, v.metadata({ format: 'date-time' }))),
    'When the key expires, at most five years ahead. Without an expiry, the key is valid until it is revoked.',
    '2030-06-30T12:00:00Z',
  ),
});
export type NewKey = v.InferInput<typeof NewKey>;

/** A key without its secret. */
export const KeyItem = v.strictObject({
  id: KeyId,
  name: KeyName,
  start: described(v.string(), 'The first eight characters of the key.', 'hsk_Ehgf'),
  createdAt: CreatedAt,
  lastUsedAt: described(v.nullable(Instant), 'Last use of the key, to within a minute; null if never used.'),
  access: Access,
  expiresAt: ExpiresAt,
});
export type KeyItem = v.InferOutput<typeof KeyItem>;

export const KeyList = v.strictObject({ keys: described(v.array(KeyItem), 'All keys, oldest first.') });

/** A new key with its secret. */
export const CreatedKey = v.strictObject({
  id: KeyId,
  key: described(
    v.string(),
    'The complete API key. The service returns it only once, except when the request is repeated with the same `Idempotency-Key` and credential.',
    'hsk_C5zh0W9zKYzgENnszKI4dlBNx6LWYSOE3LVUP3',
  ),
  name: KeyName,
  access: Access,
  expiresAt: ExpiresAt,
  createdAt: CreatedAt,
});
export type CreatedKey = v.InferOutput<typeof CreatedKey>;

export const listKeys = operation({
  name: 'list-keys',
  method: 'GET',
  path: '/api/keys',
  access: 'session',
  tag: 'Keys',
  summary: 'List API keys',
  description: 'Lists the account’s API keys, oldest first. Only the start of each key is shown.',
  response: KeyList,
});

export const createKey = operation({
  name: 'create-key',
  method: 'POST',
  path: '/api/keys',
  access: 'recent-session',
  tag: 'Keys',
  summary: 'Create an API key',
  description:
    'Creates an API key and returns it once. An account can have ten keys in addition to its sign-in key. Expired keys count until they are revoked. Unknown fields are rejected, so that a misspelled restriction isn’t lost.',
  body: NewKey,
  rejectsUnknownFields: true,
  idempotent: true,
  status: 201,
  response: CreatedKey,
  problems: ['key_limit_reached'],
});

export const revokeKey = operation({
  name: 'revoke-key',
  method: 'DELETE',
  path: '/api/keys/{id}',
  access: 'session',
  tag: 'Keys',
  summary: 'Revoke an API key',
  description:
    'Revokes a key and the calendar feeds created with it, from the next request on. Feeds of accounts of the tier `platform` go on, so that a key can be replaced; after a leak, revoke them with `feeds=true`.',
  params: v.object({ id: KeyId }),
  query: inputObject({
    feeds: booleanField(
      'feeds',
      'If true, also revokes the feeds that an account of the tier `platform` created with the key. Repeat the request if it fails, even with 404 after that.',
    ),
  }),
  response: Deleted,
  problems: ['not_found'],
});
