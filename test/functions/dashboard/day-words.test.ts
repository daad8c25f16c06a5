import { expect, test } from '@jest/globals';
import { ASPECTS } from '#lib/chart/natal-chart.ts';
import { NATAL_POINTS } from '#lib/chart/natal-points.ts';
import type { Transit } from '#lib/contract/forecasts.ts';
import { BODIES } from '#lib/ephemeris/zodiac.ts';
import { ellipsize, fitSentences, wrapLines } from '../../../functions/dashboard/client/day/card-text.ts';
import { transitSentence } from '../../../functions/dashboard/client/day/explanation.ts';
import { withoutGreeting } from '../../../functions/dashboard/client/day/story.ts';

const venus: Transit = {
  transiting: 'Venus',
  aspect: 'trine',
  natal: 'Saturn',
  orbDeg: 0.4321,
  phase: 'applying',
  retrograde: false,
  points: { rating: 2.0812, energy: -1.02, focus: 0.01, romance: 0, luck: 0 },
};

const moon = { ...venus, transiting: 'Moon', retrograde: true } as const;
test.each([
  [
    'both meanings, the aspect and the points',
    transitSentence(venus, 'rating'),
    'Venus stands for affection, taste and money; your Saturn for duty, patience and limits. A trine lets the two help each other (exact when they stand 120° apart): 2.1 points for the day.',
  ],
  ['a metric', transitSentence(venus, 'energy'), '1.0 point against the day’s energy.'],
  ['few points', transitSentence(venus, 'focus'), 'too little to count for the day’s focus.'],
  ['retrograde motion', transitSentence(moon, 'rating'), ' for the day. The Moon moves backward'],
])('the explanation of a transit names %s', (_, sentence, expected) => {
  expect(sentence).toContain(expected);
});

test('every combination of transiting body, aspect and natal point has an explanation', () => {
  for (const transiting of BODIES)
    for (const aspect of ASPECTS)
      for (const natal of NATAL_POINTS) {
        const sentence = transitSentence({ ...venus, transiting, aspect, natal }, 'luck');
        expect(sentence).not.toMatch(/undefined|NaN| {2}/);
        expect(sentence).toMatch(/^[A-Z].*\.$/);
      }
});

const measure = (text: string) => [...text].length;

test('text on a share card wraps between words, and a word that is too long is cut', () => {
  expect(wrapLines('a long way to go', 6, measure)).toEqual(['a long', 'way to', 'go']);
  expect(wrapLines(`a ${'W'.repeat(80)} b`, 6, measure)).toEqual(['a', 'WWWWW…', 'b']);
});

test('text on a share card is cut between graphemes', () => {
  const family = '👨‍👩‍👧‍👦';
  expect(ellipsize(family.repeat(9), 15, measure)).toBe(`${family.repeat(2)}…`);
  expect(ellipsize('Ada', 3, measure)).toBe('Ada');
});

test('a share card keeps as many whole sentences as fit, at least one', () => {
  const [one, two] = ['One is here.', 'Two came at 10:12 p.m. yesterday.'] as const;
  const sentences = [one, two, 'Three.'];
  expect(fitSentences(sentences, (part) => part.length < 50)).toBe(`${one} ${two}`);
  expect(fitSentences(sentences, () => false)).toBe(one);
  expect(fitSentences(sentences, () => true)).toBe(`${one} ${two} Three.`);
});

test.each([
  ['Take ten minutes outdoors. Happy birthday.', 'Take ten minutes outdoors.'],
  ['Happy birthday.', ''],
  ['Rest. Happy birthday, and take the evening for yourself.', 'Rest. Take the evening for yourself.'],
  ['Rest. It’s your birthday, and the year that begins is yours to name.', undefined],
])('a day under a birthday greeting doesn’t greet again: %s', (text, expected = text) => {
  expect(withoutGreeting(text)).toBe(expected);
});
