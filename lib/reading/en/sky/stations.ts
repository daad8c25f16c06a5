import type { Planet } from '../../summary/sky-event.ts';
import type { WrittenAdvice } from './written-advice.ts';

/** What a planet’s turning retrograde asks for. */
export const TURNING_RETROGRADE: Readonly<Record<Planet, readonly WrittenAdvice[]>> = {
  Mercury: [
    'read everything twice before it goes out',
    'confirm times and places before you rely on them',
    'leave room for delays and mix-ups',
  ],
  Venus: [
    { text: 'hurry nothing that has to do with the heart', speaksAgainst: ['love'] },
    'old favorites deserve a second look',
    'ask what still pleases you, and what only used to',
  ],
  Mars: [
    { text: 'finish old work rather than start a fight', speaksFor: ['working'] },
    'pick fewer battles and win those',
    'go slower than you would like',
  ],
  Jupiter: [
    'ask what the growing is for',
    'check a big promise before you build on it',
    'enjoy what has grown before you plant more',
  ],
  Saturn: [
    'check the foundations instead of adding floors',
    'look again at a duty that has grown too heavy',
    'be as patient with yourself as with others',
  ],
  Uranus: [
    'get used to the last surprise before the next',
    'keep your freedom quietly',
    'let what is new grow on the inside first',
  ],
  Neptune: [
    'look at a dream in plain daylight',
    'see people as they are, and be kind anyway',
    'ask what you have been too polite to notice',
  ],
  Pluto: [
    'give up one thing that you cannot control',
    'let deep change take its time',
    'look at what has power over you, and why',
  ],
};

/** What its turning direct allows. */
export const TURNING_DIRECT: Readonly<Record<Planet, readonly WrittenAdvice[]>> = {
  Mercury: [
    'what was stuck begins to move, so try again',
    'pick up the thread where it was dropped',
    'ask once more where no answer came',
  ],
  Venus: [
    'what you care about becomes plain again',
    'like what you like, without a footnote',
    'make the friendly gesture you have been holding back',
  ],
  Mars: [
    'held-up efforts get their push back',
    'move on what you have been sitting on',
    'put the impatience to good use',
  ],
  Jupiter: [
    'let a hope grow again, within reason',
    'think one size bigger',
    'open the door when something good knocks',
  ],
  Saturn: [
    { text: 'long plans can go up again, stone by stone', speaksFor: ['planning'] },
    'do the next sensible thing',
    'trust the slow way again',
  ],
  Uranus: [
    { text: 'the new is ready to be tried, starting small', speaksFor: ['changing'], begins: true },
    'expect the unexpected, and smile at it',
    'leave a door open for surprise',
  ],
  Neptune: [
    { text: 'make something for no reason', speaksFor: ['creating'] },
    'let imagination out again',
    'leave some room for wonder',
  ],
  Pluto: ['what has changed below begins to show above', 'let the old skin go', 'use your influence gently'],
};
