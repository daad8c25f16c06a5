import type { Sign } from '#lib/ephemeris/zodiac.ts';
import type { WrittenAdvice } from './written-advice.ts';

/**
 * Advice for the Moon void of course (Lilly, p. 112), in groups of three. The first piece may have topics, the
 * second can replace it, and the third is for a second day.
 */
export const VOID_OF_COURSE: Readonly<Record<Sign, readonly WrittenAdvice[]>> = {
  Aries: [
    { text: 'walk it off rather than fight it out', speaksFor: ['exercising'] },
    'count to ten, twice if need be',
    'hold your fire and look around',
    'give an impulse an hour before you act',
    'leave the first move to others',
    'let the rush go by without you',
  ],
  Taurus: [
    { text: 'look into shop windows, but buy nothing', speaksAgainst: ['buying'] },
    'stay with what you know',
    'take your time over small things',
    'enjoy what is there before you want more',
    'make yourself comfortable and change nothing',
    'go slowly and skip no step',
  ],
  Gemini: [
    { text: 'chat for its own sake and sign nothing', speaksFor: ['talking'], speaksAgainst: ['deciding'] },
    'listen more than you answer',
    'let questions stay open for now',
    { text: 'read for pleasure and learn by accident', speaksFor: ['learning'] },
    'hear the news without answering at once',
    'browse wherever curiosity takes you',
  ],
  Cancer: [
    { text: 'potter about at home', speaksFor: ['home'] },
    'let a mood pass before you explain it',
    'stay close to what feels safe',
    { text: 'rest, and let the day come to you', speaksFor: ['resting'] },
    'go easy on yourself and on others',
    'keep to what is simple and familiar',
  ],
  Leo: [
    { text: 'step out of the limelight for a while', speaksAgainst: ['showing'] },
    'play, with nothing to prove',
    'do something just for the fun of it',
    'laugh, and leave the heroics for later',
    'keep your best card for a better hour',
    'have your fun without keeping score',
  ],
  Virgo: [
    { text: 'tidy up what is already begun', speaksFor: ['tidying'] },
    'check twice and change nothing',
    'mend something small and leave the big repairs',
    'do small things and start no big one',
    'review what is done and add nothing',
    'polish something small and stop there',
  ],
  Libra: [
    { text: 'put off a choice and keep the peace', speaksAgainst: ['deciding'] },
    'be pleasant and promise nothing',
    'let both sides be right for an hour',
    { text: 'enjoy pleasant company, with nothing to settle', speaksFor: ['company'] },
    'leave open what need not be settled',
    'look at something beautiful',
  ],
  Scorpio: [
    { text: 'leave the deep talk for later', speaksAgainst: ['talking'] },
    'watch, and draw no conclusions yet',
    'keep a secret a little longer',
    { text: 'keep your thoughts to yourself a while', speaksAgainst: ['talking'] },
    'go gently around what is sore',
    'let a suspicion pass unspoken',
  ],
  Sagittarius: [
    { text: 'wander about without a booking', speaksFor: ['traveling'] },
    'give a big idea time to ripen',
    'stay loose and expect little',
    'daydream and promise nothing',
    'take the long way round for fun',
    'look around and leave the map folded',
  ],
  Capricorn: [
    { text: 'go on with the routine and launch nothing', speaksAgainst: ['changing'] },
    'let ambition have the hour off',
    'finish something old',
    { text: 'do the dull work that needs no answer', speaksFor: ['working'] },
    'wait, and call it strategy',
    'leave the steep part for later',
  ],
  Aquarius: [
    { text: 'see friends and settle nothing', speaksFor: ['company'] },
    'jot down an odd thought and leave it there',
    'keep your options open',
    { text: 'stay with what you know best', speaksAgainst: ['changing'] },
    'look on and be amused',
    'think freely and commit to nothing',
  ],
  Pisces: [
    { text: 'rest and drift a little', speaksFor: ['resting'] },
    'listen to music and let the time run',
    'go where it is quiet',
    { text: 'doodle or dream on paper', speaksFor: ['creating'] },
    'force nothing that is unclear',
    'take your time and expect no answers',
  ],
};
