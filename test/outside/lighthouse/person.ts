import { execFileSync } from 'node:child_process';
import { serviceAt } from '../../support/service.ts';
import type { ProfileIds } from './views.ts';

const WITH_TIME = { name: 'Ada', birthDate: '1990-06-15', birthTime: '14:35', birthCity: 'munich' };
const WITHOUT_TIME = { name: 'Bob', birthDate: '1988-02-29', birthCity: 'London, UK' };

/** Somebody who is signed in. */
export type Person = {
  /** The session's cookie, as `NAME=VALUE`. */
  cookie: string;
  ids: ProfileIds;
};

/** Signs somebody up at a local service, with the premium tier and two profiles. Throws what the service says otherwise. */
export async function newPerson(url: string): Promise<Person> {
  const { call, signIn } = serviceAt(url);
  const { key, cookie = '', email } = await signIn();
  const { port } = new URL(url);
  execFileSync(process.execPath, ['infra/commands/tier.ts', email, 'premium', '--port', port]);
  const idOf = async (birth: typeof WITHOUT_TIME): Promise<string> => {
    const { status, body, text } = await call('POST', '/api/profiles', { key, body: birth });
    if (status !== 201) throw new Error(`No profile was stored: ${text}`);
    return body.id;
  };
  return { cookie, ids: { first: await idOf(WITH_TIME), second: await idOf(WITHOUT_TIME) } };
}
