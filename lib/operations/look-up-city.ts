import { setTimeout as sleep } from 'node:timers/promises';
import { cityLookUpLimits, stageLimits } from '#lib/accounts/limits.ts';
import { logError } from '#lib/log.ts';
import { type City, findCity, isSearchable } from '#lib/places/find-city.ts';
import { unavailable } from '#lib/refusal.ts';
import * as cities from '#lib/table/cities.ts';
import * as counters from '#lib/table/counters.ts';
import type { User } from '#lib/table/users.ts';
import { takeOfCaller, takeOfStage } from './take-limits.ts';
import { undoIfFailed } from './undo-if-failed.ts';

/** How long a request waits for another that is looking the same city up: by then that one has answered or died. */
const WAIT_MS = 10_000;
const PAUSE_MS = 150;

const stage = stageLimits();

/**
 * The city that a user means by a text, bought of Amazon Location only if nobody has asked for it before; undefined if
 * there is none. Refused as `rate_limited` beyond the account's look-ups of a day, and as `unavailable` beyond the
 * stage's of an hour. A failing cache costs a look-up and never breaks an answer.
 */
export async function lookUpCity(user: User, asked: string): Promise<City | undefined> {
  // As the cache reads it: what one person's odd spelling finds, or does not, is kept for those who write it plainly.
  const text = cities.asCached(asked);
  if (!isSearchable(text)) return undefined;
  const known = await knownOrClaimed(text);
  if (known) return known.city;
  const city = await undoIfFailed(buy(user, text), () => cities.release(text).catch(noted));
  await cities.keep(text, { city }).catch(noted);
  return city;
}

const noted = (error: unknown): undefined => {
  logError('the cache of cities failed', {}, error);
  return undefined;
};

/** What is known of a text, or undefined when it is for this request to look it up. */
async function knownOrClaimed(text: string): Promise<{ city: City | undefined } | undefined> {
  const giveUpMs = Date.now() + WAIT_MS;
  try {
    do {
      const known = await cities.find(text);
      if (known || (await cities.claim(text))) return known;
      await sleep(PAUSE_MS);
    } while (Date.now() < giveUpMs);
  } catch (error) {
    return noted(error);
  }
  throw unavailable(new Error('Another request has not yet found this city'));
}

async function buy(user: User, text: string): Promise<City | undefined> {
  const nowMs = Date.now();
  const { ofUser, ofStage } = cityLookUpLimits(stage, user, nowMs);
  const ofAccount = `At most ${stage.cityLookUpsPerUserPerDay} cities a day are looked up for one account; those that are known already do not count.`;
  await takeOfCaller(ofUser, ofAccount, nowMs);
  const sentence = 'The service has looked up as many new cities as it may in an hour';
  const buying = takeOfStage(ofStage, { code: 'stage_look_ups_used_up', sentence }, nowMs).then(() =>
    findCity(text),
  );
  return undoIfFailed(buying, () => counters.giveBackAll(ofUser, nowMs));
}
