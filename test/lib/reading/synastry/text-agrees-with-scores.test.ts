import { expect, test } from '@jest/globals';
import { ENGLISH } from '#lib/reading/en/english.ts';
import {
  FRICTION,
  LOVE,
  CHARACTERS as OPENINGS,
  REMEDIES,
  TALK,
  WORK,
} from '#lib/reading/en/synastry/words.ts';
import { SYNASTRY_CHARACTERS } from '#lib/reading/synastry/synastry-story.ts';
import { LEVELS } from '#lib/scoring/day.ts';
import { SYNASTRY_CATEGORIES, type SynastryCategory } from '#lib/scoring/synastry/scores.ts';
import { scoreWord } from '../../../../functions/dashboard/client/synastry/scores.ts';
import { sentencesOf } from '../english-faults.ts';
import { COUPLES, renderedCouple } from './rendered-couples.ts';

/** Levels from 0 (little) to 3 (very much), from the dashboard's words for scores. */
type Heights = Record<SynastryCategory, number>;

const heightOf = (score: number) => ['little', 'some', 'much', 'very much'].indexOf(scoreWord(score));
const positive = ({ love, talk, work }: Heights) => [love, talk, work];
const sum = (heights: Heights) => positive(heights).reduce((all, one) => all + one, 0);
const most = (heights: Heights) => Math.max(...positive(heights));
const least = (heights: Heights) => Math.min(...positive(heights));
const isOrdinary = (height: number) => height === 1 || height === 2;

const TEXTS = COUPLES.map((pair) => {
  const { text, scores, story } = renderedCouple(pair, ENGLISH);
  const heights = Object.fromEntries(
    SYNASTRY_CATEGORIES.map((category) => [category, heightOf(scores[category])]),
  ) as Heights;
  const [opening = '', gift = ''] = sentencesOf(text[0] ?? '');
  return { opening, gift: story.strengths && gift, scores, heights, text, story };
});

/** Claims of the first sentence and the levels for which they are true. */
const CLAIMS: readonly [words: RegExp, isSo: (heights: Heights) => boolean][] = [
  [
    /something of everything|No extremes|on most days the honest|Most things work|The usual rules/,
    (of) => Object.values(of).every(isOrdinary),
  ],
  [
    /looks after itself|on good terms|plenty to enjoy|no special occasion|without planning|a great deal goes|laughter|as much to enjoy|a fine plan|hours are very good/,
    (of) => sum(of) >= 6 && least(of) > 0,
  ],
  [
    /few fireworks|Not much happens|getting close may|on purpose|same bench|has been worked for|takes patience|one shelf|second draft|easy road/,
    (of) => sum(of) <= 3 && most(of) < 3,
  ],
  [
    /enough to share|it’s friendly|no more than it should|are enough for|almost never unkind|a good part|enough goes right|both get there|worth making up|enough good besides/,
    (of) => positive(of).every(isOrdinary),
  ],
  [/others need a plan|homework|sunny coast|need a key|easy or difficult/, (of) => most(of) - least(of) >= 2],
  [
    /looks after itself|on good terms|not much to get past|no special occasion|bad ones are short|few quarrels|not much goes wrong|peaceful/,
    (of) => of.friction <= 1,
  ],
  [/hardly a quarrel|stays quiet|Peace costs|free evening|almost never unkind/, (of) => of.friction === 0],
  [
    /said out loud|slammed doors|argue about|fight about|loud ones|has been worked for|takes patience|with breaks|second draft|easy road/,
    (of) => of.friction >= 2,
  ],
  [/are the loud part|seldom quiet|agree on the route|long truce|Sparks fly/, (of) => of.friction === 3],
];

const NAMES: Readonly<Record<string, SynastryCategory>> = {
  warmth: 'love',
  talking: 'talk',
  'getting things done together': 'work',
};
const NAME = '(warmth|talking|getting things done together)';

/** Wordings that name categories, and the levels that each wording requires. */
const NAMED: readonly [words: RegExp, isSo: (most: number, least: number) => boolean][] = [
  [
    new RegExp(
      `(?:Lean on|strong side is|start with|the rest, it’s|It’s) ${NAME}[;,]? .*?(?:give|patient with is|leave|and|worthwhile and) ${NAME} ?`,
    ),
    (most, least) => most >= 2 && least <= 1,
  ],
  [
    new RegExp(
      `(?:all work well,|the strongest is|to build on, and|Begin anywhere;|would miss first is) ${NAME}`,
    ),
    (_, least) => least >= 2,
  ],
  [
    new RegExp(`(?:to begin, it’s|to effortless is|Begin with|head start is|slow day, try) ${NAME}`),
    (most) => most <= 1,
  ],
];

test('the first sentence makes only claims that the levels support', () => {
  const openings = SYNASTRY_CHARACTERS.flatMap((character) => OPENINGS[character]);
  expect(openings.filter((opening) => !CLAIMS.some(([words]) => words.test(opening)))).toEqual([]);
  const denied = TEXTS.filter(({ opening, heights }) =>
    CLAIMS.some(([words, isSo]) => words.test(opening) && !isSo(heights)),
  );
  expect(denied.slice(0, 5)).toEqual([]);
});

test('the named categories have the highest and lowest scores', () => {
  const denied = TEXTS.filter(({ gift, scores, heights }) => {
    if (gift === undefined) return false;
    const [words, isSo] = NAMED.find(([form]) => form.test(gift)) ?? [];
    const [first, last] = words?.exec(gift)?.slice(1) ?? [];
    const others = (name: string | undefined) =>
      Object.values(NAMES).filter((category) => category !== NAMES[name ?? '']);
    const isMost = others(first).every(
      (category) => scores[category] < scores[NAMES[first ?? ''] ?? category],
    );
    const isLeast =
      last === undefined ||
      others(last).every((category) => scores[category] > scores[NAMES[last] ?? category]);
    return !(isMost && isLeast && isSo?.(most(heights), least(heights)));
  });
  expect(denied.slice(0, 5)).toEqual([]);
  expect(TEXTS.filter(({ gift }) => gift === undefined).length / TEXTS.length).toBeLessThan(0.15);
});

const words = { love: LOVE, talk: TALK, work: WORK, friction: FRICTION };

test('each category’s paragraph begins with a text for the category’s level', () => {
  for (const { text, heights } of TEXTS)
    SYNASTRY_CATEGORIES.forEach((category, i) => {
      const ways = words[category][LEVELS[heights[category]] ?? 'Low'];
      expect(ways.some((way) => text[i + 1]?.startsWith(way))).toBe(true);
    });
});

test('the friction paragraph ends with a remedy for its level, and an agreeing aspect is flowing only at the lowest level', () => {
  for (const { text, heights, story } of TEXTS) {
    const remedies = REMEDIES[LEVELS[heights.friction] ?? 'Low'];
    expect(
      remedies.some((remedy) =>
        text[4]?.replace(/ \S+(?: and \S+)? birth times? (?:is|are) unknown.*/, '').endsWith(remedy),
      ),
    ).toBe(true);
    const { flow, agrees } = story.aspects.friction ?? {};
    if (agrees === true) expect(flow).toBe(heights.friction === 0 ? 'flowing' : 'tense');
  }
  const agreeing = TEXTS.filter(({ story }) => story.aspects.friction?.agrees);
  expect(agreeing.length / TEXTS.length).toBeGreaterThan(0.9);
});

test('the overall line never contradicts the paragraph on talk', () => {
  const contrary = TEXTS.filter(({ story: { aspects } }) => {
    const { whole, talk } = aspects;
    const isAboutTalk = whole && [whole.aspect.a, whole.aspect.b].includes('Mercury');
    return isAboutTalk && talk && whole.flow !== talk.flow;
  });
  expect(contrary.map(({ text }) => [text[0], text[2]]).slice(0, 5)).toEqual([]);
});
