import { SIGNS } from '#lib/ephemeris/zodiac.ts';
import type { ScoredDay, ScoredTransit } from '#lib/scoring/day.ts';
import type { ListedThemes } from '../lists/catalogue.ts';
import type { Locale } from '../locale.ts';
import { dayNumber, elementAt } from '../rotation.ts';
import { bandOf } from '../tones.ts';
import { chooseTransits, type Said } from './choose-transits.ts';
import { type Before, followingSentence, leadSentence } from './sentences.ts';
import { skyNews } from './sky-news.ts';

/** Beyond this a summary does without its third transit. */
const MOST_CHARACTERS = 420;
const MOST_SENTENCES = 4;

/**
 * The summary of a day: two to four sentences. The first introduces the day as its rating has it, with a strong transit
 * that agrees; the others name the strongest transit, the news, and what the sky does for everybody. What went on
 * yesterday already is said to go on, and nothing goes against the lists.
 */
export function summary(
  day: ScoredDay,
  yesterday: ScoredDay | undefined,
  listed: ListedThemes,
  locale: Locale,
): string {
  const today = dayNumber(day.date);
  const { lead, others } = chooseTransits(day, listed, today, locale.lines);
  const opener = openerOf(day, today, locale);
  const first = lead && leadSentence(opener, lead, day, locale);
  const beginning = first?.text ?? locale.withoutLead(opener, day.sky.moonSign);
  const before = first && lead && { tone: lead.tone, place: first.place };
  const news = skyNews(day);
  const sky = news && locale.skySentence(news);
  const tell = (some: readonly Said[]) => followingTexts(some, before, day, yesterday, locale);
  const ordered = inOrder(others, lead);
  const following = tell(ordered);
  const text = compose(beginning, following, sky, locale);
  if (text.length <= MOST_CHARACTERS || others.length < 2) return text;
  const fewer = ordered === others ? following.slice(0, -1) : tell(others.slice(0, -1));
  return compose(beginning, fewer, sky, locale);
}

function followingTexts(
  others: readonly Said[],
  lead: Before | undefined,
  day: ScoredDay,
  yesterday: ScoredDay | undefined,
  locale: Locale,
): string[] {
  const texts: string[] = [];
  let before = lead;
  for (const next of others) {
    const goesOn = wasThere(next.transit, yesterday);
    const { text, place } = followingSentence(next, before, goesOn, day, locale);
    texts.push(text);
    before = { tone: next.tone, place };
  }
  return texts;
}

function compose(
  beginning: string,
  following: readonly string[],
  sky: string | undefined,
  { nothingElse }: Locale,
): string {
  let text = beginning;
  for (const sentence of following) text += ` ${sentence}`;
  if (sky !== undefined && following.length + 1 < MOST_SENTENCES) return `${text} ${sky}`;
  return following.length === 0 ? `${text} ${nothingElse}` : text;
}

/** Two further transits with the one of the lead's tone first, so that the summary changes sides once at most. */
function inOrder(others: readonly Said[], lead: Said | undefined): readonly Said[] {
  const [second, third] = others;
  const swaps = others.length === 2 && third?.tone === lead?.tone && second?.tone !== lead?.tone;
  return swaps ? others.toReversed() : others;
}

/**
 * The band's phrase for the Moon's sign, moved on from day to day so that no two days running have the same.
 */
function openerOf({ overallRating, sky }: ScoredDay, today: number, { openers }: Locale): string {
  return elementAt(openers[bandOf(overallRating)], SIGNS.indexOf(sky.moonSign) + 5 * today);
}

/** Whether a transit stood yesterday where it stands today: on the way to its perfection or from it. */
function wasThere(
  { transiting, aspect, natal, stage }: ScoredTransit,
  yesterday: ScoredDay | undefined,
): boolean {
  if (yesterday === undefined || (stage !== 'building' && stage !== 'easing')) return false;
  return yesterday.transits.some(
    (transit) =>
      transit.stage === stage &&
      transit.transiting === transiting &&
      transit.natal === natal &&
      transit.aspect === aspect,
  );
}
