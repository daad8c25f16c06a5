import type { NamedGifts, PairPart, PairStory, ToldAspect } from '../../pairs/story.ts';
import { elementAt } from '../../rotation.ts';
import { capitalized } from '../capitalized.ts';
import { ASPECT_NAMES, NATAL_NAMES } from '../names.ts';
import { pairLineOf } from './lines.ts';
import { FRICTION, GIFT_NAMES, GIFTS, LOVE, PAIR_CHARACTERS, REMEDIES, TALK, WARMTH, WORK } from './words.ts';

/**
 * Two people in five paragraphs: as a whole, in affection, talk and work, and what rubs with what to do about it. Each names
 * the aspect behind one of its sentences, and the fifth ends with what an unknown time of birth leaves out.
 */
export function pairParagraphs(story: PairStory): readonly string[] {
  const { levels, gifts, rotation, isWithChild } = story;
  // Each list goes round at its own pace, so that two pairs that share one paragraph need not share the next.
  const way = (ways: readonly string[], place: number) =>
    elementAt(ways, Math.floor(rotation / ways.length ** place));
  const love = isWithChild ? WARMTH : LOVE;
  return [
    [
      withNames(way(PAIR_CHARACTERS[story.character], 0), story),
      ...(gifts === undefined ? [] : [withGifts(way(GIFTS[gifts.kind], 6), gifts)]),
      ...told(story, 'whole'),
    ],
    [way(love[levels.love], 1), ...told(story, 'love')],
    [way(TALK[levels.talk], 2), ...told(story, 'talk')],
    [way(WORK[levels.work], 3), ...told(story, 'work')],
    [
      way(FRICTION[levels.friction], 4),
      ...told(story, 'friction'),
      way(REMEDIES[levels.friction], 5),
      ...untimedSentence(story),
    ],
  ].map((sentences) => sentences.join(' '));
}

function withNames(text: string, { names }: PairStory): string {
  return filled(text, { both: callNames(names).join(' and ') });
}

function withGifts(text: string, gifts: NamedGifts): string {
  const least = gifts.kind === 'apart' ? { least: GIFT_NAMES[gifts.least] } : {};
  return filled(text, { most: GIFT_NAMES[gifts.most], ...least });
}

/** What an aspect means, and its name as the closing half of the sentence; nothing where none is told. */
function told({ told: aspects, names }: PairStory, part: PairPart): string[] {
  const aspect = aspects[part];
  return aspect === undefined ? [] : [toldSentence(aspect, callNames(names))];
}

function toldSentence(
  { aspect, flow, agrees }: ToldAspect,
  [first, second]: readonly [string, string],
): string {
  const { line, isOneFirst } = pairLineOf(aspect.a, aspect.b);
  const [a, b] = isOneFirst ? [first, second] : [second, first];
  const meaning = filled(line[flow], { a, b });
  const name = `${possessive(first)} ${NATAL_NAMES[aspect.a]} ${ASPECT_NAMES[aspect.aspect].adjective} ${possessive(second)} ${NATAL_NAMES[aspect.b]}`;
  return `${capitalized(agrees ? meaning : `still, ${meaning}`)} (${name}).`;
}

function untimedSentence({ names, isUntimed }: PairStory): string[] {
  const untimed = callNames(names).filter((_, i) => isUntimed[i]);
  if (untimed.length === 0) return [];
  const times = untimed.length > 1 ? 'the times of birth' : 'the time of birth';
  return [
    `As ${times} of ${untimed.join(' and ')} ${untimed.length > 1 ? 'are' : 'is'} unknown, what depends on the hour is left out; adding ${untimed.length > 1 ? 'them' : 'it'} would bring it in.`,
  ];
}

/** What the two are called: by their names, told apart where these are the same. */
function callNames([first, second]: readonly [string, string]): [string, string] {
  return first === second ? [`the first ${first}`, `the second ${second}`] : [first, second];
}

const POSSESSIVES = new Map([
  ['you', 'your'],
  ['me', 'my'],
]);

/** People call their own profile You or Me. */
function possessive(name: string): string {
  return POSSESSIVES.get(name.toLowerCase()) ?? `${name}’s`;
}

/** A text with its blanks filled, all at once, so that a name that looks like a blank stays a name. */
function filled(text: string, words: Readonly<Record<string, string>>): string {
  return capitalized(text.replace(/\{(\w+)\}/g, (blank, key: string) => words[key] ?? blank));
}
