import type { Body } from '#lib/ephemeris/bodies.ts';
import type { Contact, Metric, ScoredDay, Stage } from '../day.ts';

/** What a line says of its contact: that it helps, that it hurts, or something of both. */
export type Tone = 'helps' | 'hurts' | 'mixed';

/**
 * One line of a table: an independent clause in lower case without a full stop, at most 13 words, that names
 * neither bodies nor aspects. A line that speaks of energy, focus, romance or luck names that metric first.
 */
export type Line = string | readonly [about: Metric, text: string];

/**
 * Lines for a contact that passes in days, or one for each part of a contact that takes weeks and one for any.
 */
export type Lines = readonly Line[] | { building: Line; exact: Line; easing: Line; any: readonly Line[] };

/** What a pair of bodies says in sextile and trine, in square and opposition, and in conjunction. */
export type PairLines = {
  flowing: Lines;
  tense: Lines;
  conjunct: { helps: Lines } | { hurts: Lines } | { mixed: Lines };
};

/** The lines of one transiting body to each natal body. */
export type BodyLines = Readonly<Record<Body, PairLines>>;

/** A line made ready: what it claims stands beside its text, so that no claim can slip past the numbers. */
export type Wording = {
  text: string;
  tone: Tone;
  about: Metric | undefined;
  /** Whether it can stand before a subordinate clause: it has no comma or semicolon of its own. */
  isSimple: boolean;
  /** Whether it draws a conclusion with "so" itself. */
  concludes: boolean;
  /** How many words it has. */
  words: number;
};

/** The bodies whose contacts take weeks. */
export const SLOW_BODIES: ReadonlySet<Body> = new Set<Body>([
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
]);

/** The part of its course that a contact is in, as slow contacts are worded. */
export type Course = 'building' | 'exact' | 'easing';

/** The part of its course for each stage: the days next to perfection count as exact. */
export const COURSE: Readonly<Record<Stage, Course>> = {
  entering: 'building',
  building: 'building',
  'day-before': 'exact',
  exact: 'exact',
  'day-after': 'exact',
  easing: 'easing',
  leaving: 'easing',
};

/** The wordings of a line or lines with the tone that their place in the table gives them. */
export function wordings(lines: Lines, tone: Tone, course: Course): Wording[] {
  const chosen: readonly Line[] = 'any' in lines ? [lines[course], ...lines.any] : lines;
  return chosen.map((line) => {
    const [about, text] = typeof line === 'string' ? [undefined, line] : line;
    return {
      text,
      tone,
      about,
      isSimple: !/[,;]/.test(text),
      concludes: text.includes(', so '),
      words: spacesIn(text) + 1,
    };
  });
}

/** How many spaces a text has: one less than words. */
export function spacesIn(text: string): number {
  let count = 0;
  for (let i = 0; i < text.length; i += 1) if (text.charCodeAt(i) === 32) count += 1;
  return count;
}

/**
 * Whether a wording may be said on a day. Its tone is that of the contact's points for the rating. Where it
 * speaks of a metric, good news needs points that help it and the label Good or High, bad news points that
 * hurt it and Low or Moderate; what has two sides needs a label in the middle.
 */
export function holds({ tone, about }: Wording, contact: Contact, day: ScoredDay): boolean {
  if (tone !== 'mixed' && tone !== toneOf(contact)) return false;
  if (about === undefined) return true;
  const level = day.metrics[about];
  const points = contact.points[about];
  if (tone === 'helps') return points > 0 && (level === 'Good' || level === 'High');
  if (tone === 'hurts') return points < 0 && (level === 'Low' || level === 'Moderate');
  return level === 'Moderate' || level === 'Good';
}

/** Whether a contact helps or hurts, by the sign of its points for the rating. */
export function toneOf(contact: Contact): Tone {
  return contact.points.rating > 0 ? 'helps' : contact.points.rating < 0 ? 'hurts' : 'mixed';
}
