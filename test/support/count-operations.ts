import { addDays } from '#lib/time/civil-day.ts';
import type { Operation } from '../../infra/costs/round-trips.ts';
import { ada, newEmail, serviceOf } from './service.ts';
import { type Counted, serviceInProcess } from './service-in-process.ts';
import type { Rounds } from './table-rounds.ts';

const linesOf = (rounds: Rounds = []): string[] => rounds.map((round) => round.toSorted().join(' + '));

/** The commonest operations, each asked of functions that are warm, and counted. */
export async function countOperations(): Promise<Operation[]> {
  const { mailsTo, call } = serviceOf();
  const ask = serviceInProcess();
  const counted: Operation[] = [];

  async function count(what: string, ...request: Parameters<typeof ask>): Promise<Counted> {
    const answer = await ask(...request);
    if (answer.status >= 400) throw new Error(`${what}: ${answer.status} ${answer.text}`);
    const { authorizer, ...others } = answer.rounds;
    const [answering] = Object.values(others);
    counted.push({ what, authorizer: linesOf(authorizer), answering: linesOf(answering) });
    return answer;
  }

  const email = newEmail();
  const today = new Date().toISOString().slice(0, 10);
  const days = (from: number, to: number) =>
    `startDate=${addDays(today, from)}&endDate=${addDays(today, to)}`;

  const sent = await count('a code', 'POST', '/api/auth/send-code', { body: { email } });
  const [mail] = await mailsTo(email);
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
  const verified = await count('a sign-in', 'POST', '/api/auth/verify', {
    cookie: cookiesOf(sent),
    body: { email, code },
  });
  const { apiKey: key } = JSON.parse(verified.text);
  const cookie = cookiesOf(verified);
  for (const [credential, by] of [
    [{ key }, 'a key'],
    [{ cookie }, 'a session'],
  ] as const)
    for (const which of [`${by} that is new to the process`, by])
      await count(`profiles, by ${which}`, 'GET', '/api/profiles', credential);
  const { body: profile } = await call('POST', '/api/profiles', { key, body: ada });
  const daily = `/api/horoscope/daily?profileId=${profile.id}`;
  await count('a week, of which nothing is cached', 'GET', `${daily}&${days(-5, 1)}`, { key });
  await count('a week that is cached', 'GET', `${daily}&${days(-5, 1)}`, { key });
  await count('a week of which a day is not cached', 'GET', `${daily}&${days(-6, 0)}`, { key });
  await count(
    'a week in a time zone that is new to the profile',
    'GET',
    `${daily}&${days(-5, 1)}&tz=Asia/Tokyo`,
    {
      key,
    },
  );
  return counted;
}

const cookiesOf = ({ headers }: Counted): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
