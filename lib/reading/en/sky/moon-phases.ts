import type { Sign } from '#lib/ephemeris/zodiac.ts';
import type { WrittenAdvice } from './written-advice.ts';

/** Advice for a new Moon, which favors beginnings, by sign. */
export const NEW_MOON: Readonly<Record<Sign, readonly WrittenAdvice[]>> = {
  Aries: [
    { text: 'begin something small and brave', speaksFor: ['changing'], begins: true },
    'ask yourself what you have been putting off, and why',
    'choose the braver of two small steps',
  ],
  Taurus: [
    { text: 'begin something that can grow slowly', speaksFor: ['changing'], begins: true },
    'name one thing worth having patience for',
    'go at your own pace and let others hurry',
  ],
  Gemini: [
    { text: 'take up one new subject, just far enough to be curious', speaksFor: ['learning'], begins: true },
    'ask one question that you do not know the answer to',
    'listen a little longer than you usually do',
  ],
  Cancer: [
    { text: 'begin with one corner of your home', speaksFor: ['home'], begins: true },
    'make some room for what you feel',
    'look after yourself as you look after others',
  ],
  Leo: [
    { text: 'begin something with your name on it', speaksFor: ['creating'], begins: true },
    'do one thing for the sheer joy of it',
    'say yes to what makes you smile',
  ],
  Virgo: [
    { text: 'begin one good habit, and only one', speaksFor: ['changing'], begins: true },
    'put one small thing right and leave the rest',
    'notice what works before you notice what does not',
  ],
  Libra: [
    { text: 'begin with a talk that clears the air', speaksFor: ['talking'], begins: true },
    'hear the other side before you take your own',
    'meet somebody halfway and see what happens',
  ],
  Scorpio: [
    { text: 'begin by telling one person the truth', speaksFor: ['talking'], begins: true },
    'let one old grudge go without a word',
    'look at what you have avoided looking at',
  ],
  Sagittarius: [
    {
      text: 'plan the journey that you keep dreaming of',
      speaksFor: ['planning', 'traveling'],
      begins: true,
    },
    { text: 'aim a little farther than usual', speaksFor: ['planning'] },
    'take one step back and look at the whole',
  ],
  Capricorn: [
    { text: 'set one goal for the season, with its first step', speaksFor: ['planning'], begins: true },
    'take the long view of a short trouble',
    'do the plain thing well',
  ],
  Aquarius: [
    { text: 'begin something together with friends', speaksFor: ['company'], begins: true },
    'do one thing in your own way',
    'question one rule that nobody remembers making',
  ],
  Pisces: [
    { text: 'begin with a quiet hour', speaksFor: ['resting'] },
    'trust a hunch far enough to look into it',
    'be kind without being asked',
  ],
};

/** Advice for a full Moon, which brings things to light, by sign. */
export const FULL_MOON: Readonly<Record<Sign, readonly WrittenAdvice[]>> = {
  Aries: [
    { text: 'what you started alone may want company', speaksFor: ['company'] },
    'stop racing where nobody is competing',
    { text: 'say what you want before you are cross about it', speaksFor: ['talking'] },
  ],
  Taurus: [
    { text: 'look at where your money has been going', speaksFor: ['money'] },
    'notice what you have, and enjoy it',
    'hold on to what matters and loosen the rest',
  ],
  Gemini: [
    { text: 'a half-finished conversation can find its end', speaksFor: ['talking'] },
    'sort the facts from the rumors',
    'two versions of a story may both be true',
  ],
  Cancer: [
    { text: 'call the relative you have been meaning to call', speaksFor: ['family'] },
    'let yourself be looked after for once',
    'old feelings come up, so give them a moment',
  ],
  Leo: [
    { text: 'let yourself be seen', speaksFor: ['showing'] },
    'thank those who have cheered for you',
    'take the praise without explaining it away',
  ],
  Virgo: [
    { text: 'sort out what is useful and clear away the rest', speaksFor: ['tidying'] },
    'let good enough be enough for once',
    'finish one thing before you improve it',
  ],
  Libra: [
    { text: 'tell somebody what you love about them', speaksFor: ['love', 'talking'] },
    'see where you are giving too much, or too little',
    'what has been out of balance begins to show',
  ],
  Scorpio: [
    { text: 'what was kept quiet wants to be said', speaksFor: ['talking'] },
    'let an old matter be over',
    'ask what you are still holding on to, and why',
  ],
  Sagittarius: [
    { text: 'go somewhere with a view', speaksFor: ['traveling'] },
    'a wider view puts worries in their place',
    'let it change your mind',
  ],
  Capricorn: [
    { text: 'close one task that has stayed open too long', speaksFor: ['working'] },
    'a long effort shows its first results',
    'count what you have done before what is left',
  ],
  Aquarius: [
    { text: 'see friends and keep the evening open', speaksFor: ['company'] },
    'you may be less alone than you thought',
    'let others be as odd as you are',
  ],
  Pisces: [
    { text: 'go to bed early and let the day be', speaksFor: ['resting'] },
    'let an old story end gently',
    'forgive somebody, perhaps yourself',
  ],
};
