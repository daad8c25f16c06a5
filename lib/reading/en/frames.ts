import type { Sign } from '#lib/ephemeris/zodiac.ts';
import type { Link, Reason } from '../locale.ts';
import { elementAt } from '../rotation.ts';
import type { Areas } from '../summary/areas.ts';
import type { PartOfDay } from '../summary/hours.ts';
import { isSlow, type Tone } from '../written-lines.ts';
import { capitalized } from './capitalized.ts';
import { joined } from './dates.ts';
import { ASPECT_NAMES, BODY_NAMES, NATAL_NAMES, SIGN_NAMES } from './names.ts';

/** Connectives between sentences. */
const LINKS: Readonly<Record<Link['kind'], readonly string[]>> = {
  contrast: ['but ', 'still, '],
  addition: [''],
  beginning: ['a new chapter opens: '],
  peak: [''],
  end: ['a chapter closes: '],
  relief: ['little by little, ', 'a chapter closes: '],
};

const PARTS: Readonly<Record<PartOfDay, string>> = {
  morning: 'in the morning',
  midday: 'around midday',
  afternoon: 'in the afternoon',
  dusk: 'toward evening',
  evening: 'in the evening',
  late: 'late in the evening',
};

/** Nouns for the effect of transits, by tone. */
const BRINGS: readonly Readonly<Record<Tone, string>>[] = [
  { helps: 'the ease', hurts: 'the friction', mixed: 'the restlessness' },
  { helps: 'the help', hurts: 'the strain', mixed: 'the push' },
];

/** Renders the opener and the first line. A line that disagrees follows as an exception. */
export function firstSentences(
  opener: string,
  line: string,
  { agrees, part }: { agrees: boolean; part: PartOfDay | undefined },
): string {
  const when = part === undefined || !grammarOf(line).hasItsHour ? '' : `${PARTS[part]}, `;
  return `${capitalized(opener)}. ${inFront(agrees ? when : `still, ${when}`, line)}.`;
}

/** Capitalizes a line with a prefix, which may be empty. */
function inFront(words: string, line: string): string {
  return words === '' ? capitalized(line) : capitalized(words) + line;
}

/** Whether a line can take a part of the day (general truths can't), and whether it already contains a contrast. */
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

export function furtherSentence(
  line: string,
  { kind, part, contrasts: turns }: Link,
  variant: number,
): string {
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

/** One side of the reasons: noun, verb and transits. */
type Side = { what: string; does: string; who: string; isOne: boolean };

/** Variants of a side, as a first clause or as a further one that shares its verb. */
const WAYS: readonly ((side: Side, isFirst: boolean) => string)[] = [
  ({ who, what, isOne }, isFirst) =>
    isFirst ? `${who} ${isOne ? 'brings' : 'bring'} ${what}` : `${who} ${what}`,
  ({ who, what }, isFirst) => (isFirst ? `${what} comes from ${who}` : `${what} from ${who}`),
  ({ who, does }) => `${who} ${does}`,
];

/** Verbs for one transit and for several, by tone. */
const DOES: Readonly<Record<Tone, readonly [one: string, several: string]>> = {
  helps: ['helps', 'help'],
  hurts: ['gets in the way', 'get in the way'],
  mixed: ['stirs things up', 'stir things up'],
};

/** Variants for a single tone. They claim no cause, since stronger transits may be omitted. */
const ALONE: readonly ((side: Side) => string)[] = [
  ({ who }) => `in the sky: ${who}`,
  ({ who, isOne }) => `so ${isOne ? 'says' : 'say'} ${who}`,
];

/** Renders reasons: “Mercury trine your Jupiter brings the ease, the Moon square your Mars (20:45) the friction.” */
export function whySentence(reasons: readonly Reason[], variant: number): string {
  const brings = elementAt(BRINGS, variant);
  // Noun pairs rotate more slowly than variants, so that all combinations occur.
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

/** Renders a transit with its clock time, if any. */
function named({ transit, clock }: Reason): string {
  const { transiting, aspect, natal, stage } = transit;
  const [body, own] = [BODY_NAMES[transiting], `your ${NATAL_NAMES[natal]}`];
  const { adjective, noun } = ASPECT_NAMES[aspect];
  if (isSlow(transiting) && stage === 'leaving') return `${body} leaving its ${noun} ${own}`;
  const name = `${body} ${isSlow(transiting) && stage === 'entering' ? 'newly ' : ''}${adjective} ${own}`;
  return clock === undefined ? name : `${name} (${clock})`;
}

/** Renders a day with only the Moon's sign to mention. */
export function withoutLead(opener: string, moonSign: Sign): string {
  const pace = 'nothing presses from outside, and the pace is yours to choose';
  return `${capitalized(opener)}. ${capitalized(pace)}. The Moon in ${SIGN_NAMES[moonSign]} keeps to herself for once.`;
}

/** Everyday names of the houses, from the first. */
const AREAS = [
  'self and appearance',
  'money',
  'talk and short trips',
  'home and family',
  'play and creativity',
  'everyday work',
  'partnership',
  'trust and shared things',
  'travel and learning',
  'reputation',
  'friends',
  'rest',
];

/** Renders areas: “Venus, which rules your house of friends, is passing through your house of money.” */
export function areasSentence({ body, house, rules }: Areas): string {
  const ruled = rules === undefined ? '' : `, which rules your house of ${elementAt(AREAS, rules - 1)},`;
  const name = capitalized(BODY_NAMES[body]);
  return `${name}${ruled} is passing through your house of ${elementAt(AREAS, house - 1)}.`;
}
