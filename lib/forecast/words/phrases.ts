import type { Body } from '#lib/ephemeris/bodies.ts';
import { timeOfDay } from '#lib/time/civil-day.ts';
import type { Contact } from '../day.ts';
import { ASPECT_WORDS, type Form, type Moment, PHRASES } from './contact-phrases.ts';
import { modulo } from './turns.ts';
import { SLOW_BODIES, spacesIn } from './wording.ts';

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
