import { addDays } from '#lib/time/civil-day.ts';
import { type Answer, ada, newEmail, serviceAt } from '../support/service.ts';
import { onTable, type TableAccess } from './table-contents.ts';

/** Steps of a visitor that a kill may interrupt. */
export const steps = ['sign-up', 'creation', 'forecasts', 'edit', 'deletion'] as const;

export type Step = (typeof steps)[number];

/** Changes that the service has confirmed to a visitor. Interrupted changes are not included. */
export type Memory = { email: string; key?: string; created: Set<string>; deleted: Set<string> };

const newVisitor = (): Memory => ({ email: newEmail(), created: new Set(), deleted: new Set() });

type Place = { url: string; access: TableAccess; onStep: (step: Step) => void };

const ROUNDS = 2;

/**
 * Runs one visitor after another until the service is killed. Each signs up, then twice creates a profile, requests 60
 * forecasts for it (three batches of the cache) and edits it. The first profile is deleted before the second is created. Throws on any unsuccessful
 * response.
 */
export async function visits(place: Place): Promise<Memory[]> {
  const memories: Memory[] = [];
  do memories.push(newVisitor());
  while (await visit(memories.at(-1) as Memory, place));
  return memories;
}

/** Returns false if the visit was interrupted. */
async function visit(memory: Memory, { url, access, onStep }: Place): Promise<boolean> {
  const { call, signIn } = serviceAt(url);
  const today = new Date().toISOString().slice(0, 10);
  try {
    onStep('sign-up');
    const { key, id } = await signIn(memory.email);
    memory.key = key;
    await makePremium(access, id);
    for (let round = 0; round < ROUNDS; round++) {
      onStep('creation');
      const profileId = expected(await call('POST', '/api/profiles', { key, body: ada }), 201).body.id;
      memory.created.add(profileId);
      onStep('forecasts');
      const range = `startDate=${today}&endDate=${addDays(today, 59)}`;
      const forecasts = `/api/horoscope/daily?profileId=${profileId}&${range}`;
      expected(await call('GET', forecasts, { key }), 200);
      onStep('edit');
      const edit = { birthDate: '1985-12-01', birthTime: '07:45' };
      expected(await call('PATCH', `/api/profiles/${profileId}`, { key, body: edit }), 200);
      if (round > 0) continue;
      onStep('deletion');
      // Whether the profile still exists is unknown until the response arrives.
      memory.created.delete(profileId);
      expected(await call('DELETE', `/api/profiles/${profileId}`, { key }), 200);
      memory.deleted.add(profileId);
    }
    return true;
  } catch (error) {
    if (error instanceof ServiceStopped || isCutOff(error)) return false;
    throw error;
  }
}

/** Compares changes confirmed to a visitor with the service's state; returns the differences. */
export async function lostChanges(memory: Memory, url: string): Promise<string[]> {
  const { call, signIn } = serviceAt(url);
  const key = memory.key ?? (await signIn(memory.email)).key;
  const me = await call('GET', '/api/auth/me', { key });
  const { profiles = [] } = (await call('GET', '/api/profiles', { key })).body ?? {};
  const ids = new Set(profiles.map(({ id }: { id: string }) => id));
  const wrong: string[] = [];
  if (me.status !== 200) wrong.push(`an issued key returns ${me.status}`);
  if (me.body.profileCount !== ids.size) wrong.push(`${me.body.profileCount} counted, ${ids.size} listed`);
  for (const id of memory.created) if (!ids.has(id)) wrong.push(`the profile ${id} was created and is lost`);
  for (const id of memory.deleted) {
    const path = `/api/horoscope/daily?profileId=${id}&startDate=2020-01-01&endDate=2020-01-01`;
    const { status } = await call('GET', path, { key });
    if (ids.has(id) || status !== 404) wrong.push(`the profile ${id} was deleted but returns ${status}`);
  }
  return wrong;
}

async function makePremium(access: TableAccess, userId: string): Promise<void> {
  await onTable(access, 'UpdateItem', {
    Key: { PK: { S: `USER#${userId}` }, SK: { S: 'META' } },
    UpdateExpression: 'SET tier = :tier',
    ExpressionAttributeValues: { ':tier': { S: 'premium' } },
  }).catch((cause) => {
    throw new ServiceStopped('The table cannot be reached', { cause });
  });
}

class ServiceStopped extends Error {}

/** Whether fetch lost its connection. The error may come from another realm, so `instanceof TypeError` would fail. */
const isCutOff = (error: unknown) => (error as Error).name === 'TypeError';

function expected(answer: Answer, status: number): Answer {
  if (answer.status === status) return answer;
  throw new Error(`${status} was expected, not ${answer.status} ${answer.text}`);
}
