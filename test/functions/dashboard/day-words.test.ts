import { describe, expect, test } from '@jest/globals';
import { ASPECTS } from '#lib/chart/natal-chart.ts';
import { NATAL_POINTS } from '#lib/chart/natal-points.ts';
import type { Transit } from '#lib/client/types.gen.ts';
import { BODIES } from '#lib/ephemeris/zodiac.ts';
import { broughtWords } from '../../../functions/dashboard/client/brought-words.ts';
import { cutTo, linesOf, sentencesThatFit } from '../../../functions/dashboard/client/day/card-text.ts';
import { transitSentence } from '../../../functions/dashboard/client/day/transit-sentence.ts';

const venus: Transit = {
  transiting: 'Venus',
  aspect: 'trine',
  natal: 'Saturn',
  orbDeg: 0.4321,
  phase: 'applying',
  retrograde: false,
  points: { rating: 2.0812, energy: -1.02, focus: 0.01, romance: 0, luck: 0 },
};

describe('what a transit brings, in a few plain words', () => {
  test('names neither body nor aspect', () => {
    expect(broughtWords(venus)).toBe('Affection and duty help each other.');
    expect(broughtWords({ transiting: 'Moon', aspect: 'sextile', natal: 'Ascendant' })).toBe(
      'Moods and presence open doors together.',
    );
    expect(broughtWords({ transiting: 'Jupiter', aspect: 'conjunction', natal: 'Jupiter' })).toBe(
      'Your growth and the day’s act as one.',
    );
  });

  test('can be said of every transit there is, without a gap in it', () => {
    for (const transiting of BODIES)
      for (const aspect of ASPECTS)
        for (const natal of NATAL_POINTS)
          expect(broughtWords({ transiting, aspect, natal })).toMatch(/^[A-Z][a-z ’]+\.$/);
  });
});

describe('a transit in plain sentences', () => {
  test('says what the two stand for, what their angle does, what it comes to and how close it is', () => {
    expect(transitSentence(venus, 'rating', undefined)).toBe(
      'Venus stands for affection, taste and money; your Saturn for duty, patience and limits. A trine lets the two help each other (exact when they stand 120° apart): 2.1 points for the day. In the middle of the day it is 0.4° from exact and coming closer.',
    );
  });

  test('speaks of the metric that is chosen', () => {
    expect(transitSentence(venus, 'energy', undefined)).toContain('1.0 point against the day’s energy.');
    expect(transitSentence(venus, 'focus', undefined)).toContain('too little to count for the day’s focus.');
  });

  test('says when it is exact, if on this day, and which way the body moves, if backward', () => {
    const sentence = transitSentence(
      { ...venus, transiting: 'Moon', retrograde: true },
      'rating',
      'exact at 09:52',
    );
    expect(sentence).toContain(' It is exact at 09:52. The Moon moves backward');
    expect(transitSentence(venus, 'rating', 'exact between 02:25 and 20:33')).toContain(
      ' It is exact between 02:25 and 20:33, as closely as the time of birth tells.',
    );
  });

  test('can be said of every transit there is, without a gap in it', () => {
    for (const transiting of BODIES)
      for (const aspect of ASPECTS)
        for (const natal of NATAL_POINTS) {
          const sentence = transitSentence({ ...venus, transiting, aspect, natal }, 'luck', undefined);
          expect(sentence).not.toMatch(/undefined|NaN| {2}/);
          expect(sentence).toMatch(/^[A-Z].*\.$/);
        }
  });
});

describe('a text on a card of limited width', () => {
  const measure = (text: string) => [...text].length;

  test('is broken between words; a word that is too long is cut', () => {
    expect(linesOf('a long way to go', 6, measure)).toEqual(['a long', 'way to', 'go']);
    expect(linesOf(`a ${'W'.repeat(80)} b`, 6, measure)).toEqual(['a', 'WWWWW…', 'b']);
  });

  test('is cut between what a reader takes for characters', () => {
    const family = '👨‍👩‍👧‍👦';
    expect(cutTo(family.repeat(9), 15, measure)).toBe(`${family.repeat(2)}…`);
    expect(cutTo('Ada', 3, measure)).toBe('Ada');
  });

  test('is told in whole sentences, as many as there is room for', () => {
    const text = 'One is here. Two came at 10:12 p.m. yesterday. Three.';
    expect(sentencesThatFit(text, (part) => part.length < 50)).toBe(
      'One is here. Two came at 10:12 p.m. yesterday.',
    );
    expect(sentencesThatFit(text, () => false)).toBe('One is here.');
  });
});
