import type { Level } from '#lib/scoring/day.ts';
import type { Matter, ScoredAspect } from '#lib/scoring/pairs/pair.ts';

/**
 * How two people are together: with much help and with little or much strain, the same with little help; with strong sides
 * beside weak ones; and between, with hardly any strain, with a lot of it, or with nothing extreme.
 */
export const PAIR_CHARACTERS = [
  ...['easy', 'lively', 'calm', 'demanding'],
  'uneven',
  ...['peaceful', 'stormy', 'even'],
] as const;
export type PairCharacter = (typeof PAIR_CHARACTERS)[number];

/** The matters in which much is good. */
export type Gift = Exclude<Matter, 'friction'>;

/**
 * What of the gifts is named: the one of the highest score and that of the lowest where these are good or better and moderate or
 * worse, else the former alone, as the strongest of three that are strong or as the nearest where none is.
 */
export type NamedGifts =
  | { kind: 'apart'; most: Gift; least: Gift }
  | { kind: 'all strong' | 'none strong'; most: Gift };

/** Whether an aspect makes a thing easy or hard for the two. */
export type Flow = 'flowing' | 'tense';

/** An aspect that is told of, how it is told, and whether that is what its paragraph has said already. */
export type ToldAspect = { aspect: ScoredAspect; flow: Flow; agrees: boolean };

/** What a text on two people speaks of, a paragraph for each: the whole, and each matter. */
export type PairPart = 'whole' | Matter;

/** What is to be told of two people, before a locale has words for it. */
export type PairStory = {
  /** The first one's and the second one's. */
  names: readonly [string, string];
  /** Whether one of them is too young to be told of what concerns grown-ups. */
  isWithChild: boolean;
  character: PairCharacter;
  /** Undefined where two scores are the same of which one would be named. */
  gifts: NamedGifts | undefined;
  levels: Readonly<Record<Matter, Level>>;
  /** The aspect that each paragraph is closed with; none twice, and undefined where nothing is left. */
  told: Readonly<Record<PairPart, ToldAspect | undefined>>;
  /** Whose time of birth is unknown: the first one's, the second one's. */
  isUntimed: readonly [boolean, boolean];
  /** A whole number, the same for the two either way round, by which one of several ways to say something is chosen. */
  rotation: number;
};
