import type { ScoredTransit } from '#lib/scoring/day.ts';
import { timeOfDay } from '#lib/time/civil-day.ts';
import type { Stage } from '#lib/transits/day-transits.ts';
import { type FramedSentence, IS_SLOW, type Parts } from '../locale.ts';
import { elementAt } from '../rotation.ts';
import { ASPECT_NAMES, BODY_NAMES } from './names.ts';

/**
 * The three forms in which a sentence can need a transit: `main` is a clause of its own, `aside` begins with
 * "with", `while` is a subordinate clause.
 */
export type Form = 'main' | 'aside' | 'while';

/**
 * The stages, of which the slow bodies' last two stand apart: their lines say that something is over, while a
 * quick transit is felt as long as it lasts.
 */
type Moment = Stage | 'slow easing' | 'slow leaving';

/** What a phrase's blanks stand for. */
const BLANKS = {
  T: ({ transiting, retrograde }: ScoredTransit) =>
    retrograde ? BODY_NAMES[transiting].retrograde : BODY_NAMES[transiting].transiting,
  N: ({ natal }: ScoredTransit) => BODY_NAMES[natal].natal,
  verb: ({ aspect }: ScoredTransit) => ASPECT_NAMES[aspect].verb,
  adjective: ({ aspect }: ScoredTransit) => ASPECT_NAMES[aspect].adjective,
  noun: ({ aspect }: ScoredTransit) => ASPECT_NAMES[aspect].noun,
  a: ({ aspect }: ScoredTransit) => ASPECT_NAMES[aspect].a,
  time: ({ exactAtMs }: ScoredTransit, timeZone: string) => timeOfDay(exactAtMs ?? Number.NaN, timeZone),
  away: ({ daysToExact }: ScoredTransit) => awayWords(daysToExact ?? 0),
};

type Blank = keyof typeof BLANKS;
/** A phrase cut at its blanks: each blank with the text that follows it, after the text that begins the phrase. */
type Template = {
  start: string;
  rest: readonly { fill: (typeof BLANKS)[Blank]; text: string }[];
  isAway: boolean;
  /** The spaces of its own text. */
  spaces: number;
};

/**
 * The phrases. {T} is the transiting body and {N} the natal one; {verb}, {adjective}, {noun} and {a}
 * (the noun with its article) name the aspect; {time} is the local time of perfection and {away} how long it
 * is to it or since.
 */
const PHRASES: Readonly<Record<Moment, Readonly<Record<Form, readonly Template[]>>>> = {
  entering: {
    main: ways('{T} moves into {a} your natal {N}', '{T} begins {a} your natal {N}'),
    aside: ways('with {T} starting {a} your natal {N}', 'with {T} newly {adjective} your natal {N}'),
    while: ways('as {T} begins {a} your natal {N}', 'as {T} enters {a} your natal {N}'),
  },
  building: {
    main: ways('{T} closes in on {a} your natal {N}', '{T} builds toward {a} your natal {N}'),
    aside: ways('with {T} {away} from {a} your natal {N}', 'with {T} nearing {a} your natal {N}'),
    while: ways('as {T} approaches {a} your natal {N}', 'while {T} works toward {a} your natal {N}'),
  },
  'day-before': {
    main: ways('{T} is on the eve of {a} your natal {N}', '{T} perfects its {noun} your natal {N} tomorrow'),
    aside: ways('with {T} all but {adjective} your natal {N}', 'with {T} close upon {a} your natal {N}'),
    while: ways('as {T} nears tomorrow’s {noun} your natal {N}', 'as {T} readies {a} your natal {N}'),
  },
  exact: {
    main: ways('at {time} {T} {verb} your natal {N}', 'at {time} {T} is exactly {adjective} your natal {N}'),
    aside: ways(
      'with {T} {adjective} your natal {N} (exact at {time})',
      'with {T} exactly {adjective} your natal {N} ({time})',
    ),
    while: ways('as {T} {verb} your natal {N} at {time}', 'when {T} {verb} your natal {N} at {time}'),
  },
  'day-after': {
    main: ways(
      '{T} is hardly past its {noun} your natal {N}',
      '{T} lingers over yesterday’s {noun} your natal {N}',
    ),
    aside: ways('with {T} just past {a} your natal {N}', 'with {T} past yesterday’s {noun} your natal {N}'),
    while: ways('as {T} comes out of {a} your natal {N}', 'as {T} leaves yesterday’s {noun} your natal {N}'),
  },
  easing: {
    main: ways('{T} is still {adjective} your natal {N}', '{T} keeps up its {noun} your natal {N}'),
    aside: ways('with {T} {away} past {a} your natal {N}', 'with {T} still {adjective} your natal {N}'),
    while: ways('while {T} is still {adjective} your natal {N}', 'as {T} keeps up its {noun} your natal {N}'),
  },
  leaving: {
    main: ways('{T} is about to leave its {noun} your natal {N}', '{T} is in the last of {a} your natal {N}'),
    aside: ways('with {T} leaving {a} your natal {N}', 'with {T} ending {a} your natal {N}'),
    while: ways('as {T} ends its {noun} your natal {N}', 'before {T} leaves its {noun} your natal {N}'),
  },
  'slow easing': {
    main: ways('{T} is easing out of {a} your natal {N}', '{T} slowly lets go of its {noun} your natal {N}'),
    aside: ways('with {T} {away} past {a} your natal {N}', 'with {T} past its {noun} your natal {N}'),
    while: ways('as {T} eases out of {a} your natal {N}', 'while {T} moves off from {a} your natal {N}'),
  },
  'slow leaving': {
    main: ways('{T} takes leave of its {noun} your natal {N}', '{T} is leaving its {noun} your natal {N}'),
    aside: ways('with {T} at the end of {a} your natal {N}', 'with {T} leaving {a} your natal {N}'),
    while: ways('as {T} leaves its {noun} your natal {N}', 'as {T} ends its {noun} your natal {N}'),
  },
};

/** Throws a RangeError for a blank that nothing can be filled in for. */
function cut(phrase: string): Template {
  const [start = '', ...blanks] = phrase.split('{');
  const rest = blanks.map((blank) => {
    const [name = '', text = ''] = blank.split('}');
    if (!isBlank(name)) throw new RangeError(`Nothing fills {${name}} in “${phrase}”.`);
    return { fill: BLANKS[name], text };
  });
  return { start, rest, isAway: phrase.includes('{away}'), spaces: spacesIn(phrase) };
}

function isBlank(name: string): name is Blank {
  return Object.hasOwn(BLANKS, name);
}

function ways(...phrases: readonly string[]): Template[] {
  return phrases.map(cut);
}

/**
 * The transit of a sentence in one of its forms, in lower case; different variants give different phrases. The time of
 * perfection is that of the zone's clocks. A transit that never perfects is not said to be days from it.
 */
export function phrase({ transit, timeZone }: Parts, form: Form, variant: number): Piece {
  const templates = PHRASES[momentOf(transit)][form];
  let template = elementAt(templates, variant);
  if (transit.daysToExact === undefined && template.isAway) template = elementAt(templates, variant + 1);
  let { start: head, spaces } = template;
  let tail = '';
  for (const { fill, text } of template.rest) {
    const filled = fill(transit, timeZone);
    spaces += spacesIn(filled);
    // A phrase that begins with a blank begins with the name of a body.
    if (head === '') head = filled;
    else tail += filled;
    tail += text;
  }
  return { head, tail, spaces };
}

function momentOf({ transiting, stage }: ScoredTransit): Moment {
  if (stage === 'easing') return IS_SLOW[transiting] ? 'slow easing' : stage;
  if (stage === 'leaving') return IS_SLOW[transiting] ? 'slow leaving' : stage;
  return stage;
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

const MOST_WORDS = 30;

/**
 * A piece of a sentence with the number of its spaces. Its head, which may need a capital letter, stands apart from the
 * rest and is a text of the tables.
 */
export type Piece = { head: string; tail: string; spaces: number };

// What is known of a text of the tables is found out once: a year says most of them several times.
const pieces = new Map<string, Piece>();
const capitals = new Map<string, string>();

/** A text of the tables as a piece. */
export function piece(text: string): Piece {
  let made = pieces.get(text);
  if (made === undefined) {
    made = { head: text, tail: '', spaces: spacesIn(text) };
    pieces.set(text, made);
  }
  return made;
}

/** How many spaces a text has: one less than words. */
export function spacesIn(text: string): number {
  let spaces = 0;
  for (let i = 0; i < text.length; i += 1) if (text.charCodeAt(i) === 32) spaces += 1;
  return spaces;
}

/** Pieces as one sentence, with a capital letter and a full stop; it is short with at most thirty words. */
export function sentence(...parts: readonly Piece[]): FramedSentence {
  let text = '';
  let words = 1;
  for (const { head, tail, spaces } of parts) {
    text += (text === '' ? capitalised(head) : head) + tail;
    words += spaces;
  }
  return { text: `${text}.`, isShort: words <= MOST_WORDS };
}

function capitalised(text: string): string {
  let capital = capitals.get(text);
  if (capital === undefined) {
    capital = text.charAt(0).toUpperCase() + text.slice(1);
    capitals.set(text, capital);
  }
  return capital;
}
