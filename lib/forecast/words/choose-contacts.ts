import { BODIES, type Body } from '#lib/ephemeris/bodies.ts';
import type { Contact, ScoredDay, Stage } from '../day.ts';
import { wordingFor } from './contact-words.ts';
import { bandOf } from './openers.ts';
import { turnOf } from './turns.ts';
import { SLOW_BODIES, type Tone, toneOf, type Wording } from './wording.ts';

/** A contact with the wording that holds for it on the day. */
export type Said = { contact: Contact; wording: Wording; turn: number; tone: Tone };

type ByStage<Value> = Readonly<Record<Stage, Value>>;
type Shares = { quick: ByStage<number>; slow: ByStage<number>; moon: number };

/**
 * How much of its size a contact keeps when the day's news is chosen. The slow bodies, Jupiter and beyond,
 * make news on the few days when a contact of theirs begins, perfects or ends; the Moon makes some every day: hers
 * are the quick bodies' shares times `moon`.
 */
const NEWS: Shares = {
  quick: {
    exact: 2.2,
    entering: 1.3,
    'day-before': 0.8,
    'day-after': 0.6,
    leaving: 0.6,
    building: 0.4,
    easing: 0.3,
  },
  slow: {
    exact: 9,
    entering: 6,
    'day-before': 3,
    'day-after': 2,
    leaving: 4,
    building: 0.6,
    easing: 0.5,
  },
  moon: 0.6,
};

const LEADING_STAGES: ByStage<number> = {
  exact: 1.5,
  'day-before': 1.2,
  entering: 1.1,
  'day-after': 1,
  building: 0.9,
  easing: 0.8,
  leaving: 0.8,
};

/** The same when the day's first word is chosen: with less spread, for the strong should lead. */
const LEADING: Shares = { quick: LEADING_STAGES, slow: LEADING_STAGES, moon: 0.75 };

const MOST = 3;

/** Both shares of every transiting body at every stage. */
const SHARES = Object.fromEntries(
  BODIES.map((body) => {
    const stages = Object.keys(LEADING_STAGES) as Stage[];
    const shares = stages.map((stage) => [
      stage,
      { leading: shareOf(LEADING, body, stage), news: shareOf(NEWS, body, stage) },
    ]);
    return [body, Object.fromEntries(shares)];
  }),
) as Readonly<Record<Body, ByStage<{ leading: number; news: number }>>>;

function shareOf({ quick, slow, moon }: Shares, body: Body, stage: Stage): number {
  if (body === 'Moon') return quick[stage] * moon;
  return SLOW_BODIES.has(body) ? slow[stage] : quick[stage];
}

/**
 * What a summary speaks of: the contact that leads, and up to three in all, in the order of their importance.
 */
export type Choice = { lead: Said | undefined; others: readonly Said[] };

/**
 * The contacts that a day's summary speaks of. The lead is one of the strongest that agrees with the rating
 * (helping from 6 on, hurting below 5, either between). The others are the strongest of all, if that is
 * another, and then the greatest news, of the other tone if those two agree and there is one.
 */
export function chooseContacts(day: ScoredDay): Choice {
  weigh(day.contacts);
  const spent: Contact[] = [];
  const lead = best(day, spent, leading, leadTone(day));
  const others: Said[] = [];
  const most = lead === undefined ? MOST : MOST - 1;
  const strongest = day.contacts[0];
  if (strongest !== undefined && !spent.includes(strongest)) add(others, say(strongest, spent, day));
  const tone = (lead ?? others[0])?.tone;
  if (others.every((said) => said.tone === tone)) add(others, best(day, spent, news, opposite(tone)));
  while (others.length < most && spent.length < day.contacts.length)
    add(others, best(day, spent, news, undefined));
  return { lead, others };
}

// Filled anew for each day: a year's worth of new ones would take longer than filling them.
const leading: number[] = [];
const news: number[] = [];

/** Writes what is left of each contact's size when the lead and when the news is chosen. */
function weigh(contacts: readonly Contact[]): void {
  for (let i = 0; i < contacts.length; i += 1) {
    const { transiting, stage, points } = contacts[i] as Contact;
    const shares = SHARES[transiting][stage];
    const size = Math.abs(points.rating);
    leading[i] = size * shares.leading;
    news[i] = size * shares.news;
  }
}

function add(others: Said[], said: Said | undefined): void {
  if (said !== undefined) others.push(said);
}

function leadTone({ overallRating }: ScoredDay): Tone | undefined {
  const band = bandOf(overallRating);
  if (band === 'mixed') return undefined;
  return band === 'careful' || band === 'hard' ? 'hurts' : 'helps';
}

function opposite(tone: Tone | undefined): Tone | undefined {
  return tone === 'helps' ? 'hurts' : tone === 'hurts' ? 'helps' : undefined;
}

/**
 * The contact of a tone, or of any, that has the largest weight and can be said; all that are tried are spent.
 */
function best(
  day: ScoredDay,
  spent: Contact[],
  weights: readonly number[],
  tone: Tone | undefined,
): Said | undefined {
  for (;;) {
    let found: Contact | undefined;
    let foundWeight = -1;
    for (let i = 0; i < day.contacts.length; i += 1) {
      const weight = weights[i] as number;
      if (weight <= foundWeight) continue;
      const contact = day.contacts[i] as Contact;
      if ((tone !== undefined && toneOf(contact) !== tone) || spent.includes(contact)) continue;
      found = contact;
      foundWeight = weight;
    }
    if (found === undefined) return undefined;
    const said = say(found, spent, day);
    if (said !== undefined) return said;
  }
}

function say(contact: Contact, spent: Contact[], day: ScoredDay): Said | undefined {
  spent.push(contact);
  const turn = turnOf(contact, day);
  const wording = wordingFor(contact, day, turn);
  return wording && { contact, wording, turn, tone: toneOf(contact) };
}
