import type { Sign } from '#lib/ephemeris/zodiac.ts';
import { IS_SLOW, type Link, type Reason, type Tone } from '../locale.ts';
import { elementAt } from '../rotation.ts';
import type { PartOfDay } from '../summary/hours.ts';
import { ASPECT_NAMES, BODY_NAMES, SIGN_NAMES } from './names.ts';

/** What leads over to a line, as it follows the one before. */
const LINKS: Readonly<Record<Link['kind'], readonly string[]>> = {
  contrast: ['still, ', 'on the other hand, ', 'then again, ', 'at the same time, ', 'even so, '],
  addition: ['', 'also, ', '', 'besides, '],
  beginning: ['from now on, ', 'a longer chapter begins: ', 'for the weeks ahead, '],
  peak: ['these weeks, ', 'in the larger picture, ', 'beyond the day itself, '],
  end: ['a longer chapter ends: ', 'as some weeks come to an end, '],
  relief: ['little by little, ', 'a longer chapter ends: ', 'on the lighter side, '],
};

/** When something is felt most. */
const PARTS: Readonly<Record<PartOfDay, readonly string[]>> = {
  morning: ['in the morning', 'this morning'],
  midday: ['around midday', 'toward midday'],
  afternoon: ['in the afternoon', 'this afternoon'],
  evening: ['toward evening', 'in the evening'],
  late: ['later in the evening', 'late in the evening'],
};

/** What a transit brings, by the tone in which it is told. */
const BRINGS: Readonly<Record<Tone, readonly string[]>> = {
  helps: ['the ease', 'the lift', 'the help', 'the tailwind'],
  hurts: ['the friction', 'the drag', 'the strain', 'the headwind'],
  mixed: ['the stir', 'the edge', 'the heat'],
};

/** What the day is like and a first line, linked by a colon where they agree. */
export function firstSentence(opener: string, line: string, agrees: boolean): string {
  return `${capitalised(opener)}${agrees ? ': ' : '; still, '}${line}.`;
}

/** A further line after what leads over to it. */
export function furtherSentence(line: string, { kind, part }: Link, variant: number): string {
  if (part === undefined) return `${capitalised(elementAt(LINKS[kind], variant) + line)}.`;
  const when = capitalised(elementAt(PARTS[part], variant));
  return kind === 'contrast' ? `${when}, though, ${line}.` : `${when}, ${line}.`;
}

/** One way to tell what brings what: as a first clause, and as a further one that shares its verb. */
type Clause = (part: {
  who: string;
  what: string;
  isOne: boolean;
}) => readonly [first: string, further: string];

/** “Mercury trine your Jupiter brings the ease, the Moon square your Mars (20:45) the friction.” */
export function whySentence(reasons: readonly Reason[], variant: number): string {
  const sides: { tone: Tone; names: string[] }[] = [];
  for (const reason of reasons) {
    const last = sides.at(-1);
    if (last?.tone === reason.tone) last.names.push(named(reason));
    else sides.push({ tone: reason.tone, names: [named(reason)] });
  }
  const parts = sides.map(({ tone, names }) => ({
    what: elementAt(BRINGS[tone], variant),
    who: enumerated(names),
    isOne: names.length === 1,
  }));
  const ways: readonly Clause[] = [
    ({ who, what, isOne }) => [`${who} ${isOne ? 'brings' : 'bring'} ${what}`, `${who} ${what}`],
    ({ who, what }) => [`${what} comes from ${who}`, `${what} from ${who}`],
    ({ who, what, isOne }) => [
      `behind ${what} ${isOne ? 'stands' : 'stand'} ${who}`,
      `behind ${what} ${who}`,
    ],
  ];
  const way = elementAt(ways, variant);
  const clauses = parts.map((part, i) => way(part)[i === 0 ? 0 : 1]);
  return `${capitalised(clauses.join(', '))}.`;
}

function enumerated(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** A transit with the moment of its perfection, as far as that is to be told. */
function named({ transit, moment: { part, clock } }: Reason): string {
  const { transiting, aspect, natal, stage } = transit;
  const [body, own] = [BODY_NAMES[transiting].transiting, `your ${BODY_NAMES[natal].natal}`];
  const { adjective, noun } = ASPECT_NAMES[aspect];
  if (IS_SLOW[transiting] && stage === 'leaving') return `${body} leaving its ${noun} ${own}`;
  const name = `${body} ${IS_SLOW[transiting] && stage === 'entering' ? 'newly ' : ''}${adjective} ${own}`;
  const when = clock ?? (part && PARTS[part][0]);
  return when === undefined ? name : `${name} (${when})`;
}

/** What the day is like where nothing but the Moon's sign can be told of its sky. */
export function withoutLead(opener: string, moonSign: Sign): string {
  const pace = 'nothing presses from outside, and the pace is yours to choose';
  return `${capitalised(opener)}: ${pace}. The Moon in ${SIGN_NAMES[moonSign]} keeps to herself for once.`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
