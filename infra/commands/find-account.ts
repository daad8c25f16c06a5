import * as v from 'valibot';
import { EmailAddress } from '#lib/accounts/email.ts';
import type { User } from '#lib/table/users.ts';
import { useTarget } from './use-target.ts';

/** Finds an account of a target by its id, as logs have it, or by its address. Throws if there is none. */
export async function findAccount(idOrEmail: string, target: Parameters<typeof useTarget>[0]): Promise<User> {
  const isId = idOrEmail.startsWith('usr_');
  const name = isId ? idOrEmail : v.parse(EmailAddress, idOrEmail);
  await useTarget(target);
  const users = await import('#lib/table/users.ts');
  const user = await (isId ? users.find(name) : users.findByEmail(name));
  if (!user) throw new Error(`There is no account ${isId ? '' : 'for '}${name}.`);
  return user;
}
