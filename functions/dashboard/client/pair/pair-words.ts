import type { Matter } from '#lib/scoring/pairs/pair.ts';

/** What each matter between two people is called. */
export const MATTER_NAMES: Readonly<Record<Matter, string>> = {
  love: 'Warmth',
  talk: 'Talk',
  work: 'Work',
  friction: 'Friction',
};

/** How much a score is, from the greatest down: about what a fifth, a half and four fifths of pairs have. */
const AMOUNTS = [
  { from: 7.2, name: 'very much' },
  { from: 5.8, name: 'much' },
  { from: 4.3, name: 'some' },
  { from: 1, name: 'little' },
];

/** How much of a matter a score from 1 to 10 is, in words. */
export const amountOf = (score: number): string =>
  AMOUNTS.find(({ from }) => score >= from)?.name ?? 'little';
