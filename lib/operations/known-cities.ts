import { setTimeout as sleep } from 'node:timers/promises';
import type { LookUpLimits } from '#lib/accounts/look-up-limits.ts';
import { logError } from '#lib/log.ts';
import { type City, findCities, isSearchable } from '#lib/places/find-cities.ts';
import { unavailable } from '#lib/refusal.ts';
import * as cities from '#lib/table/cities.ts';
import { giveBackToAccount, takeOfAccount, takeOfStage } from './take-limits.ts';
import { undoIfFailed } from './undo-if-failed.ts';

/** How long a request waits for another that is looking the same text up: by then that one has answered or died. */
const WAIT_MS = 10_000;
const PAUSE_MS = 150;

/** What a text that nobody has asked for before counts against, with a sentence for who has used theirs up. */
export type Allowance = LookUpLimits & { sentence: string };

/**
 * The cities that a text may mean, the likeliest first, bought of Amazon Location only if nobody has asked for it before.
 * Refused as `rate_limited` beyond the user's part of the allowance, and as `unavailable` beyond the stage's. A failing
 * cache costs a look-up and never breaks an answer.
 */
export async function knownCities(
  asked: string,
  allowanceAt: (nowMs: number) => Promise<Allowance>,
): Promise<City[]> {
  // As the cache reads it: what one person's odd spelling finds, or does not, is kept for those who write it plainly.
  const text = cities.asCached(asked);
  if (!isSearchable(text)) return [];
  const known = await knownOrClaimed(text);
  if (known) return known;
  const found = await undoIfFailed(buy(text, allowanceAt), () => cities.release(text).catch(noted));
  await cities.keep(text, found).catch(noted);
  return found;
}

const noted = (error: unknown): undefined => {
  logError('the cache of cities failed', {}, error);
  return undefined;
};

/** What is known of a text, or undefined when it is for this request to look it up. */
async function knownOrClaimed(text: string): Promise<City[] | undefined> {
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

async function buy(text: string, allowanceAt: (nowMs: number) => Promise<Allowance>): Promise<City[]> {
  const nowMs = Date.now();
  const { ofUser, ofStage, sentence } = await allowanceAt(nowMs);
  await takeOfAccount(ofUser, { sentence, nowMs });
  const usedUp = 'The service has looked up as many new cities as it may in an hour';
  const buying = takeOfStage(ofStage, { code: 'stage_look_ups_used_up', sentence: usedUp }, nowMs).then(() =>
    findCities(text),
  );
  return undoIfFailed(buying, () => giveBackToAccount(ofUser, nowMs));
}
