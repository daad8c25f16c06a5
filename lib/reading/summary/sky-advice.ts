import { SIGNS } from '#lib/ephemeris/zodiac.ts';
import type { ScoredDay } from '#lib/scoring/day.ts';
import { type Stance, topicSet } from '../lists/topics.ts';
import type { Locale, SkyAdvice } from '../locale.ts';
import { elementAt, J2000_MS, roundsOfMoon } from '../rotation.ts';
import { barsBeginnings, type SkyNews } from './sky-news.ts';

const DAY_MS = 86_400_000;

/**
 * Days per step of the rotation. Similar events within a month (Mercury entering a sign twice, two new Moons in a sign) are
 * one or two steps apart, so three variants are enough to avoid repetition. A year isn't a multiple of three steps (48 days),
 * so the advice for annual events varies.
 */
const STRETCH_DAYS = 16;
/**
 * Variants per return of the Moon to a sign: one for the first day of a void of course, a substitute, and one for the second
 * day. A third day uses the substitute of the next return.
 */
const VARIANTS_A_RETURN = 3;
const VARIANT_BY_DAY = [0, 2, 4];

/**
 * Renders the day's news with advice that contradicts neither the rest of the day's reading nor other advice. On a day
 * with an eclipse or a long void of course, the advice doesn't suggest beginning anything.
 */
export function skySentences(
  day: ScoredDay,
  allNews: readonly SkyNews[],
  stance: Stance,
  locale: Locale,
): string[] {
  let { favorable, unfavorable } = stance;
  const agrees = ({ speaksFor, speaksAgainst, begins }: SkyAdvice) =>
    !(begins && barsBeginnings(day)) &&
    (topicSet(speaksFor) & unfavorable) === 0 &&
    (topicSet(speaksAgainst) & favorable) === 0;
  return allNews.map((news) => {
    const { text, speaksFor, speaksAgainst } = firstAdvice(agrees, news, locale);
    favorable |= topicSet(speaksFor);
    unfavorable |= topicSet(speaksAgainst);
    return locale.sky.sentence(news, text, rotationOf(news));
  });
}

/** Renders an event with neutral advice, for texts without activity lists. */
export function skySentence(news: SkyNews, locale: Locale): string {
  return locale.sky.sentence(news, firstAdvice(isNeutral, news, locale).text, rotationOf(news));
}

function isNeutral({ speaksFor, speaksAgainst, begins }: SkyAdvice): boolean {
  return speaksFor === undefined && speaksAgainst === undefined && begins === undefined;
}

/**
 * The first piece of advice, starting at the event's rotation, that satisfies a condition. If none does, the piece at the
 * rotation.
 */
function firstAdvice(holds: (advice: SkyAdvice) => boolean, news: SkyNews, { sky }: Locale): SkyAdvice {
  const variants = sky.advice(news);
  const rotation = rotationOf(news);
  for (let step = 0; step < variants.length; step += 1) {
    const advice = elementAt(variants, rotation + step);
    if (holds(advice)) return advice;
  }
  return elementAt(variants, rotation);
}

/** The rotation of an event. The rotation of the next similar event differs, so that the two events are worded differently. */
function rotationOf(news: SkyNews): number {
  if (news.kind !== 'void of course') return Math.floor((news.atMs - J2000_MS) / (STRETCH_DAYS * DAY_MS));
  const returns = roundsOfMoon(news.atMs, 30 * SIGNS.indexOf(news.sign) + 15);
  return VARIANTS_A_RETURN * returns + (VARIANT_BY_DAY[news.datesBefore] ?? 0);
}
