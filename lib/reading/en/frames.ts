import type { Sign } from '#lib/ephemeris/zodiac.ts';
import { IS_SLOW, type Link, type Reason, type Tone } from '../locale.ts';
import { elementAt } from '../rotation.ts';
import type { PartOfDay } from '../summary/hours.ts';
import { capitalized } from './capitalized.ts';
import { joined } from './dates.ts';
import { ASPECT_NAMES, BODY_NAMES, NATAL_NAMES, SIGN_NAMES } from './names.ts';

/** What leads over to a line, as it follows the one before. */
const LINKS: Readonly<Record<Link['kind'], readonly string[]>> = {
  contrast: ['but ', 'still, '],
  addition: [''],
  beginning: ['a new chapter opens: '],
  peak: [''],
  end: ['a chapter closes: '],
  relief: ['little by little, ', 'a chapter closes: '],
};

/** When something is felt most. */
const PARTS: Readonly<Record<PartOfDay, string>> = {
  morning: 'in the morning',
  midday: 'around midday',
  afternoon: 'in the afternoon',
  dusk: 'toward evening',
  evening: 'in the evening',
  late: 'late in the evening',
};

/** What transits bring, by the tone in which they are told: pairs that go together. */
const BRINGS: readonly Readonly<Record<Tone, string>>[] = [
  { helps: 'the ease', hurts: 'the friction', mixed: 'the restlessness' },
  { helps: 'the help', hurts: 'the strain', mixed: 'the push' },
];

/** What the day is like, and a first line; where they do not agree, the line is told as the exception. */
export function firstSentences(
  opener: string,
  line: string,
  { agrees, part }: { agrees: boolean; part: PartOfDay | undefined },
): string {
  const when = part === undefined || !grammarOf(line).hasItsHour ? '' : `${PARTS[part]}, `;
  return `${capitalized(opener)}. ${inFront(agrees ? when : `still, ${when}`, line)}.`;
}

/** A line with something in front of it, or with nothing, and with a capital letter. */
function inFront(words: string, line: string): string {
  return words === '' ? capitalized(line) : capitalized(words) + line;
}

/**
 * Whether a line is of somebody at an hour, as a general truth that names nobody has none; and whether it turns within
 * itself, so that none is to be turned to it.
 */
type Grammar = { hasItsHour: boolean; turnsItself: boolean };

const known = new Map<string, Grammar>();

function grammarOf(line: string): Grammar {
  let grammar = known.get(line);
  if (grammar === undefined) {
    grammar = {
      hasItsHour: /^[^,;]*\b(you|your|someone|somebody|people|friends?|others)\b/.test(line),
      turnsItself: /\b(but|though|yet)\b/.test(line),
    };
    known.set(line, grammar);
  }
  return grammar;
}

/** A further line after what leads over to it. */
export function furtherSentence(line: string, { kind, part, turns }: Link, variant: number): string {
  const { hasItsHour, turnsItself } = grammarOf(line);
  if (part === undefined || !hasItsHour) {
    if (turnsItself && kind === 'contrast') return `${capitalized(line)}.`;
    const turn = turns && kind !== 'contrast' && !turnsItself ? 'but ' : '';
    return `${inFront(turn + elementAt(LINKS[kind], variant), line)}.`;
  }
  const when = PARTS[part];
  if (kind !== 'contrast' || turnsItself) return `${capitalized(when)}, ${line}.`;
  return variant % 2 === 0 ? `${capitalized(when)}, though, ${line}.` : `But ${when}, ${line}.`;
}

/** One side of what stands behind a day: what it brings, in a noun and in a verb, its transits, and whether there is only one. */
type Side = { what: string; does: string; who: string; isOne: boolean };

/** Ways to tell what brings what, as a first clause or as a further one that shares its verb. */
const WAYS: readonly ((side: Side, isFirst: boolean) => string)[] = [
  ({ who, what, isOne }, isFirst) =>
    isFirst ? `${who} ${isOne ? 'brings' : 'bring'} ${what}` : `${who} ${what}`,
  ({ who, what }, isFirst) => (isFirst ? `${what} comes from ${who}` : `${what} from ${who}`),
  ({ who, does }) => `${who} ${does}`,
];

/** What one transit does, and what several do, by the tone in which they are told. */
const DOES: Readonly<Record<Tone, readonly [one: string, several: string]>> = {
  helps: ['helps', 'help'],
  hurts: ['gets in the way', 'get in the way'],
  mixed: ['stirs things up', 'stir things up'],
};

/** The same where all of it tells one way: no more than that it was told, as more may weigh on a day than is told of it. */
const ALONE: readonly ((side: Side) => string)[] = [
  ({ who }) => `in the sky: ${who}`,
  ({ who, isOne }) => `so ${isOne ? 'says' : 'say'} ${who}`,
];

/** “Mercury trine your Jupiter brings the ease, the Moon square your Mars (20:45) the friction.” */
export function whySentence(reasons: readonly Reason[], variant: number): string {
  const brings = elementAt(BRINGS, variant);
  // The pairs go round more slowly than the ways, so that they meet in all ways.
  const way = elementAt(WAYS, Math.floor(variant / BRINGS.length));
  const sides: Side[] = [];
  const tones: Tone[] = [];
  for (const { tone } of reasons) {
    if (tones.includes(tone)) continue;
    tones.push(tone);
    sides.push(sideOf(tone, reasons, brings));
  }
  const [first] = sides;
  if (sides.length === 1 && first !== undefined) return `${capitalized(elementAt(ALONE, variant)(first))}.`;
  return `${capitalized(sides.map((side) => way(side, side === first)).join(', '))}.`;
}

function sideOf(tone: Tone, reasons: readonly Reason[], brings: Readonly<Record<Tone, string>>): Side {
  const names: string[] = [];
  for (const reason of reasons) if (reason.tone === tone) names.push(named(reason));
  const isOne = names.length === 1;
  return { what: brings[tone], does: DOES[tone][isOne ? 0 : 1], who: joined(names), isOne };
}

/** A transit with the clock time of its perfection, if that is told. */
function named({ transit, clock }: Reason): string {
  const { transiting, aspect, natal, stage } = transit;
  const [body, own] = [BODY_NAMES[transiting], `your ${NATAL_NAMES[natal]}`];
  const { adjective, noun } = ASPECT_NAMES[aspect];
  if (IS_SLOW[transiting] && stage === 'leaving') return `${body} leaving its ${noun} ${own}`;
  const name = `${body} ${IS_SLOW[transiting] && stage === 'entering' ? 'newly ' : ''}${adjective} ${own}`;
  return clock === undefined ? name : `${name} (${clock})`;
}

/** What the day is like where nothing but the Moon's sign can be told of its sky. */
export function withoutLead(opener: string, moonSign: Sign): string {
  const pace = 'nothing presses from outside, and the pace is yours to choose';
  return `${capitalized(opener)}. ${capitalized(pace)}. The Moon in ${SIGN_NAMES[moonSign]} keeps to herself for once.`;
}
