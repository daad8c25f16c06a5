import type { Activity } from './activity.ts';

/**
 * Activities of Mercury (letters, learning, trade, short journeys), after Lilly, Christian Astrology (1647),
 * pp. 76-80.
 */
export const MERCURY: readonly Activity[] = [
  {
    name: 'Signing contracts',
    bodies: ['Mercury', 'Saturn', 'Jupiter'],
    metrics: ['focus'],
    moonIn: 'Libra',
    begins: true,
    reason: 'Mercury rules papers and bargains, Saturn makes them last.',
  },
  {
    name: 'Writing important emails',
    bodies: ['Mercury', 'Sun'],
    metrics: ['focus'],
    moonIn: 'Gemini',
    reason: 'Mercury is the messenger, the Sun gives weight.',
  },
  {
    name: 'Studying for an exam',
    bodies: ['Mercury', 'Saturn', 'Jupiter'],
    metrics: ['focus'],
    moonIn: 'Gemini',
    reason: 'Mercury rules learning, Saturn perseverance, Jupiter the sciences.',
  },
  {
    name: 'Short trips',
    bodies: ['Mercury', 'Moon', 'Uranus'],
    metrics: [],
    moonIn: 'Gemini',
    reason: 'Mercury and the Moon rule short journeys.',
  },
  {
    name: 'Negotiating a price',
    bodies: ['Mercury', 'Mars'],
    metrics: ['focus'],
    moonIn: 'Libra',
    reason: 'Mercury bargains, Mars holds out.',
  },
  {
    name: 'Catching up with neighbors',
    bodies: ['Mercury', 'Moon', 'Venus'],
    metrics: [],
    moonIn: 'Libra',
    reason: 'Mercury and the Moon signify neighbors and talk, Venus goodwill.',
  },
  {
    name: 'Buying electronics',
    bodies: ['Mercury', 'Uranus'],
    metrics: [],
    moonIn: 'Aquarius',
    reason: 'Mercury rules trade and clever devices, Uranus electricity.',
  },
  {
    name: 'Learning a language',
    bodies: ['Mercury', 'Jupiter'],
    metrics: ['focus'],
    moonIn: 'Sagittarius',
    begins: true,
    reason: 'Mercury rules tongues, Jupiter foreign countries.',
  },
  {
    name: 'Sorting paperwork',
    bodies: ['Mercury', 'Saturn', 'Pluto'],
    metrics: [],
    moonIn: 'Virgo',
    reason: 'Mercury rules papers, Saturn order, Pluto what is thrown out.',
  },
  {
    name: 'Creative writing',
    bodies: ['Mercury', 'Neptune'],
    metrics: [],
    moonIn: 'Pisces',
    reason: 'Mercury writes, Neptune dreams.',
  },
  {
    name: 'Puzzles and board games',
    bodies: ['Mercury', 'Uranus'],
    metrics: ['focus'],
    moonIn: 'Gemini',
    reason: 'Mercury rules wit and play of mind.',
  },
  {
    name: 'Difficult conversations',
    bodies: ['Mercury', 'Pluto', 'Mars'],
    metrics: [],
    moonIn: 'Scorpio',
    reason: 'Mercury speaks, Pluto and Mars bring what is hard to say.',
  },
  {
    name: 'Planning the week',
    bodies: ['Mercury', 'Saturn', 'Sun'],
    metrics: ['focus'],
    moonIn: 'Capricorn',
    reason: 'Mercury counts, Saturn measures time, the Sun sets the aim.',
  },
  {
    name: 'Explaining an idea',
    bodies: ['Mercury', 'Jupiter', 'Sun'],
    metrics: ['focus'],
    moonIn: 'Gemini',
    reason: 'Mercury finds words, Jupiter the meaning.',
  },
];
