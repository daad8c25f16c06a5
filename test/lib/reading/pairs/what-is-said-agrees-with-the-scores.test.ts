import { describe, expect, test } from '@jest/globals';
import { ENGLISH } from '#lib/reading/en/english.ts';
import {
  FRICTION,
  LOVE,
  PAIR_CHARACTERS as OPENINGS,
  REMEDIES,
  TALK,
  WORK,
} from '#lib/reading/en/pairs/words.ts';
import { PAIR_CHARACTERS } from '#lib/reading/pairs/story.ts';
import { LEVELS } from '#lib/scoring/day.ts';
import { MATTERS, type Matter } from '#lib/scoring/pairs/pair.ts';
import { amountOf } from '../../../../functions/dashboard/client/pair/pair-words.ts';
import { sentencesOf } from '../sentences-of.ts';
import { SOME_PAIRS, toldOf } from './told-pairs.ts';

/** How much there is of each matter, from 0 (little) to 3 (very much), by the words that the page has for scores. */
type Heights = Record<Matter, number>;

const heightOf = (score: number) => ['little', 'some', 'much', 'very much'].indexOf(amountOf(score));
const gifts = ({ love, talk, work }: Heights) => [love, talk, work];
const sum = (heights: Heights) => gifts(heights).reduce((all, one) => all + one, 0);
const most = (heights: Heights) => Math.max(...gifts(heights));
const least = (heights: Heights) => Math.min(...gifts(heights));
const isOrdinary = (height: number) => height === 1 || height === 2;

const TOLD = SOME_PAIRS.map((pair) => {
  const { text, scores, story } = toldOf(pair, ENGLISH);
  const heights = Object.fromEntries(MATTERS.map((matter) => [matter, heightOf(scores[matter])])) as Heights;
  const [opening = '', gift = ''] = sentencesOf(text[0] ?? '');
  return { opening, gift: story.gifts && gift, scores, heights, text, story };
});

/** What the first sentence may claim: the words that do, and when it is so. */
const CLAIMS: readonly [words: RegExp, isSo: (heights: Heights) => boolean][] = [
  [/extremes|something of everything|as most people do/, (of) => Object.values(of).every(isOrdinary)],
  [
    /much that helps|most things go smoothly|more to enjoy|plenty of|a great deal goes|how much goes on/,
    (of) => sum(of) >= 6 && least(of) > 0,
  ],
  [
    /few fireworks|how much room|grows by being looked|ask for some work|how different|not always comf/,
    (of) => sum(of) <= 3 && most(of) < 3,
  ],
  [
    /enough to share|seldom interrupted|not everything goes by itself|enough that is worth|fair amount of help|enough to do it/,
    (of) => gifts(of).every(isOrdinary),
  ],
  [/equally strong|contrast|less so in others/, (of) => most(of) - least(of) >= 2],
  [
    /little that stands|soon put right|than to work out|few quarrels|in peace|how much room/,
    (of) => of.friction <= 1,
  ],
  [/little to quarrel|is peace:|without much noise/, (of) => of.friction === 0],
  [
    /sparks|loud ones|not kept quiet|ask for some work|how different|not always comf/,
    (of) => of.friction >= 2,
  ],
  [/a good deal of friction|a lot of friction|not have it quiet/, (of) => of.friction === 3],
];

const NAMES: Readonly<Record<string, Matter>> = {
  warmth: 'love',
  talking: 'talk',
  'getting things done together': 'work',
};
const NAME = '(warmth|talking|getting things done together)';

/** What of the three is named, by how it is said, and of how much it may be said. */
const NAMED: readonly [words: RegExp, isSo: (most: number, least: number) => boolean][] = [
  [
    new RegExp(`(?:easiest is|strong side is|build on) ${NAME}[;,] .*?(?:care is|and|with) ${NAME}`),
    (most, least) => most >= 2 && least <= 1,
  ],
  [new RegExp(`(?:come easily,|strong sides is|to build on,) ${NAME}`), (_, least) => least >= 2],
  [new RegExp(`(?:by itself;|begin is|begin with) ${NAME}`), (most) => most <= 1],
];

describe('the first paragraph on two people says nothing that their scores deny', () => {
  test('of the whole', () => {
    const openings = PAIR_CHARACTERS.flatMap((character) => OPENINGS[character]);
    expect(openings.filter((opening) => !CLAIMS.some(([words]) => words.test(opening)))).toEqual([]);
    const denied = TOLD.filter(({ opening, heights }) =>
      CLAIMS.some(([words, isSo]) => words.test(opening) && !isSo(heights)),
    );
    expect(denied.slice(0, 5)).toEqual([]);
  });

  test('of what comes easiest, and what least easily', () => {
    const denied = TOLD.filter(({ gift, scores, heights }) => {
      if (gift === undefined) return false;
      const [words, isSo] = NAMED.find(([form]) => form.test(gift)) ?? [];
      const [first, last] = words?.exec(gift)?.slice(1) ?? [];
      const others = (name: string | undefined) =>
        Object.values(NAMES).filter((matter) => matter !== NAMES[name ?? '']);
      const isMost = others(first).every((matter) => scores[matter] < scores[NAMES[first ?? ''] ?? matter]);
      const isLeast =
        last === undefined || others(last).every((matter) => scores[matter] > scores[NAMES[last] ?? matter]);
      return !(isMost && isLeast && isSo?.(most(heights), least(heights)));
    });
    expect(denied.slice(0, 5)).toEqual([]);
    expect(TOLD.filter(({ gift }) => gift === undefined).length / TOLD.length).toBeLessThan(0.15);
  });
});

describe('the paragraphs on two people', () => {
  const words = { love: LOVE, talk: TALK, work: WORK, friction: FRICTION };

  test('say of each matter what is said of as much as its score is', () => {
    for (const { text, heights } of TOLD)
      MATTERS.forEach((matter, i) => {
        const ways = words[matter][LEVELS[heights[matter]] ?? 'Low'];
        expect(ways.some((way) => text[i + 1]?.startsWith(way))).toBe(true);
      });
  });

  test('tell of what rubs before what to do about it, and of what flows where hardly anything rubs', () => {
    for (const { text, heights, story } of TOLD) {
      const remedies = REMEDIES[LEVELS[heights.friction] ?? 'Low'];
      expect(
        remedies.some((remedy) => text[4]?.replace(/ As the times? of birth .*/, '').endsWith(remedy)),
      ).toBe(true);
      const { flow, agrees } = story.told.friction ?? {};
      if (agrees === true) expect(flow).toBe(heights.friction === 0 ? 'flowing' : 'tense');
    }
    const agreeing = TOLD.filter(({ story }) => story.told.friction?.agrees);
    expect(agreeing.length / TOLD.length).toBeGreaterThan(0.9);
  });
});
