import type { Body } from '#lib/ephemeris/bodies.ts';
import type { Aspect, Contact, ScoredDay } from '../day.ts';
import { JUPITER } from './lines/jupiter.ts';
import { MARS } from './lines/mars.ts';
import { MERCURY } from './lines/mercury.ts';
import { MOON } from './lines/moon.ts';
import { NEPTUNE } from './lines/neptune.ts';
import { PLUTO } from './lines/pluto.ts';
import { SATURN } from './lines/saturn.ts';
import { SUN } from './lines/sun.ts';
import { URANUS } from './lines/uranus.ts';
import { VENUS } from './lines/venus.ts';
import type { ListedThemes } from './themes.ts';
import { modulo } from './turns.ts';
import {
  type BodyLines,
  COURSE,
  type Course,
  holds,
  type Lines,
  type PairLines,
  type Tone,
  type Wording,
  wordings,
} from './wording.ts';

/** All contact lines, by transiting and natal body. */
export const LINES: Readonly<Record<Body, BodyLines>> = {
  Sun: SUN,
  Moon: MOON,
  Mercury: MERCURY,
  Venus: VENUS,
  Mars: MARS,
  Jupiter: JUPITER,
  Saturn: SATURN,
  Uranus: URANUS,
  Neptune: NEPTUNE,
  Pluto: PLUTO,
};

const MANNER: Readonly<Record<Aspect, keyof PairLines>> = {
  conjunction: 'conjunct',
  sextile: 'flowing',
  square: 'tense',
  trine: 'flowing',
  opposition: 'tense',
};

type Prepared = Record<Course, readonly Wording[]>;

// A year needs a third of all lines: they are made ready when they are first asked for.
const prepared = new Map<Lines, Prepared>();

function preparedFor({ transiting, natal, aspect }: Contact): Prepared {
  const pair = LINES[transiting][natal];
  const manner = MANNER[aspect];
  if (manner === 'flowing') return preparedLines(pair.flowing, 'helps');
  if (manner === 'tense') return preparedLines(pair.tense, 'hurts');
  const { conjunct } = pair;
  if ('helps' in conjunct) return preparedLines(conjunct.helps, 'helps');
  return 'hurts' in conjunct
    ? preparedLines(conjunct.hurts, 'hurts')
    : preparedLines(conjunct.mixed, 'mixed');
}

function preparedLines(lines: Lines, tone: Tone): Prepared {
  let ready = prepared.get(lines);
  if (!ready) {
    ready = {
      building: wordings(lines, tone, 'building'),
      exact: wordings(lines, tone, 'exact'),
      easing: wordings(lines, tone, 'easing'),
    };
    prepared.set(lines, ready);
  }
  return ready;
}

/**
 * The `turn`-th wording, going round, of those that hold for a contact on a day; undefined if none does. What leads the
 * day says why it is as it is, and so tells of no relief.
 */
export function wordingFor(
  contact: Contact,
  day: ScoredDay,
  listed: ListedThemes,
  turn: number,
  leads: boolean,
): Wording | undefined {
  const all = preparedFor(contact)[COURSE[contact.stage]];
  const sayable = all.filter(
    (wording) => !(leads && wording.relieves) && holds(wording, contact, day, listed),
  );
  return sayable[modulo(turn, sayable.length)];
}
