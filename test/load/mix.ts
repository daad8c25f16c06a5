import type { Request } from 'autocannon';
import { addDays } from '#lib/time/civil-day.ts';
import { onTable, type TableAccess } from '../faults/table-contents.ts';
import { ada, newEmail, serviceAt } from '../support/service.ts';

/** A premium user with a profile. */
export type LoadUser = { key: string; profileId: string };

/** Consecutive requests of one client; later requests may use the responses to earlier ones. */
type Scene = (user: LoadUser) => Request[];

const CITIES = ['London', 'Lagos', 'Lima', 'Osaka', 'Chicago', 'Munich', 'Sydney', 'Mumbai'];
const json = { 'Content-Type': 'application/json' };
const bearer = (key: string) => ({ Authorization: `Bearer ${key}` });
const pick = (most: number) => Math.floor(Math.random() * most);

const daily: Scene = ({ key, profileId }) => {
  const setupRequest = (request: Request): Request => {
    const start = addDays(new Date().toISOString().slice(0, 10), pick(30) - 2);
    const range = `startDate=${start}&endDate=${addDays(start, pick(7))}`;
    return { ...request, path: `/api/horoscope/daily?profileId=${profileId}&${range}` };
  };
  return [{ method: 'GET', headers: bearer(key), setupRequest }];
};

const get =
  (pathOf: (user: LoadUser) => string): Scene =>
  (user) => [{ method: 'GET', path: pathOf(user), headers: bearer(user.key) }];

const createAndDelete: Scene = ({ key }) => [
  {
    method: 'POST',
    path: '/api/profiles',
    headers: { ...json, ...bearer(key) },
    setupRequest: (request) => ({
      ...request,
      body: JSON.stringify({ ...ada, birthCity: CITIES[pick(CITIES.length)] }),
    }),
    onResponse: (_status, body, context) => Object.assign(context, { profileId: JSON.parse(body).id }),
  },
  {
    method: 'DELETE',
    headers: bearer(key),
    setupRequest: (request, context) => ({
      ...request,
      path: `/api/profiles/${(context as { profileId?: string }).profileId ?? 'none'}`,
    }),
  },
];

type SignIn = { email: string; code?: string };

const signIn: Scene = () => [
  {
    method: 'POST',
    path: '/api/auth/send-code',
    headers: json,
    setupRequest(request, context) {
      const email = newEmail();
      Object.assign(context, { email, code: '000000' } satisfies SignIn);
      return { ...request, body: JSON.stringify({ email }) };
    },
  },
  {
    method: 'GET',
    setupRequest: (request, context) => ({
      ...request,
      path: `/__local/mail?to=${(context as SignIn).email}`,
    }),
    onResponse: (_status, body, context) =>
      Object.assign(context, { code: /\b\d{6}\b/.exec(body)?.[0] ?? '000000' }),
  },
  {
    method: 'POST',
    path: '/api/auth/verify',
    headers: json,
    setupRequest: (request, context) => ({ ...request, body: JSON.stringify(context) }),
  },
];

/** The scenes, with the share of each in the load, in percent. */
const scenes: [scene: Scene, share: number][] = [
  [daily, 74],
  [get(() => '/api/auth/me'), 8],
  [get(() => '/api/profiles'), 8],
  [get(({ profileId }) => `/api/profiles/${profileId}/chart`), 4],
  [createAndDelete, 3],
  [signIn, 3],
];

/** The requests that one client repeats: scenes in random order, each for a random user. */
export function requestsOfClient(users: readonly LoadUser[]): Request[] {
  const deck = scenes.flatMap(([scene, share]) => Array.from({ length: share }, () => scene));
  return deck
    .map((scene) => ({ scene, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .flatMap(({ scene }) => scene(users[pick(users.length)] as LoadUser));
}

export async function createUsers(url: string, access: TableAccess, count: number): Promise<LoadUser[]> {
  const { call, signIn: signUp } = serviceAt(url);
  return Promise.all(
    Array.from({ length: count }, async () => {
      const { key, id } = await signUp();
      await onTable(access, 'UpdateItem', {
        Key: { PK: { S: `USER#${id}` }, SK: { S: 'META' } },
        UpdateExpression: 'SET tier = :tier',
        ExpressionAttributeValues: { ':tier': { S: 'premium' } },
      });
      const { body } = await call('POST', '/api/profiles', { key, body: ada });
      return { key, profileId: body.id };
    }),
  );
}
