import type { Sign } from '#lib/ephemeris/zodiac.ts';
import type { WrittenAdvice } from './written-advice.ts';

/** Advice for the Sun's ingress, by sign. */
export const SUN_ENTERS: Readonly<Record<Sign, readonly WrittenAdvice[]>> = {
  Aries: [
    { text: 'start what you have been circling', speaksFor: ['changing'], begins: true },
    'be direct, and be friendly about it',
    'take the short way for once',
  ],
  Taurus: [
    'slow down enough to enjoy things',
    'build on what already holds',
    'be no more stubborn than you need to be',
  ],
  Gemini: [
    { text: 'mix with people you do not know yet', speaksFor: ['company'] },
    'follow your curiosity a little further',
    'keep things light',
  ],
  Cancer: [
    { text: 'let home come first', speaksFor: ['home'] },
    'look after those close to you',
    'trust what you feel',
  ],
  Leo: [
    { text: 'let yourself be noticed', speaksFor: ['showing'] },
    'be generous with praise',
    'put your whole heart into one thing',
  ],
  Virgo: [
    { text: 'put one thing in order', speaksFor: ['tidying'] },
    'take care of the details',
    'be useful, and count that as a success',
  ],
  Libra: ['look for the fair solution', 'do together what you usually do alone', 'bring two people together'],
  Scorpio: ['go deeper instead of wider', 'say less and mean it', 'get to the bottom of one thing'],
  Sagittarius: [
    { text: 'learn something from far away', speaksFor: ['learning'] },
    { text: 'look beyond the usual', speaksFor: ['changing'] },
    'let an honest laugh have its place',
  ],
  Capricorn: [
    { text: 'pick one aim and stay with it', speaksFor: ['planning'] },
    { text: 'take the responsibility, and the credit', speaksFor: ['working'] },
    'build what lasts rather than what shines',
  ],
  Aquarius: [
    'dare to differ, kindly',
    'think of the many as well as the few',
    { text: 'let a fresh idea in', speaksFor: ['changing'] },
  ],
  Pisces: ['be gentle, with yourself too', 'listen to what is not said', 'leave a little time for dreaming'],
};

/** Advice on thinking and speaking while Mercury is in a sign. */
export const MERCURY_ENTERS: Readonly<Record<Sign, readonly WrittenAdvice[]>> = {
  Aries: [
    { text: 'say things straight and keep them kind', speaksFor: ['talking'] },
    'think before you answer, then answer',
    'get to the point early',
  ],
  Taurus: [
    'take your time to make up your mind',
    'use plain words',
    'let a thought settle before you share it',
  ],
  Gemini: ['follow up on what you hear', 'keep a list, for a lot is going on', 'ask more and assume less'],
  Cancer: [
    'remember who helped you, and tell them',
    'mind the tone as much as the words',
    'listen for the feeling behind the words',
  ],
  Leo: [
    { text: 'tell the story well and keep it true', speaksFor: ['showing', 'talking'] },
    { text: 'speak up with warmth', speaksFor: ['showing', 'talking'] },
    'leave others a turn to speak',
  ],
  Virgo: [
    { text: 'put your notes in order', speaksFor: ['tidying'] },
    'check the details before you trust the whole',
    { text: 'say precisely what you mean', speaksFor: ['talking'] },
  ],
  Libra: [
    'hear both sides before you judge',
    'choose the kinder of two true words',
    { text: 'make your case politely', speaksFor: ['showing', 'talking'] },
  ],
  Scorpio: [
    { text: 'ask the question behind the question', speaksFor: ['talking'] },
    'keep a confidence',
    'read between the lines, but not too much',
  ],
  Sagittarius: [
    { text: 'say the big idea in small words', speaksFor: ['talking'] },
    'check the facts behind the conviction',
    { text: 'think further ahead than the week', speaksFor: ['planning'] },
  ],
  Capricorn: [
    'promise only what you can keep',
    'sum up long matters in two sentences',
    'see to the most important thing first',
  ],
  Aquarius: [
    { text: 'think the thought that nobody has had', speaksFor: ['changing'] },
    'listen to the odd one out',
    'question the usual answer',
  ],
  Pisces: [
    'trust the picture before the words',
    'double-check times and numbers',
    'let facts and feelings take turns',
  ],
};

/** Advice on pleasure and popularity while Venus is in a sign. */
export const VENUS_ENTERS: Readonly<Record<Sign, readonly WrittenAdvice[]>> = {
  Aries: [
    'be the first to smile',
    'show that you like something, or someone',
    'enjoy things while they are fresh',
  ],
  Taurus: [
    'treat your senses to something simple',
    'choose quality over quantity',
    'take your pleasures slowly',
  ],
  Gemini: ['send somebody a kind word', 'let a joke break the ice', 'enjoy variety without apology'],
  Cancer: [
    'show that you care in a small, practical way',
    'keep close what is dear to you',
    'be gentle with somebody close to you',
  ],
  Leo: ['be lavish with compliments', 'be generous with your good mood', 'wear what makes you feel splendid'],
  Virgo: [
    'do somebody a small, useful kindness',
    'enjoy the well-made thing',
    'notice the small things that others do for you',
  ],
  Libra: [
    'be gracious, and let others be gracious too',
    'ask what would please the other person',
    'even out what has become one-sided',
  ],
  Scorpio: [
    'care about less, and more deeply',
    'let somebody matter to you',
    'be loyal without holding too tightly',
  ],
  Sagittarius: [
    'enjoy what is foreign to you',
    'be generous and leave it at that',
    { text: 'laugh with somebody you hardly know', speaksFor: ['company'] },
  ],
  Capricorn: ['choose what lasts', 'show respect where you feel it', 'be on time for those you like'],
  Aquarius: [
    'give others room, and take some',
    'enjoy the friend who is not like you',
    'let others be as odd as they like',
  ],
  Pisces: [
    'be kind without keeping count',
    'let music or color do you good',
    'see the best in somebody, with open eyes',
  ],
};

/** Advice on taking action while Mars is in a sign. */
export const MARS_ENTERS: Readonly<Record<Sign, readonly WrittenAdvice[]>> = {
  Aries: [
    'put the push where it does some good',
    'act quickly where it is easy to undo',
    'be brave, not reckless',
  ],
  Taurus: [
    'push steadily rather than hard',
    'stay calm and stay put',
    'let things take as long as they take',
  ],
  Gemini: [
    'do one thing at a time, or at most two',
    'keep a sharp remark to yourself',
    'use quick wits for good ends',
  ],
  Cancer: [
    'defend what you care about, calmly',
    { text: 'say that you are hurt before you are angry', speaksFor: ['talking'] },
    'stand up for those close to you',
  ],
  Leo: [
    { text: 'lead by doing', speaksFor: ['working'] },
    'let pride push you, not steer you',
    'put your heart into what you do',
  ],
  Virgo: [
    'do things properly the first time',
    { text: 'take on one small problem after another', speaksFor: ['working'] },
    'criticize half as much and mend twice as much',
  ],
  Libra: [
    'act with others rather than against them',
    'fight fair, or not at all',
    'make the first move toward a truce',
  ],
  Scorpio: [
    'see one thing through to the end',
    'keep something in reserve',
    'be intense about what deserves it',
  ],
  Sagittarius: ['aim first, and then let go', 'go far rather than fast', 'pick a cause that deserves you'],
  Capricorn: [
    'climb one step at a time',
    'let discipline do what zeal cannot',
    'go for the result and not for the applause',
  ],
  Aquarius: [
    { text: 'break with something that no longer makes sense', speaksFor: ['changing'] },
    'rebel in a useful direction',
    { text: 'join forces with unlikely people', speaksFor: ['company'] },
  ],
  Pisces: [
    'go with the current where you can',
    'act on what moves you',
    'give way and get there all the same',
  ],
};
