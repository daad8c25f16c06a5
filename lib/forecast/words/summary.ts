import { SIGNS } from '#lib/ephemeris/index.ts';
import type { Contact, ScoredDay } from '../day.ts';
import { chooseContacts, type Said } from './choose-contacts.ts';
import { bandOf, OPENERS } from './openers.ts';
import { followingSentence, leadSentence } from './sentences.ts';
import { skySentence } from './sky-sentences.ts';
import type { ListedThemes } from './themes.ts';
import { dayNumber, modulo } from './turns.ts';
import type { Tone } from './wording.ts';

/** Beyond this a summary does without its third contact. */
const MOST_CHARACTERS = 420;
const MOST_SENTENCES = 4;

/**
 * The summary of a day: two to four sentences of at most thirty words. The first introduces the day as its
 * rating has it, with a strong contact that agrees; the others name the strongest contact, the news, and what
 * the sky does for everybody. What went on yesterday already is said to go on, and nothing goes against the lists.
 */
export function summary(day: ScoredDay, yesterday: ScoredDay | undefined, listed: ListedThemes): string {
  const today = dayNumber(day.date);
  const { lead, others } = chooseContacts(day, listed, today);
  const opener = openerOf(day, today);
  const first = lead && leadSentence(opener, lead, day);
  const beginning = first?.text ?? `With the Moon in ${day.sky.moonSign}, this is ${opener}.`;
  const before = first && lead && { tone: lead.tone, frame: first.frame };
  const sky = skySentence(day);
  const ordered = inOrder(others, lead);
  const following = followingTexts(ordered, before, day, yesterday);
  const text = compose(beginning, following, sky);
  if (text.length <= MOST_CHARACTERS || others.length < 2) return text;
  const fewer =
    ordered === others ? following.slice(0, -1) : followingTexts(others.slice(0, -1), before, day, yesterday);
  return compose(beginning, fewer, sky);
}

function followingTexts(
  others: readonly Said[],
  lead: { tone: Tone; frame: number } | undefined,
  day: ScoredDay,
  yesterday: ScoredDay | undefined,
): string[] {
  const texts: string[] = [];
  let before = lead;
  for (const next of others) {
    const sentence = followingSentence(next, before, wasThere(next.contact, yesterday), day);
    texts.push(sentence.text);
    before = { tone: next.tone, frame: sentence.frame };
  }
  return texts;
}

function compose(beginning: string, following: readonly string[], sky: string | undefined): string {
  const texts = [beginning, ...following];
  if (sky !== undefined && texts.length < MOST_SENTENCES) texts.push(sky);
  if (texts.length === 1) texts.push('Nothing else presses from outside, so the pace is yours to choose.');
  return texts.join(' ');
}

/** Two further contacts with the one of the lead's tone first, so that the summary turns once at most. */
function inOrder(others: readonly Said[], lead: Said | undefined): readonly Said[] {
  const [second, third] = others;
  const swaps = others.length === 2 && third?.tone === lead?.tone && second?.tone !== lead?.tone;
  return swaps ? others.toReversed() : others;
}

/**
 * The band's phrase for the Moon's sign, moved on from day to day so that no two days running have the same.
 */
function openerOf(day: ScoredDay, today: number): string {
  const openers = OPENERS[bandOf(day.overallRating)];
  const sign = (SIGNS as readonly string[]).indexOf(day.sky.moonSign);
  return openers[modulo(sign + 5 * today, openers.length)] as string;
}

/** Whether a contact stood yesterday where it stands today: on the way to its perfection or from it. */
function wasThere({ transiting, aspect, natal, stage }: Contact, yesterday: ScoredDay | undefined): boolean {
  if (yesterday === undefined || (stage !== 'building' && stage !== 'easing')) return false;
  return yesterday.contacts.some(
    (contact) =>
      contact.stage === stage &&
      contact.transiting === transiting &&
      contact.natal === natal &&
      contact.aspect === aspect,
  );
}
