import { expect, test } from '@jest/globals';
import { NATAL_POINTS, type NatalPoint } from '#lib/chart/natal-points.ts';
import { ENGLISH } from '#lib/reading/en/english.ts';
import { GENERAL_LINES, SYNASTRY_LINES, synastryLine } from '#lib/reading/en/synastry/lines.ts';
import * as words from '#lib/reading/en/synastry/words.ts';
import { type Flow, SYNASTRY_CHARACTERS } from '#lib/reading/synastry/synastry-story.ts';
import { LEVELS } from '#lib/scoring/day.ts';
import { sentencesOf } from '../english-faults.ts';
import { GLYPHS } from '../glyph-locale.ts';
import { COUPLES, renderedCouple } from './rendered-couples.ts';

const TEXTS = COUPLES.map((pair) => renderedCouple(pair, ENGLISH));
const PARTS = ['whole', 'love', 'talk', 'work', 'friction'] as const;

const TERMS =
  /\b(Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|Ascendant|Midheaven|sextile|square|trine|opposite|joining|natal|chart|orb|sign|house|planets?)\b/;
const ROMANCE =
  /\b(attract\w*|romanc\w*|romantic\w*|passion\w*|desire\w*|couple|lovers?|tenderness|kiss\w*)\b/i;

test('a synastry text has five paragraphs of whole sentences without unfilled placeholders, repeated words or stray punctuation', () => {
  const faults = TEXTS.flatMap(({ text }) => {
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

test('astrological terms appear only in the parentheses that name a paragraph’s aspect', () => {
  for (const { text, story } of TEXTS)
    for (const [i, part] of PARTS.entries()) {
      const paragraph = text[i] ?? '';
      expect(paragraph.replace(/ \([^)]*\)\./, '.')).not.toMatch(TERMS);
      const aspect = story.aspects[part]?.aspect;
      if (aspect) expect(paragraph).toMatch(new RegExp(`\\(Ada’s ${aspect.a} \\w+ Bo’s ${aspect.b}\\)\\.`));
    }
  const named = TEXTS.flatMap(({ story }) => PARTS.map((part) => story.aspects[part] !== undefined));
  expect(named.filter(Boolean).length / named.length).toBeGreaterThan(0.995);
});

test('no line occurs twice in a synastry text', () => {
  for (const { text } of TEXTS) {
    const lines = text.flatMap((paragraph) => /([^.;]*) \([^)]*\)\./.exec(paragraph)?.[1] ?? []);
    expect(new Set(lines).size).toBe(lines.length);
  }
});

test('an aspect’s flow matches the sign of its points', () => {
  for (const { story } of TEXTS)
    for (const category of ['love', 'talk', 'work', 'friction'] as const) {
      const chosen = story.aspects[category];
      if (!chosen) continue;
      const points = chosen.aspect.points[category] * (category === 'friction' ? -1 : 1);
      expect([chosen.flow, Math.sign(points)]).toEqual([chosen.flow, chosen.flow === 'flowing' ? 1 : -1]);
    }
});

test('a synastry text mentions romance in the second paragraph only, and never if one of the two is a child', () => {
  const asChildren = COUPLES.map((pair) =>
    renderedCouple(pair, ENGLISH, ['Ada', 'Bo'], '1990-01-01').text.join(' '),
  );
  const [children, all] = [asChildren.filter((_, i) => Math.max(...birthYears(i)) > 1974), TEXTS];
  expect(children.length).toBeGreaterThan(100);
  expect(children.filter((text) => ROMANCE.test(text))).toEqual([]);
  expect(all.filter(({ text }) => ROMANCE.test(text[1] ?? '')).length).toBeGreaterThan(50);
  expect(all.filter(({ text }) => ROMANCE.test(text.filter((_, i) => i !== 1).join(' ')))).toEqual([]);
});

test('a synastry text mentions unknown birth times last, and known ones not at all', () => {
  for (const { story, text } of TEXTS) {
    const [first, second] = story.isUntimed;
    const whose =
      first && second ? 'Ada’s and Bo’s birth times are' : `${first ? 'Ada' : 'Bo'}’s birth time is`;
    if (first || second)
      expect(text[4]).toMatch(new RegExp(`\\. ${whose} unknown, [^.]*; add (it|them) to bring it in\\.$`));
    expect(/unknown/.test(text.join(' '))).toBe(first || second);
  }
});

test('equal names are distinguished, You becomes your, and {b} within a name is not a placeholder', () => {
  const [pair] = COUPLES;
  if (!pair) throw new Error('There are no couples.');
  expect(renderedCouple(pair, ENGLISH, ['Ada', 'Ada']).text[0]).toMatch(/the first Ada and the second Ada/i);
  expect(renderedCouple(pair, ENGLISH, ['You', 'Ada']).text.join(' ')).toMatch(/\(your \w+ /);
  expect(renderedCouple(pair, ENGLISH, ['{b}', '{both}']).text[0]).toContain('{b} and {both}');
});

test('the sampled couples get every variant of the synastry texts', () => {
  const read = TEXTS.flatMap(({ text }) => text).join('\n');
  const { CATEGORY_NAMES: _, CHARACTERS: characters, STRENGTHS: __, WARMTH: ___, ...byLevel } = words;
  const ways = [
    ...SYNASTRY_CHARACTERS.flatMap((character) => characters[character]),
    ...Object.values(byLevel).flatMap((table) => LEVELS.flatMap((level) => table[level])),
  ];
  expect(ways.length).toBe(140);
  expect(ways.filter((way) => !read.includes(way.replace('{both}', 'Ada and Bo')))).toEqual([]);
});

function birthYears(i: number): number[] {
  return (COUPLES[i] ?? []).map(({ birthDate }) => Number(birthDate.slice(0, 4)));
}

const lines = [
  ...Object.values(SYNASTRY_LINES).flatMap((row) => Object.values(row)),
  ...Object.values(GENERAL_LINES),
].flatMap(({ flowing, tense }) => [flowing, tense]);

test('every scored pair of points has a line, and no two lines are equal', () => {
  const slow = ['Jupiter', 'Saturn'];
  for (const a of NATAL_POINTS)
    for (const b of NATAL_POINTS)
      if (!(slow.includes(a) && slow.includes(b))) expect(synastryLine(a, b).line.flowing).toMatch(/^\S/);
  expect(new Set(lines).size).toBe(lines.length);
});

test('a name that is the subject of a verb is in one blank with it', () => {
  expect(
    lines.filter((line) =>
      /(?<!\b(from|of|to|with) )\{[ab]\} (\w+s|was|can|may|would|will|should)\b/.test(line),
    ),
  ).toEqual([]);
  expect(lines.filter((line) => /[{}]/.test(line.replace(/\{[ab](’s| [\w’]+)?\}/g, '')))).toEqual([]);
});

test('You and Me follow the grammar of their pronouns', () => {
  const [chosen] = TEXTS;
  if (!chosen) throw new Error('There are no couples.');
  const read = (names: [string, string], a: NatalPoint, b: NatalPoint, flow: Flow) => {
    const aspect = {
      a,
      b,
      aspect: 'trine',
      orbDeg: 0,
      points: { love: 1, talk: 1, work: 1, friction: 1 },
    } as const;
    const aspects = { ...chosen.story.aspects, whole: { aspect, flow, agrees: true } };
    return ENGLISH.synastry.paragraphs({ ...chosen.story, names, aspects })[0];
  };
  expect(read(['You', 'Bo'], 'Mercury', 'Mars', 'tense')).toMatch(
    /Bo finishes your sentences, and you’d like them back/,
  );
  expect(read(['Bo', 'You'], 'Mercury', 'Mars', 'tense')).toMatch(
    /You finish Bo’s sentences, and Bo would like/,
  );
  expect(read(['Me', 'Bo'], 'Mars', 'Saturn', 'flowing')).toMatch(
    /because I push and Bo doesn’t quit \(my Mars/,
  );
  expect(read(['Bo', 'Me'], 'Mars', 'Saturn', 'flowing')).toMatch(/because Bo pushes and I don’t quit/);
  expect(read(['Bo', 'Me'], 'Sun', 'Mars', 'flowing')).toMatch(
    /Bo and me\b.*When Bo hesitates, I’m at the door/,
  );
});

test('every word of a synastry text comes from the locale', () => {
  const texts = COUPLES.flatMap((pair) => renderedCouple(pair, GLYPHS, ['①', '②']).text);
  expect(texts.filter((text) => /\p{Letter}/u.test(text) || !/⟦\d+⟧/.test(text))).toEqual([]);
});

test('a couple without aspects gets a text', () => {
  const [chosen] = TEXTS;
  if (!chosen) throw new Error('There are no couples.');
  const nothing = {
    whole: undefined,
    love: undefined,
    talk: undefined,
    work: undefined,
    friction: undefined,
  };
  const text = ENGLISH.synastry.paragraphs({ ...chosen.story, aspects: nothing, strengths: undefined });
  for (const paragraph of text) expect(paragraph).toMatch(/^[A-Z][^(]*\.$/);
});
