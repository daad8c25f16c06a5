import type { Body } from '#lib/ephemeris/bodies.ts';
import { timeOfDay } from '#lib/time/civil-day.ts';
import type { Aspect, Contact, Stage } from '../day.ts';
import { modulo } from './turns.ts';
import { SLOW_BODIES, spacesIn } from './wording.ts';

/**
 * The three forms in which a sentence can need a contact: `main` is a clause of its own, `aside` begins with
 * "with", `while` is a subordinate clause.
 */
export type Form = 'main' | 'aside' | 'while';

/** How an aspect is named: Mars *squares* your Sun, Mars *square* your Sun, *a square to* your Sun. */
const ASPECT_WORDS: Readonly<Record<Aspect, { verb: string; adjective: string; noun: string; a: string }>> = {
  conjunction: { verb: 'joins', adjective: 'conjunct', noun: 'conjunction with', a: 'a conjunction with' },
  sextile: { verb: 'sextiles', adjective: 'sextile', noun: 'sextile to', a: 'a sextile to' },
  square: { verb: 'squares', adjective: 'square', noun: 'square to', a: 'a square to' },
  trine: { verb: 'trines', adjective: 'trine', noun: 'trine to', a: 'a trine to' },
  opposition: { verb: 'opposes', adjective: 'opposite', noun: 'opposition to', a: 'an opposition to' },
};

/**
 * The stages, of which the slow bodies' last two stand apart: their lines say that something is over, while a
 * quick contact is felt as long as it lasts.
 */
type Moment = Stage | 'slow easing' | 'slow leaving';

/**
 * A contact in words. {T} is the transiting body and {N} the natal one; {verb}, {adjective}, {noun} and {a}
 * (the noun with its article) name the aspect; {time} is the local time of perfection and {away} how long it
 * is to it or since.
 */
const PHRASES: Readonly<Record<Moment, Readonly<Record<Form, readonly string[]>>>> = {
  entering: {
    main: ['{T} moves into {a} your natal {N}', '{T} begins {a} your natal {N}'],
    aside: ['with {T} starting {a} your natal {N}', 'with {T} newly {adjective} your natal {N}'],
    while: ['as {T} begins {a} your natal {N}', 'as {T} enters {a} your natal {N}'],
  },
  building: {
    main: ['{T} closes in on {a} your natal {N}', '{T} builds toward {a} your natal {N}'],
    aside: ['with {T} {away} from {a} your natal {N}', 'with {T} nearing {a} your natal {N}'],
    while: ['as {T} approaches {a} your natal {N}', 'while {T} works toward {a} your natal {N}'],
  },
  'day-before': {
    main: ['{T} is on the eve of {a} your natal {N}', '{T} perfects its {noun} your natal {N} tomorrow'],
    aside: ['with {T} all but {adjective} your natal {N}', 'with {T} close upon {a} your natal {N}'],
    while: ['as {T} nears tomorrow’s {noun} your natal {N}', 'as {T} readies {a} your natal {N}'],
  },
  exact: {
    main: ['at {time} {T} {verb} your natal {N}', 'at {time} {T} is exactly {adjective} your natal {N}'],
    aside: [
      'with {T} {adjective} your natal {N} (exact at {time})',
      'with {T} exactly {adjective} your natal {N} ({time})',
    ],
    while: ['as {T} {verb} your natal {N} at {time}', 'when {T} {verb} your natal {N} at {time}'],
  },
  'day-after': {
    main: [
      '{T} is hardly past its {noun} your natal {N}',
      '{T} lingers over yesterday’s {noun} your natal {N}',
    ],
    aside: ['with {T} just past {a} your natal {N}', 'with {T} past yesterday’s {noun} your natal {N}'],
    while: ['as {T} comes out of {a} your natal {N}', 'as {T} leaves yesterday’s {noun} your natal {N}'],
  },
  easing: {
    main: ['{T} is still {adjective} your natal {N}', '{T} keeps up its {noun} your natal {N}'],
    aside: ['with {T} {away} past {a} your natal {N}', 'with {T} still {adjective} your natal {N}'],
    while: ['while {T} is still {adjective} your natal {N}', 'as {T} keeps up its {noun} your natal {N}'],
  },
  leaving: {
    main: ['{T} is about to leave its {noun} your natal {N}', '{T} is in the last of {a} your natal {N}'],
    aside: ['with {T} leaving {a} your natal {N}', 'with {T} ending {a} your natal {N}'],
    while: ['as {T} ends its {noun} your natal {N}', 'before {T} leaves its {noun} your natal {N}'],
  },
  'slow easing': {
    main: ['{T} is easing out of {a} your natal {N}', '{T} slowly lets go of its {noun} your natal {N}'],
    aside: ['with {T} {away} past {a} your natal {N}', 'with {T} past its {noun} your natal {N}'],
    while: ['as {T} eases out of {a} your natal {N}', 'while {T} moves off from {a} your natal {N}'],
  },
  'slow leaving': {
    main: ['{T} takes leave of its {noun} your natal {N}', '{T} is leaving its {noun} your natal {N}'],
    aside: ['with {T} at the end of {a} your natal {N}', 'with {T} leaving {a} your natal {N}'],
    while: ['as {T} leaves its {noun} your natal {N}', 'as {T} ends its {noun} your natal {N}'],
  },
};

const TOKENS = ['T', 'N', 'verb', 'adjective', 'noun', 'a', 'time', 'away'] as const;
type Token = (typeof TOKENS)[number];
/** A phrase cut at its tokens: each follows the text of its number, and the last text ends the phrase. */
type Template = { texts: readonly string[]; tokens: readonly Token[]; spaces: number };

/** A contact put into words, and how many they are. */
export type Phrase = { text: string; words: number };

const TEMPLATES = mapped(PHRASES, (forms) => mapped(forms, (phrases) => phrases.map(cut)));

function mapped<K extends string, V, W>(
  record: Readonly<Record<K, V>>,
  change: (value: V) => W,
): Record<K, W> {
  const entries = Object.entries<V>(record).map(([key, value]) => [key, change(value)]);
  return Object.fromEntries(entries) as Record<K, W>;
}

function cut(phrase: string): Template {
  const parts = phrase.split(/[{}]/);
  return {
    texts: parts.filter((_, i) => i % 2 === 0),
    spaces: spacesIn(phrase),
    // The list's own strings, which are compared in no time.
    tokens: parts.filter((_, i) => i % 2 === 1).map((name) => TOKENS[TOKENS.indexOf(name as Token)] as Token),
  };
}

/**
 * A contact in one of its forms, in lower case; different turns give different phrases. The time of perfection
 * is that of the zone's clocks. A contact that never perfects is not said to be days from it.
 */
export function phrase(contact: Contact, form: Form, turn: number, timeZone: string): Phrase {
  const templates = TEMPLATES[momentOf(contact)][form];
  let template = templates[modulo(turn, templates.length)] as Template;
  if (contact.daysToExact === undefined && template.tokens.includes('away'))
    template = templates[modulo(turn + 1, templates.length)] as Template;
  const { texts, tokens, spaces } = template;
  let text = texts[0] as string;
  let words = spaces + 1;
  for (let i = 0; i < tokens.length; i += 1) {
    const piece = filled(tokens[i] as Token, contact, timeZone);
    text += piece + (texts[i + 1] as string);
    words += spacesIn(piece);
  }
  return { text, words };
}

function momentOf({ transiting, stage }: Contact): Moment {
  if (stage === 'easing') return SLOW_BODIES.has(transiting) ? 'slow easing' : stage;
  if (stage === 'leaving') return SLOW_BODIES.has(transiting) ? 'slow leaving' : stage;
  return stage;
}

function filled(token: Token, contact: Contact, timeZone: string): string {
  if (token === 'T') return bodyWords(contact.transiting, contact.retrograde);
  if (token === 'N') return contact.natal;
  if (token === 'time') return timeOfDay(contact.exactAtMs ?? Number.NaN, timeZone);
  if (token === 'away') return awayWords(contact.daysToExact ?? 0);
  return ASPECT_WORDS[contact.aspect][token];
}

function bodyWords(body: Body, retrograde: boolean): string {
  if (body === 'Sun' || body === 'Moon') return `the ${body}`;
  return retrograde ? `retrograde ${body}` : body;
}

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** How far a perfection is away: in days up to ten, then in weeks up to five, then in months. */
function awayWords(days: number): string {
  const count = Math.max(1, Math.round(Math.abs(days)));
  if (count === 1) return 'a day';
  if (count <= 10) return `${NUMBERS[count]} days`;
  if (count <= 38) return `${NUMBERS[Math.max(2, Math.round(count / 7))]} weeks`;
  const months = Math.min(10, Math.round(count / 30));
  return months === 1 ? 'a month' : `${NUMBERS[months]} months`;
}
