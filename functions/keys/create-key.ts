import { deriveApiKey, hashApiKey, startOfApiKey } from '#lib/accounts/api-key.ts';
import { newId } from '#lib/accounts/identifiers.ts';
import { currentVersion, subkey } from '#lib/accounts/secret-versions.ts';
import { created } from '#lib/http/answers.ts';
import { sessionCallerOf } from '#lib/http/caller.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { Problem } from '#lib/http/problem.ts';
import { inputObject, readBody } from '#lib/http/read-input.ts';
import { textField } from '#lib/http/text-field.ts';
import { serviceSecret } from '#lib/secret/service-secret.ts';
import * as apiKeys from '#lib/table/api-keys.ts';

const NewKey = inputObject({ name: textField('name', 80) });

/** POST /api/keys: makes a further key for the caller; this answer is the only one that shows it. */
export const handler = endpoint(async (event) => {
  const { userId } = sessionCallerOf(event);
  const { name } = readBody(event, NewKey);
  const secret = await serviceSecret();
  const secretVersion = currentVersion(secret);
  const nowMs = Date.now();
  const id = newId('key', nowMs);
  const key = deriveApiKey(subkey(secret, secretVersion, 'key'), id);
  const createdAt = new Date(nowMs).toISOString();
  const stored = {
    id,
    userId,
    hash: hashApiKey(key),
    name,
    start: startOfApiKey(key),
    secretVersion,
    createdAt,
  };
  if (!(await apiKeys.create(stored)))
    throw new Problem(
      403,
      'key_limit_reached',
      `An account has at most ${apiKeys.MAX_KEYS} keys beside the one of its sign-ins; revoke one first.`,
    );
  return created({ id, key, name, createdAt });
});
