import { randomBytes, randomInt } from 'node:crypto';
import type { Account } from '#lib/accounts/caller.ts';
import { forecastDays } from '#lib/forecast/forecast-days.ts';
import { type ForecastEntry, MODEL_VERSION } from '#lib/forecast/forecast-entry.ts';
import { randomListedCity } from '#lib/places/city-list.ts';
import { occasionOf } from '#lib/reading/day/occasion.ts';
import { ratingWord } from '#lib/reading/rating-words.ts';
import type { ReaderBirth } from '#lib/reading/reader.ts';
import { notFound, profileNotFound, ServiceError } from '#lib/service-error.ts';
import * as judgments from '#lib/table/judgments.ts';
import type { Profile } from '#lib/table/profiles.ts';
import { twoDigits } from '#lib/time/calendar-date.ts';
import { addDays, dateInZone, mondayOf } from '#lib/time/civil-day.ts';
import { consumeEdit } from './consume-edit.ts';
import { dayZoneOf } from './forecast-range.ts';
import { publicTest } from './judged-fields.ts';
import { findProfile } from './profiles.ts';
import { beforeBirth, loadDay } from './verdicts.ts';

/**
 * Returns a profile's test of the current week in `tz`, by default `dayZoneOf`, and creates it if there is none, which
 * counts as an edit. Throws `not_found`, `rate_limited`, and `invalid_request` if the birth was today.
 */
export async function startBlindTest(
  account: Account,
  profileId: string,
  { tz }: { tz?: string | undefined },
  nowMs = Date.now(),
) {
  const profile = await findProfile(account.userId, profileId);
  const timeZone = tz ?? dayZoneOf(profile);
  const today = dateInZone(nowMs, timeZone);
  const week = mondayOf(today);
  const find = () => judgments.findTest(profileId, week);
  const existing = await find();
  if (existing) return publicTest(existing);
  await consumeEdit(account, nowMs);
  const date = addDays(today, -1);
  if (date < profile.birthDate) throw new ServiceError('invalid_request', beforeBirth(date, profile));
  const entry = await loadDay(profile, date, timeZone, account);
  const own = randomInt(2) === 0 ? 0 : 1;
  const { summary: other } = drawOther(profile, entry, timeZone);
  await judgments.createTest(account.userId, profileId, {
    ...{ week, date, own, modelVersion: MODEL_VERSION },
    texts: own === 0 ? [entry.summary, other] : [other, entry.summary],
    nonce: randomBytes(16).toString('hex'),
  });
  // A concurrent request may have created another test.
  const test = await find();
  if (!test) throw profileNotFound();
  return publicTest(test);
}

/**
 * Stores the first answer to a profile's test, and returns the test with what it hid. Throws `not_found` for an unknown profile or
 * test.
 */
export async function answerBlindTest(
  { userId }: Account,
  profileId: string,
  { id, choice }: { id: string; choice: number },
  nowMs = Date.now(),
) {
  await findProfile(userId, profileId);
  const test = await judgments.findTest(profileId, id);
  if (!test) throw notFound('The test');
  if (test.choice !== undefined) return publicTest(test);
  await judgments.answerTest(userId, profileId, test, choice, new Date(nowMs).toISOString());
  // If a concurrent request has answered, its answer counts.
  const answered = await judgments.findTest(profileId, id);
  if (answered?.choice === undefined) throw profileNotFound();
  return publicTest(answered);
}

/** About one made-up birth in four has a rating with the same word. */
const MAX_DRAWS = 30;

/**
 * Returns a made-up birth's day with the same word for its rating, or else with the closest rating. It has what would tell the
 * texts apart in common with the reader's: the zone, whether the time of birth is known, the matters, and a birthday.
 */
export function drawOther(profile: Profile, own: ForecastEntry, timeZone: string): ForecastEntry {
  const days = { dates: [own.date], timeZone };
  let closest: ForecastEntry | undefined;
  const distanceOf = (entry: ForecastEntry) => Math.abs(entry.overallRating - own.overallRating);
  for (let draw = 0; draw < MAX_DRAWS || !closest; draw++) {
    const [entry] = forecastDays(drawBirth(profile, own.date), days);
    if (!entry || entry.summary === own.summary) continue;
    if (ratingWord(entry.overallRating) === ratingWord(own.overallRating)) return entry;
    if (!closest || distanceOf(entry) < distanceOf(closest)) closest = entry;
  }
  return closest;
}

const [MIN_AGE, MAX_AGE] = [18, 80];

/** Draws a birth in a random city, 18 to 80 years before a date, with the reader’s matters and a time if theirs is known. */
export function drawBirth({ birthDate, birthTime, matters = [] }: Profile, date: string): ReaderBirth {
  const { latitude, longitude, geocoderZone = 'UTC' } = randomListedCity();
  const time = birthTime !== undefined && {
    birthTime: `${twoDigits(randomInt(24))}:${twoDigits(randomInt(60))}`,
  };
  const { isBirthday } = occasionOf(date, birthDate);
  return {
    birthDate: drawDate(date, isBirthday),
    ...time,
    timeZone: geocoderZone,
    latitude,
    longitude,
    matters,
  };
}

function drawDate(date: string, isBirthday: boolean): string {
  // In steps of four years, so that every year has the 29th of February.
  if (isBirthday)
    return `${Number(date.slice(0, 4)) - 4 * randomInt(Math.ceil(MIN_AGE / 4), MAX_AGE / 4)}${date.slice(4)}`;
  for (;;) {
    const drawn = addDays(date, -randomInt(MIN_AGE * 366, MAX_AGE * 365));
    if (!occasionOf(date, drawn).isBirthday) return drawn;
  }
}
