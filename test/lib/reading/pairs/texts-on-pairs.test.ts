import { describe, expect, test } from '@jest/globals';
import { NATAL_POINTS } from '#lib/chart/natal-points.ts';
import { ENGLISH } from '#lib/reading/en/english.ts';
import { GENERAL_LINES, PAIR_LINES, pairLineOf } from '#lib/reading/en/pairs/lines.ts';
import * as words from '#lib/reading/en/pairs/words.ts';
import { PAIR_CHARACTERS } from '#lib/reading/pairs/story.ts';
import { LEVELS } from '#lib/scoring/day.ts';
import { GLYPHS } from '../glyph-locale.ts';
import { sentencesOf } from '../sentences-of.ts';
import { SOME_PAIRS, toldOf } from './told-pairs.ts';

const TOLD = SOME_PAIRS.map((pair) => toldOf(pair, ENGLISH));
const PARTS = ['whole', 'love', 'talk', 'work', 'friction'] as const;

const TERMS =
  /\b(Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|Ascendant|Midheaven|sextile|square|trine|opposite|joining|natal|chart|orb|sign|house|planets?)\b/;
const ROMANCE =
  /\b(attract\w*|romanc\w*|romantic\w*|passion\w*|desire\w*|couple|lovers?|tenderness|kiss\w*)\b/i;

describe('the text on two people is sound English', () => {
  test('five paragraphs, each of whole sentences without a blank, a repeated word or a stray stop', () => {
    const faults = TOLD.flatMap(({ text }) => {
      expect(text).toHaveLength(5);
      return text.filter(
        (paragraph) =>
          / {2,}|\s[.,;:)]|[.,;:]{2}|[{}]|undefined|NaN|null|\b(\w+) \1\b/i.test(paragraph) ||
          sentencesOf(paragraph).some((sentence) => !/^[A-Z].*[a-z)]\.$/.test(sentence)) ||
          paragraph.length > 450,
      );
    });
    expect(faults.slice(0, 5)).toEqual([]);
  });

  test('no term of astrology stands outside the brackets that close a paragraph and name its aspect', () => {
    for (const { text, story } of TOLD)
      for (const [i, part] of PARTS.entries()) {
        const paragraph = text[i] ?? '';
        expect(paragraph.replace(/ \([^)]*\)\./, '.')).not.toMatch(TERMS);
        const aspect = story.told[part]?.aspect;
        if (aspect) expect(paragraph).toMatch(new RegExp(`\\(Ada’s ${aspect.a} \\w+ Bo’s ${aspect.b}\\)\\.`));
      }
    const named = TOLD.flatMap(({ story }) => PARTS.map((part) => story.told[part] !== undefined));
    expect(named.filter(Boolean).length / named.length).toBeGreaterThan(0.995);
  });

  test('no line comes twice in a text', () => {
    for (const { text } of TOLD) {
      const lines = text.flatMap((paragraph) => /([^.;]*) \([^)]*\)\./.exec(paragraph)?.[1] ?? []);
      expect(new Set(lines).size).toBe(lines.length);
    }
  });

  test('the line of an aspect says what its points say', () => {
    for (const { story } of TOLD)
      for (const matter of ['love', 'talk', 'work', 'friction'] as const) {
        const told = story.told[matter];
        if (!told) continue;
        const points = told.aspect.points[matter] * (matter === 'friction' ? -1 : 1);
        expect([told.flow, Math.sign(points)]).toEqual([told.flow, told.flow === 'flowing' ? 1 : -1]);
      }
  });
});

describe('what is told fits the two', () => {
  test('nothing romantic where one of them is under 16, and grown-ups read of attraction', () => {
    const asChildren = SOME_PAIRS.map((pair) =>
      toldOf(pair, ENGLISH, ['Ada', 'Bo'], '1990-01-01').text.join(' '),
    );
    const [children, all] = [asChildren.filter((_, i) => Math.max(...birthYears(i)) > 1974), TOLD];
    expect(children.length).toBeGreaterThan(100);
    expect(children.filter((text) => ROMANCE.test(text))).toEqual([]);
    expect(all.filter(({ text }) => ROMANCE.test(text[1] ?? '')).length).toBeGreaterThan(50);
    expect(all.filter(({ text }) => ROMANCE.test(text.filter((_, i) => i !== 1).join(' ')))).toEqual([]);
  });

  test('whose time of birth is unknown is said last, and nothing where both are known', () => {
    for (const { story, text } of TOLD) {
      const [first, second] = story.isUntimed;
      const names = first && second ? 'Ada and Bo' : first ? 'Ada' : 'Bo';
      if (first || second)
        expect(text[4]).toMatch(
          new RegExp(`birth of ${names} (is|are) unknown, [^.]*; adding (it|them) would bring it in\\.$`),
        );
      expect(/unknown/.test(text.join(' '))).toBe(first || second);
    }
  });

  test('people of one name are told apart, You is your own, and a name that looks like a blank stays a name', () => {
    const [pair] = SOME_PAIRS;
    if (!pair) throw new Error('There is nobody.');
    expect(toldOf(pair, ENGLISH, ['Ada', 'Ada']).text[0]).toMatch(/the first Ada and the second Ada/i);
    expect(toldOf(pair, ENGLISH, ['You', 'Ada']).text.join(' ')).toMatch(/\(your \w+ /);
    expect(toldOf(pair, ENGLISH, ['{b}', '{both}']).text[0]).toContain('{b} and {both}');
  });

  test('pairs meet every way that there is to say something', () => {
    const read = TOLD.flatMap(({ text }) => text).join('\n');
    const { GIFT_NAMES: _, PAIR_CHARACTERS: characters, GIFTS: __, WARMTH: ___, ...byLevel } = words;
    const ways = [
      ...PAIR_CHARACTERS.flatMap((character) => characters[character]),
      ...Object.values(byLevel).flatMap((table) => LEVELS.flatMap((level) => table[level])),
    ];
    expect(ways.length).toBe(84);
    expect(ways.filter((way) => !read.includes(way.replace('{both}', 'Ada and Bo')))).toEqual([]);
  });
});

function birthYears(i: number): number[] {
  return (SOME_PAIRS[i] ?? []).map(({ birthDate }) => Number(birthDate.slice(0, 4)));
}

describe('the lines can be trusted', () => {
  const lines = [
    ...Object.values(PAIR_LINES).flatMap((row) => Object.values(row)),
    ...Object.values(GENERAL_LINES),
  ].flatMap(({ flowing, tense }) => [flowing, tense]);

  test('there is one for any two points that can have points, and no two are the same', () => {
    const slow = ['Jupiter', 'Saturn'];
    for (const a of NATAL_POINTS)
      for (const b of NATAL_POINTS)
        if (!(slow.includes(a) && slow.includes(b))) expect(pairLineOf(a, b).line.flowing).toMatch(/^\S/);
    expect(new Set(lines).size).toBe(lines.length);
  });

  test('a name is never the subject of a verb that would not fit You', () => {
    expect(lines.filter((line) => /\{[ab]\} (\w+s|was)\b/.test(line))).toEqual([]);
  });
});

test('every word of the text comes from the locale', () => {
  const texts = SOME_PAIRS.flatMap((pair) => toldOf(pair, GLYPHS, ['①', '②']).text);
  expect(texts.filter((text) => /\p{Letter}/u.test(text) || !/⟦\d+⟧/.test(text))).toEqual([]);
});

test('a pair without any aspect has a text as well', () => {
  const [told] = TOLD;
  if (!told) throw new Error('There is nobody.');
  const nothing = {
    whole: undefined,
    love: undefined,
    talk: undefined,
    work: undefined,
    friction: undefined,
  };
  const text = ENGLISH.pair.paragraphs({ ...told.story, told: nothing, gifts: undefined });
  for (const paragraph of text) expect(paragraph).toMatch(/^[A-Z][^(]*\.$/);
});
