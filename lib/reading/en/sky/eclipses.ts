import type { Eclipse } from '#lib/ephemeris/eclipses.ts';
import type { WrittenAdvice } from './written-advice.ts';

/** Advice for eclipses, at most ten words each; none of it begins anything. */
export const ECLIPSE: Readonly<Record<Eclipse['kind'], readonly WrittenAdvice[]>> = {
  solar: [
    'watch what shifts, and begin nothing new',
    'let the dust settle for a few days',
    'finish old things rather than begin new ones',
    'wait and see what comes up',
    'keep to what is already under way',
  ],
  lunar: [
    { text: 'feelings run high, so leave big decisions for later', speaksAgainst: ['deciding'] },
    'notice what has run its course',
    'go gently, and put off anything brand new',
    'look at what comes to light before you judge it',
    'let what is over be over',
  ],
};
