import * as v from 'valibot';
import { KeyAccess, KeyExpiry } from '#lib/accounts/key-terms.ts';
import { CreatedAt, Deleted, Instant, inputObject, KeyId } from './fields.ts';
import { operation } from './operation.ts';
import { textField } from './text-field.ts';

const Access = v.pipe(KeyAccess, v.metadata({ description: '`read` makes a key that may only read.' }));

const KeyName = v.pipe(v.string(), v.metadata({ description: 'What it is for.', examples: ['My calendar'] }));

/** The terms of a new key. */
export const NewKey = inputObject({
  name: v.pipe(
    textField('name', 80),
    v.metadata({
      description: 'What it is for, 1 to 80 characters.',
      examples: ['My calendar'],
    }),
  ),
  access: v.optional(Access, 'read-write'),
  expiresAt: v.pipe(
    v.nullish(v.pipe(KeyExpiry, v.metadata({ format: 'date-time' }))),
    v.metadata({
      description: 'When it ends, at most five years ahead; until it is revoked if left out.',
      examples: ['2030-06-30T12:00:00Z'],
    }),
  ),
});

/** A key as lists show it: by its first characters only. */
export const KeyItem = v.strictObject({
  id: KeyId,
  name: KeyName,
  start: v.pipe(
    v.string(),
    v.metadata({ description: 'Its first eight characters.', examples: ['hsk_Ehgf'] }),
  ),
  createdAt: CreatedAt,
  lastUsedAt: v.pipe(v.nullable(Instant), v.metadata({ description: 'Noted at most once a minute.' })),
  access: Access,
  expiresAt: v.pipe(v.nullable(Instant), v.description('When it ends; null if it does not by itself.')),
});

/** The account's keys. */
export const KeyList = v.strictObject({ keys: v.pipe(v.array(KeyItem), v.description('Oldest first.')) });

/** A key that was just made: the only time that it is shown. */
export const CreatedKey = v.strictObject({
  id: KeyId,
  key: v.pipe(
    v.string(),
    v.metadata({
      description: 'The key. It is shown this once, and to a repetition under the same `Idempotency-Key`.',
      examples: ['hsk_C5zh0W9zKYzgENnszKI4dlBNx6LWYSOE3LVUP3'],
    }),
  ),
  name: KeyName,
  createdAt: CreatedAt,
});

/** GET /api/keys. */
export const listKeys = operation({
  name: 'list-keys',
  method: 'GET',
  path: '/api/keys',
  access: 'session',
  tag: 'Keys',
  summary: 'List API keys',
  description: 'Lists the account’s keys, oldest first, each by its first characters only.',
  status: 200,
  answer: KeyList,
  problems: [],
});

/** POST /api/keys. */
export const createKey = operation({
  name: 'create-key',
  method: 'POST',
  path: '/api/keys',
  access: 'session',
  tag: 'Keys',
  summary: 'Create an API key',
  description:
    'Makes a further key; this answer is the only one that shows it. An account has at most ten beside the one of its sign-ins.',
  body: NewKey,
  idempotent: true,
  status: 201,
  answer: CreatedKey,
  problems: ['key_limit_reached'],
});

/** DELETE /api/keys/{id}. */
export const revokeKey = operation({
  name: 'revoke-key',
  method: 'DELETE',
  path: '/api/keys/{id}',
  access: 'session',
  tag: 'Keys',
  summary: 'Revoke an API key',
  description: 'Revokes a key; it stops with the next request.',
  params: v.object({ id: KeyId }),
  status: 200,
  answer: Deleted,
  problems: ['not_found'],
});
