import * as v from 'valibot';
import { KeyAccess, KeyExpiry } from '#lib/accounts/credential-options.ts';
import { CreatedAt, Deleted, described, Instant, inputObject, KeyId } from './fields.ts';
import { operation } from './operation.ts';
import { textField } from './text-field.ts';

const Access = described(KeyAccess, 'A `read` key can only use GET and HEAD.');

const KeyName = described(v.string(), 'What the key is for.', 'My calendar');

export const NewKey = inputObject({
  name: described(textField('name', 80), 'What the key is for, 1 to 80 characters.', 'My calendar'),
  access: v.optional(Access, 'read-write'),
  expiresAt: described(
    v.nullish(v.pipe(KeyExpiry, v.metadata({ format: 'date-time' }))),
    'When the key expires, at most five years ahead. Without it the key is valid until revoked.',
    '2030-06-30T12:00:00Z',
  ),
});
export type NewKey = v.InferInput<typeof NewKey>;

/** A key without its secret. */
export const KeyItem = v.strictObject({
  id: KeyId,
  name: KeyName,
  start: described(v.string(), 'First eight characters of the key.', 'hsk_Ehgf'),
  createdAt: CreatedAt,
  lastUsedAt: described(v.nullable(Instant), 'Last use, updated at most once a minute; null if never used.'),
  access: Access,
  expiresAt: described(v.nullable(Instant), 'When the key expires; null if it doesn’t.'),
});
export type KeyItem = v.InferOutput<typeof KeyItem>;

export const KeyList = v.strictObject({ keys: described(v.array(KeyItem), 'Oldest first.') });

/** A new key with its secret. */
export const CreatedKey = v.strictObject({
  id: KeyId,
  key: described(
    v.string(),
    'The key. It is shown only once, except when the request is repeated with the same `Idempotency-Key`.',
    'hsk_C5zh0W9zKYzgENnszKI4dlBNx6LWYSOE3LVUP3',
  ),
  name: KeyName,
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
  description: 'Lists the account’s keys, oldest first, with their first characters only.',
  response: KeyList,
});

export const createKey = operation({
  name: 'create-key',
  method: 'POST',
  path: '/api/keys',
  access: 'session',
  tag: 'Keys',
  summary: 'Create an API key',
  description:
    'Creates an API key, which only this response shows. An account can have ten keys in addition to the default key. Expired keys count until they are revoked.',
  body: NewKey,
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
  description: 'Revokes a key. It is rejected from the next request on.',
  params: v.object({ id: KeyId }),
  response: Deleted,
  problems: ['not_found'],
});
