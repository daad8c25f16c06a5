import type { SynastryCategory } from '#lib/scoring/synastry/scores.ts';

export const CATEGORY_NAMES: Readonly<Record<SynastryCategory, string>> = {
  love: 'Warmth',
  talk: 'Talk',
  work: 'Work',
  friction: 'Friction',
};

/** Reached by about a fifth, half, and four fifths of pairs. */
const WORDS = [
  { from: 7.2, word: 'very much' },
  { from: 5.8, word: 'much' },
  { from: 4.3, word: 'some' },
];

export const scoreWord = (score: number): string => WORDS.find(({ from }) => score >= from)?.word ?? 'little';
