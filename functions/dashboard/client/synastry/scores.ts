import type { SynastryCategory } from '#lib/scoring/synastry/scores.ts';

export const CATEGORY_NAMES: Readonly<Record<SynastryCategory, string>> = {
  love: 'Warmth',
  talk: 'Talk',
  work: 'Work',
  friction: 'Friction',
};

/** About a fifth, a half and four fifths of all pairs of charts reach these scores. */
const WORDS = [
  { from: 7.2, word: 'very much' },
  { from: 5.8, word: 'much' },
  { from: 4.3, word: 'some' },
];

export const scoreWord = (score: number): string => WORDS.find(({ from }) => score >= from)?.word ?? 'little';
