import { randomUUID } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { newId } from '#lib/accounts/identifiers.ts';
import type { ForecastEntry } from '#lib/forecast/forecast-entry.ts';
import type { StoredKey } from '#lib/table/api-keys.ts';
import type { StoredCalendar } from '#lib/table/calendars.ts';
import type { Profile } from '#lib/table/profiles.ts';
import { itemKeys, TableName, table } from '#lib/table/single-table.ts';
import * as users from '#lib/table/users.ts';
import { newEmail } from './service.ts';

/** Stores an account that was made at a given time. */
export async function storeUser(madeAtMs = Date.now()): Promise<users.User> {
  const email = newEmail();
  await users.ensure(email, madeAtMs);
  const user = await users.findByEmail(email);
  if (!user) throw new Error('The account is not there');
  return user;
}

/** Stores both items of a session that nobody has the cookie of, and answers under which hash. */
export async function storeSession(userId: string): Promise<string> {
  const hash = randomUUID();
  for (const key of [itemKeys.session(hash), itemKeys.sessionOfUser(userId, hash)])
    await table.send(new PutCommand({ TableName, Item: { ...key, userId } }));
  return hash;
}

/** A profile that can be stored, with an identifier of its own. */
export const newProfile = (nowMs = Date.now()): Profile => ({
  id: newId('prf', nowMs),
  name: 'Ada',
  birthDate: '1990-06-15',
  birthCity: 'London, United Kingdom',
  latitude: 51.5,
  longitude: -0.1,
  timeZone: 'Europe/London',
  sunSign: 'Gemini',
  createdAt: new Date(nowMs).toISOString(),
});

/** A key of a user that can be stored, with an identifier of its own; nobody can present it. */
export const newKey = (userId: string, secretVersion = '1', nowMs = Date.now()): StoredKey => ({
  id: newId('key', nowMs),
  userId,
  hash: randomUUID(),
  name: 'My calendar',
  start: 'hsk_abcd',
  secretVersion,
  createdAt: new Date().toISOString(),
});

/** A calendar of a profile that can be stored, made with a key if one is given; nobody has its address. */
export const newCalendar = (userId: string, profileId: string, keyId?: string): StoredCalendar => ({
  id: newId('cal', Date.now()),
  userId,
  profileId,
  ...(keyId !== undefined && { keyId }),
  tokenHash: randomUUID(),
  name: 'Ada',
  events: 'days',
  secretVersion: '1',
  createdAt: new Date().toISOString(),
});

/** An entry of a forecast as it is kept in the cache. */
export const newEntry = (date: string): ForecastEntry => ({
  date,
  overallRating: 6.5,
  metrics: { energy: 'Good', focus: 'Low', romance: 'High', luck: 'Moderate' },
  favorable: ['Job interviews', 'Weekend trips'],
  unfavorable: ['Major purchases', 'Difficult conversations'],
  luckyColors: [{ name: 'Gold', hex: '#D4AF37' }],
  luckyNumbers: [1, 19, 28, 46],
  summary: 'Vénus — “sextile”.',
});
