import type { ScoredDay } from '#lib/scoring/day.ts';
import type { Frame, Locale, Parts } from '../locale.ts';
import { elementAt, modulo, ROTATION_START } from '../rotation.ts';
import type { Tone } from '../tones.ts';
import type { Said } from './choose-transits.ts';

/** A finished sentence, and the place of its frame, so that the next one can take another. */
export type Sentence = { text: string; place: number };

/** What a sentence is linked to: the tone of the one before and the place of its frame. */
export type Before = { tone: Tone; place: number };

/** The least rating of a day that is good as a whole. */
const LEAST_GOOD = 6;

/**
 * The day's first sentence: how the day is, the transit that makes it so, and what it means. A transit that helps on a
 * day that is not good makes it so in spite of itself.
 */
export function leadSentence(opener: string, said: Said, day: ScoredDay, locale: Locale): Sentence {
  const { transit, line, rotation, tone } = said;
  const excepts = tone === 'helps' && day.overallRating < LEAST_GOOD;
  const frames = excepts ? locale.frames.excepting : locale.frames.leading;
  // A quick transit has about as many lines as there are frames: each round, a line is to stand in another one.
  const round = Math.floor(rotation / frames.length);
  const parts = { opener, link: '', transit, line: line.text, timeZone: day.timeZone };
  return firstThatFits(frames, parts, { start: rotation + round, round });
}

/**
 * A further sentence on a transit, linked to the one before: by contrast where it tells the other way, as
 * something that goes on where it was there yesterday, else as an addition. Its frame is not the one before's.
 */
export function followingSentence(
  { transit, line, rotation, tone }: Said,
  before: Before | undefined,
  goesOn: boolean,
  day: ScoredDay,
  locale: Locale,
): Sentence {
  const { links, frames } = locale;
  const contrasts = before !== undefined && tone !== before.tone;
  const same = goesOn ? links.continuation : links.addition;
  const suitable = line.relieves ? links.relief : contrasts ? links.contrast[tone] : same;
  const link = elementAt(suitable, rotation + ROTATION_START[transit.natal]);
  const start = rotation + ROTATION_START[transit.transiting];
  const round = Math.floor(rotation / frames.following.length);
  const parts = { opener: '', link, transit, line: line.text, timeZone: day.timeZone };
  return firstThatFits(frames.following, parts, { start, round, taken: before?.place });
}

/**
 * Tries the frames in turn from `start` on, but not the one taken before, then again with other phrases, and takes the
 * first sentence that is short enough. The tables' own limits leave at least one; should they be broken, it takes the
 * shortest. Throws a RangeError where no frame takes the parts.
 */
function firstThatFits(
  frames: readonly Frame[],
  parts: Parts,
  { start, round, taken }: { start: number; round: number; taken?: number | undefined },
): Sentence {
  let shortest: Sentence | undefined;
  for (let step = 0; step < 2 * frames.length; step += 1) {
    const place = modulo(start + step, frames.length);
    if (place === taken) continue;
    const framed = frames[place]?.(parts, round + Math.floor(step / frames.length));
    if (framed === undefined) continue;
    const { text, isShort } = framed;
    if (isShort) return { text, place };
    if (shortest === undefined || text.length < shortest.text.length) shortest = { text, place };
  }
  if (shortest === undefined) throw new RangeError(`No frame takes “${parts.line}”.`);
  return shortest;
}
