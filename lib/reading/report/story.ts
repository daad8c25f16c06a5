import type { Aspect, NatalAspect } from '#lib/chart/natal-chart.ts';
import type { Body, Sign } from '#lib/ephemeris/zodiac.ts';

export const PERSONAL_BODIES = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars'] as const;
export type PersonalBody = (typeof PERSONAL_BODIES)[number];

/** The sections in reading order. Some reports lack some of them. */
export const REPORT_SECTIONS = [
  ...(['overview', 'sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'slow-planets'] as const),
  ...(['aspects', 'balance', 'birth-time'] as const),
] as const;
export type ReportSectionId = (typeof REPORT_SECTIONS)[number];

/** A placement or an aspect that a section is about. A body whose sign is uncertain is mentioned with each of its signs. */
export type Mention =
  | { body: Body | 'Ascendant'; sign: Sign; house: number | null }
  | { a: Body; b: Body; aspect: Aspect };

export const ELEMENTS = ['fire', 'earth', 'air', 'water'] as const;
export type Element = (typeof ELEMENTS)[number];

/** Cardinal signs begin a season, fixed signs are in the middle and mutable signs at the end of one. */
export const MODES = ['cardinal', 'fixed', 'mutable'] as const;
export type Mode = (typeof MODES)[number];

/** Phases of the Moon, 45 degrees each, from the new Moon. */
export const PHASES = [
  ...(['new', 'crescent', 'first-quarter', 'gibbous'] as const),
  ...(['full', 'disseminating', 'last-quarter', 'balsamic'] as const),
] as const;
export type Phase = (typeof PHASES)[number];

/** Halves of a chart: above or below the horizon, east or west of the meridian. */
export const HALVES = ['above', 'below', 'east', 'west'] as const;
export type Half = (typeof HALVES)[number];

export type AspectTone = 'conjunction' | 'easy' | 'square' | 'opposition';

export type ReportAspect = {
  a: PersonalBody;
  b: Body;
  aspect: Aspect;
  tone: AspectTone;
  /** Undefined without a birth time. */
  closeness: 'tight' | 'close' | 'wide' | undefined;
};

/** A sign with its possible thirds, 0 to 2. */
export type Place = { sign: Sign; decans: readonly number[] };

export type Placement = {
  body: Body;
  /** The sign; both signs, in order, if the body changed signs on a birth date without a time. */
  places: readonly Place[];
  /** Local time of the sign change, HH:MM. */
  changesAt: string | undefined;
  /** 1 to 12; undefined without a birth time. */
  house: number | undefined;
  retrograde: boolean;
  /** Where a body is in the zodiac, seen from the Sun; undefined if uncertain. For the Moon, after means waxing. */
  fromSun: 'before' | 'after' | undefined;
  /** The body's certain aspects. */
  touches: readonly NatalAspect[];
  /** Whether it has no aspect at any possible time of birth. */
  isAlone: boolean;
  /** Whether its aspects hurt more than they help. */
  isStrained: boolean;
  /** Whether some help and some hurt. */
  isTorn: boolean;
};

/** What stands out in a chart as a whole. */
export type Balance = {
  /** How many of the bodies from the Sun to Saturn whose signs are certain are in each element. */
  counts: readonly { element: Element; count: number }[];
  /** The leading elements: none, one, or several that tie. */
  elements: readonly Element[];
  mode: Mode | undefined;
  missing: readonly Element[];
  /** The sign and the house with three or more of these bodies. */
  crowdedSign: Sign | undefined;
  crowdedHouse: number | undefined;
  half: Half | undefined;
};

/** The content of a natal report, independent of language. */
export type ReportStory = {
  placements: Readonly<Record<Body, Placement>>;
  rising: { sign: Sign; ruler: Body; rulerHouse: number } | undefined;
  /** Undefined if uncertain. */
  phase: Phase | undefined;
  /** Tightest first. */
  aspects: readonly ReportAspect[];
  balance: Balance;
  /** Selects wordings; depends on the thirds of signs that the bodies are in. */
  rotation: number;
  birthTime: 'known' | 'unknown' | 'twice';
};
