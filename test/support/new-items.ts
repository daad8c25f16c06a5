import { randomUUID } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { newId } from '#lib/accounts/identifiers.ts';
import type { ForecastEntry } from '#lib/forecast/forecast-entry.ts';
import { DEFAULT_LANGUAGE } from '#lib/forecast/languages.ts';
import * as apiKeys from '#lib/table/api-keys.ts';
import * as calendars from '#lib/table/calendars.ts';
import * as deliveries from '#lib/table/deliveries.ts';
import * as forecasts from '#lib/table/forecasts.ts';
import * as judgments from '#lib/table/judgments.ts';
import type { Profile } from '#lib/table/profiles.ts';
import * as returningDevices from '#lib/table/returning-devices.ts';
import { itemKeys, TableName, table } from '#lib/table/single-table.ts';
import { transactWrite } from '#lib/table/transactions.ts';
import * as users from '#lib/table/users.ts';
import { newEmail } from './service.ts';

/** Stores an account created at a given time. */
export async function storeUser(madeAtMs = Date.now()): Promise<users.User> {
  const email = newEmail();
  await users.ensure(email, madeAtMs);
  const user = await users.findByEmail(email);
  if (!user) throw new Error('The account does not exist');
  return user;
}

/** Stores both items of a session that has no usable cookie, and returns the session's hash. */
export async function storeSession(userId: string): Promise<string> {
  const hash = randomUUID();
  for (const Item of [{ ...itemKeys.session(hash), userId }, itemKeys.sessionOfUser(userId, hash)])
    await table.send(new PutCommand({ TableName, Item }));
  return hash;
}

/**
 * Stores one item of each of these kinds for an account and its profile: forecasts, a key, a calendar, a delivery, a verdict, an
 * answered blind test, a session and a returning device. Returns what names them.
 */
export async function storeDependents(userId: string, profileId: string) {
  await storeForecasts(userId, profileId);
  const [key, calendar] = [newKey(userId), newCalendar(userId, profileId)];
  await apiKeys.create(key);
  await calendars.create(calendar);
  const delivery = { profileId, channel: 'mail', date: '2027-01-01' } as const;
  await deliveries.claim(delivery, 'one', Date.now());
  await judgments.setVerdict(userId, profileId, newVerdict(delivery.date));
  const blindTest = newBlindTest('2026-12-28');
  await judgments.createTest(userId, profileId, blindTest);
  await judgments.answerTest(userId, profileId, blindTest, 0, '2027-01-01T07:00:00.000Z');
  const session = await storeSession(userId);
  const device = randomUUID();
  await transactWrite(returningDevices.putWrites(userId, device, Date.now()));
  return { key, calendar, delivery, blindTest, session, device };
}

/** A new profile to store. */
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

/** A new API key to store, with a random hash that matches no actual key. */
export const newKey = (userId: string, secretVersion = '1', nowMs = Date.now()): apiKeys.StoredKey => ({
  id: newId('key', nowMs),
  userId,
  hash: randomUUID(),
  name: 'My calendar',
  start: 'hsk_abcd',
  secretVersion,
  createdAt: new Date().toISOString(),
});

/** A new calendar to store, optionally created with a key. Its random token hash matches no URL. */
export const newCalendar = (userId: string, profileId: string, keyId?: string): calendars.StoredCalendar => ({
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

/** A cached forecast entry. */
export const newEntry = (date: string): ForecastEntry => ({
  date,
  overallRating: 6.5,
  metrics: { energy: 'Good', focus: 'Low', romance: 'High', luck: 'Moderate' },
  favorable: ['Job interviews', 'Weekend trips'],
  unfavorable: ['Major purchases', 'Difficult conversations'],
  luckyColors: [
    { name: 'Gold', hex: '#D4AF37' },
    { name: 'Sage Green', hex: '#9CAF88' },
  ],
  luckyNumbers: [1, 19, 28, 46],
  summary: 'Vénus — “sextile”.',
});

/** Caches forecast entries in a zone other than the birthplace's, so that the item of cached zones is written, too. */
export async function storeForecasts(
  userId: string,
  profileId: string,
  entries = [newEntry('2026-01-01')],
  birth = 'born',
): Promise<void> {
  const model = { modelVersion: '1', language: DEFAULT_LANGUAGE };
  const zone = { timeZone: 'Europe/London', isOfBirthplace: false };
  await forecasts.store({ userId, profileId, birth, ...model, ...zone }, entries);
}

/** A new verdict with a note to store. */
export const newVerdict = (date: string): judgments.Verdict => ({
  ...{ date, verdict: 'yes', note: 'A note.', rating: 8.2 },
  ...{ modelVersion: '9', updatedAt: new Date().toISOString() },
});

/** A new blind test to store, whose first text is the own one. */
export const newBlindTest = (week: string): judgments.BlindTest => ({
  ...{ week, date: week, texts: ['One.', 'Two.'], own: 0 },
  ...{ nonce: randomUUID(), modelVersion: '9' },
});
