import type { Planet } from '../../summary/sky-news.ts';
import type { WrittenAdvice } from './written-advice.ts';

/** Advice for a planet's retrograde station. */
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
    'ask yourself what you want more of',
    'check a big promise before you build on it',
    'enjoy what you have before you add to it',
  ],
  Saturn: [
    'check the foundations instead of adding floors',
    'look again at a duty that has grown too heavy',
    'be as patient with yourself as with others',
  ],
  Uranus: [
    'get used to the last surprise before the next',
    'enjoy your freedom without announcing it',
    'let a new idea mature before you show it',
  ],
  Neptune: [
    'look at a dream in plain daylight',
    'see people as they are, and be kind anyway',
    'ask what you have been too polite to notice',
  ],
  Pluto: [
    'stop worrying about one thing that you cannot control',
    'be patient with what cannot be hurried',
    'look at what has power over you, and why',
  ],
};

/** Advice for a planet's direct station. */
export const TURNING_DIRECT: Readonly<Record<Planet, readonly WrittenAdvice[]>> = {
  Mercury: [
    'have another go at what was stuck',
    'take up the thread where it was dropped',
    'ask once more where no answer came',
  ],
  Venus: [
    'trust what pleases you and leave the rest',
    'like what you like and do not explain it',
    'make the kind gesture you have been holding back',
  ],
  Mars: ['take up what had to wait', 'act on what you have been sitting on', 'put impatience to good use'],
  Jupiter: [
    'give one generous idea more room',
    'think one size bigger',
    'open the door when something good knocks',
  ],
  Saturn: [
    { text: 'set a date for the next stage of a plan', speaksFor: ['planning'] },
    'do the next sensible thing',
    'trust the slow way',
  ],
  Uranus: [
    { text: 'try something new, starting small', speaksFor: ['changing'], begins: true },
    'laugh at the first surprise and use the second',
    'leave an hour open',
  ],
  Neptune: [
    { text: 'make something for no reason', speaksFor: ['creating'] },
    'listen to music with your eyes shut',
    'leave some room for wonder',
  ],
  Pluto: [
    'stand by what you have become',
    'leave behind what you have outgrown',
    'use your influence gently',
  ],
};
