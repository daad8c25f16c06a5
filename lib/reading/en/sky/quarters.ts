import type { Sign } from '#lib/ephemeris/zodiac.ts';
import type { WrittenAdvice } from './written-advice.ts';

/** Advice on continuing what has begun, by the Moon's sign at the first quarter. */
export const FIRST_QUARTER: Readonly<Record<Sign, readonly WrittenAdvice[]>> = {
  Aries: [
    { text: 'walk off the impatience at a brisk pace', speaksFor: ['exercising'] },
    'take the next step before you feel ready',
    'push where things give way and wait where they do not',
  ],
  Taurus: [
    'stay with the way that already works',
    'keep going, slowly and without fuss',
    'do a little every day',
  ],
  Gemini: [
    'get the missing fact before you go on',
    { text: 'clear up one misunderstanding', speaksFor: ['talking'] },
    'shorten the list and do what is left',
  ],
  Cancer: [
    'protect an hour for what matters to you',
    'ask gently, and more than once',
    'look after yourself on the way',
  ],
  Leo: [
    { text: 'show somebody what you have so far', speaksFor: ['showing'] },
    'keep a promise you made to yourself',
    'add a bit of style',
  ],
  Virgo: [
    { text: 'clear the table before you go on', speaksFor: ['tidying'] },
    'fix the weak spot first',
    'take the next small step and then another',
  ],
  Libra: [
    { text: 'stop weighing the options and pick one', speaksFor: ['deciding'] },
    'settle for what is fair and move on',
    'get a second view, then go ahead',
  ],
  Scorpio: [
    'find the cause of the snag and remove it',
    'put all your weight behind one thing',
    'keep your nerve and say little',
  ],
  Sagittarius: [
    { text: 'learn the one thing that is missing', speaksFor: ['learning'] },
    'mind the next mile and not the whole road',
    'keep the aim and change the way',
  ],
  Capricorn: [
    { text: 'give the task you like least its hour', speaksFor: ['working'] },
    { text: 'do the hard part first', speaksFor: ['working'] },
    'hold the course when it gets dull',
  ],
  Aquarius: [
    { text: 'try the odd idea if the usual one is stuck', speaksFor: ['changing'] },
    'ask somebody who thinks differently',
    'change one detail and see what follows',
  ],
  Pisces: [
    'give one dream a date',
    'follow a hunch, but check it first',
    'put down what is not yours to carry',
  ],
};

/** Advice on letting go, by the Moon's sign at the last quarter. */
export const LAST_QUARTER: Readonly<Record<Sign, readonly WrittenAdvice[]>> = {
  Aries: ['let somebody else go first', 'leave one argument unwon', 'stop pushing at a door that stays shut'],
  Taurus: [
    { text: 'give away something that you no longer use', speaksFor: ['tidying'] },
    'let go of one comfort that has gone stale',
    'loosen your grip a little',
  ],
  Gemini: [
    { text: 'answer the old messages, or let them go', speaksFor: ['writing'] },
    'let one rumor stop with you',
    'drop a subject that has been worn out',
  ],
  Cancer: [
    'forgive an old slight and feel lighter',
    'put down a worry that is not yours',
    'stop keeping what only makes you sad',
  ],
  Leo: [
    'let somebody else have the last word',
    'give up one bit of pride that costs too much',
    'take yourself a little less seriously',
  ],
  Virgo: [
    { text: 'clear out one drawer', speaksFor: ['tidying'] },
    'leave something imperfect and call it done',
    'cross off one chore that you will never do',
  ],
  Libra: ['stop trying to please everybody', 'let a small debt go', 'stop keeping score'],
  Scorpio: [
    'close an old chapter for good',
    'stop going over the same grievance',
    'let a suspicion go that you cannot prove',
  ],
  Sagittarius: [
    'pack lighter than you think you can',
    'give up one opinion that you only inherited',
    'let the big promise shrink to a real one',
  ],
  Capricorn: [
    'put down one duty that nobody asked of you',
    'finish what is nearly done and stop counting',
    'allow yourself to be done for now',
  ],
  Aquarius: [
    'leave one cause to others for a while',
    'loosen one fixed opinion',
    'let one clever remark go unsaid',
  ],
  Pisces: [
    { text: 'sleep longer than usual if you can', speaksFor: ['resting'] },
    'let one worry go without an argument',
    'stop rescuing whoever has not asked for it',
  ],
};
