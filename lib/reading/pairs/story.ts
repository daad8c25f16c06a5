import type { Level } from '#lib/scoring/day.ts';
import type { Matter, ScoredAspect } from '#lib/scoring/pairs/pair.ts';

/** How two people are together: mostly easy, with much of both help and strain, with little of either, mostly hard, or between. */
export const PAIR_CHARACTERS = ['easy', 'lively', 'calm', 'demanding', 'even'] as const;
export type PairCharacter = (typeof PAIR_CHARACTERS)[number];

/** The matters in which much is good. */
export type Gift = Exclude<Matter, 'friction'>;

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
  /** The matter of the highest score, and that of the lowest; undefined where all are the same. */
  gifts: { most: Gift; least: Gift } | undefined;
  levels: Readonly<Record<Matter, Level>>;
  /** The aspect that each paragraph is closed with; none twice, and undefined where nothing is left. */
  told: Readonly<Record<PairPart, ToldAspect | undefined>>;
  /** Whose time of birth is unknown: the first one's, the second one's. */
  isUntimed: readonly [boolean, boolean];
  /** A whole number, the same for the two either way round, by which one of several ways to say something is chosen. */
  rotation: number;
};
