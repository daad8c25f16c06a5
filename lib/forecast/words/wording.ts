import type { Body } from '#lib/ephemeris/bodies.ts';
import { type Contact, METRICS, type Metric, type ScoredDay, type Stage } from '../day.ts';
import { type ListedThemes, THEMES, type Theme } from './themes.ts';

/** What a line says of its contact: that it helps, that it hurts, or something of both. */
export type Tone = 'helps' | 'hurts' | 'mixed';

/**
 * One line of a table: an independent clause in lower case without a full stop, at most 13 words, that names
 * neither bodies nor aspects. A line that speaks of energy, focus, romance or luck names that metric first, and one
 * that speaks for or against what the lists may name says its theme.
 */
export type Line =
  | string
  | readonly [about: Metric | Theme, text: string]
  | readonly [about: Metric, theme: Theme, text: string];

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
  theme: Theme | undefined;
  /** Whether it can stand before a subordinate clause: it has no comma or semicolon of its own. */
  isSimple: boolean;
  /** Whether it draws a conclusion with "so" itself. */
  concludes: boolean;
  /** Whether it tells what a slow contact leaves behind as its strain eases: good news of a contact that hurts. */
  relieves: boolean;
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
  const isSlow = 'any' in lines;
  const chosen: readonly Line[] = isSlow ? [lines[course], ...lines.any] : lines;
  return chosen.map((line, i) => {
    const text = typeof line === 'string' ? line : (line.at(-1) as string);
    const tags: readonly string[] = typeof line === 'string' ? [] : line.slice(0, -1);
    return {
      text,
      tone,
      about: METRICS.find((metric) => tags.includes(metric)),
      theme: THEMES.find((theme) => tags.includes(theme)),
      isSimple: !/[,;]/.test(text),
      concludes: text.includes(', so '),
      relieves: isSlow && course === 'easing' && tone !== 'helps' && i === 0,
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
 * hurt it and Low or Moderate; what has two sides needs a label in the middle. Nor does it praise what the lists advise
 * against, or warn of what they recommend; what has two sides warns.
 */
export function holds(
  { tone, about, theme }: Wording,
  contact: Contact,
  day: ScoredDay,
  listed: ListedThemes,
): boolean {
  if (tone !== 'mixed' && tone !== toneOf(contact)) return false;
  const against = tone === 'helps' ? listed.unfavorable : listed.favorable;
  if (theme !== undefined && against.includes(theme)) return false;
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
