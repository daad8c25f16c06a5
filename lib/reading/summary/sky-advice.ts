import { SIGNS } from '#lib/ephemeris/zodiac.ts';
import type { ScoredDay } from '#lib/scoring/day.ts';
import { type Stance, setOfThemes } from '../lists/theme-sets.ts';
import type { Locale, SkyAdvice } from '../locale.ts';
import { elementAt, J2000_MS, roundsOfMoon } from '../rotation.ts';
import type { SkyNews } from './sky-event.ts';
import { barsBeginnings } from './sky-news.ts';

const DAY_MS = 86_400_000;

/**
 * So many days are over once or twice, never three times, between two events of one place within a month (Mercury into a
 * sign and again, two new Moons in a sign): three variants are then never the same. A year is no multiple of three of it.
 */
const STRETCH_DAYS = 16;
/**
 * The variants of a place that one return of the Moon uses up: one, its stand-in, and one for a second day. A third day,
 * which comes once in some years, takes the stand-in of the next return.
 */
const VARIANTS_A_RETURN = 3;
const VARIANT_BY_DAY = [0, 2, 4];

/**
 * The sentences for the news of a day's sky, with a piece of advice each that neither goes against what else the day says
 * nor against another's, nor advises to begin anything under an eclipse or a Moon void of course.
 */
export function skySentences(
  day: ScoredDay,
  allNews: readonly SkyNews[],
  said: Stance,
  locale: Locale,
): string[] {
  const bars = barsBeginnings(day);
  let { favorable, unfavorable } = said;
  return allNews.map((news) => {
    const { text, speaksFor, speaksAgainst } = adviceFor(news, { favorable, unfavorable }, bars, locale);
    favorable |= setOfThemes(speaksFor);
    unfavorable |= setOfThemes(speaksAgainst);
    return locale.sky.sentence(news, text, rotationOf(news));
  });
}

/** The sentence for what the sky does on a day of which no lists are known: its advice speaks for and against nothing. */
export function skySentence(news: SkyNews, locale: Locale): string {
  const rotation = rotationOf(news);
  return locale.sky.sentence(news, firstThat(isNeutral, news, rotation, locale).text, rotation);
}

function adviceFor(news: SkyNews, said: Stance, bars: boolean, locale: Locale): SkyAdvice {
  const agrees = ({ speaksFor, speaksAgainst, begins }: SkyAdvice) =>
    !(begins && bars) &&
    (setOfThemes(speaksFor) & said.unfavorable) === 0 &&
    (setOfThemes(speaksAgainst) & said.favorable) === 0;
  return firstThat(agrees, news, rotationOf(news), locale);
}

function isNeutral({ speaksFor, speaksAgainst, begins }: SkyAdvice): boolean {
  return speaksFor === undefined && speaksAgainst === undefined && begins === undefined;
}

/** The first advice, going round from a rotation, that holds; every place has one that always does. */
function firstThat(
  holds: (advice: SkyAdvice) => boolean,
  news: SkyNews,
  rotation: number,
  { sky }: Locale,
): SkyAdvice {
  const variants = sky.advice(news);
  for (let step = 0; step < variants.length; step += 1) {
    const advice = elementAt(variants, rotation + step);
    if (holds(advice)) return advice;
  }
  return elementAt(variants, rotation);
}

/** A whole number that differs between an event and the next of its place, so that other words are found for it. */
function rotationOf(news: SkyNews): number {
  if (news.kind !== 'void of course') return Math.floor((news.atMs - J2000_MS) / (STRETCH_DAYS * DAY_MS));
  const returns = roundsOfMoon(news.atMs, 30 * SIGNS.indexOf(news.sign) + 15);
  return VARIANTS_A_RETURN * returns + (VARIANT_BY_DAY[news.datesBefore] ?? 0);
}
