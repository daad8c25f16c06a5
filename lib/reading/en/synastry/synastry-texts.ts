import { elementAt } from '../../rotation.ts';
import type {
  ChosenAspect,
  NamedStrengths,
  SynastrySection,
  SynastryStory,
} from '../../synastry/synastry-story.ts';
import { capitalized } from '../capitalized.ts';
import { ASPECT_NAMES, NATAL_NAMES } from '../names.ts';
import { synastryLine } from './lines.ts';
import {
  CATEGORY_NAMES,
  CHARACTERS,
  FRICTION,
  LOVE,
  REMEDIES,
  STRENGTHS,
  TALK,
  WARMTH,
  WORK,
} from './words.ts';

/**
 * Renders five paragraphs: overall, love, talk, work, and friction with advice. Each paragraph names an aspect.
 * The last ends with a note on unknown birth times.
 */
export function synastryParagraphs(story: SynastryStory): readonly string[] {
  const { levels, strengths: gifts, rotation, isWithChild } = story;
  // Lists rotate at different rates, so that couples who share a paragraph rarely share the next.
  const way = (ways: readonly string[], place: number) =>
    elementAt(ways, Math.floor(rotation / ways.length ** place));
  const love = isWithChild ? WARMTH : LOVE;
  return [
    [
      withNames(way(CHARACTERS[story.character], 0), story),
      ...(gifts === undefined ? [] : [withStrengths(way(STRENGTHS[gifts.kind], 6), gifts)]),
      ...aspectSentences(story, 'whole'),
    ],
    [way(love[levels.love], 1), ...aspectSentences(story, 'love')],
    [way(TALK[levels.talk], 2), ...aspectSentences(story, 'talk')],
    [way(WORK[levels.work], 3), ...aspectSentences(story, 'work')],
    [
      way(FRICTION[levels.friction], 4),
      ...aspectSentences(story, 'friction'),
      way(REMEDIES[levels.friction], 5),
      ...untimedSentence(story),
    ],
  ].map((sentences) => sentences.join(' '));
}

function withNames(text: string, { names }: SynastryStory): string {
  return filled(text, { both: callNames(names).join(' and ') });
}

function withStrengths(text: string, gifts: NamedStrengths): string {
  const least = gifts.kind === 'apart' ? { least: CATEGORY_NAMES[gifts.least] } : {};
  return filled(text, { most: CATEGORY_NAMES[gifts.most], ...least });
}

/** An aspect's line, with the aspect's name in parentheses; empty without an aspect. */
function aspectSentences({ aspects, names }: SynastryStory, part: SynastrySection): string[] {
  const aspect = aspects[part];
  return aspect === undefined ? [] : [aspectSentence(aspect, callNames(names))];
}

function aspectSentence(
  { aspect, flow, agrees }: ChosenAspect,
  [first, second]: readonly [string, string],
): string {
  const { line, isOneFirst } = synastryLine(aspect.a, aspect.b);
  const [a, b] = isOneFirst ? [first, second] : [second, first];
  const meaning = filled(line[flow], { a, b });
  const name = `${possessive(first)} ${NATAL_NAMES[aspect.a]} ${ASPECT_NAMES[aspect.aspect].adjective} ${possessive(second)} ${NATAL_NAMES[aspect.b]}`;
  return `${capitalized(agrees ? meaning : `still, ${meaning}`)} (${name}).`;
}

function untimedSentence({ names, isUntimed }: SynastryStory): string[] {
  const untimed = callNames(names).filter((_, i) => isUntimed[i]);
  if (untimed.length === 0) return [];
  const times = untimed.length > 1 ? 'the times of birth' : 'the time of birth';
  return [
    `As ${times} of ${untimed.join(' and ')} ${untimed.length > 1 ? 'are' : 'is'} unknown, what depends on the hour is left out; adding ${untimed.length > 1 ? 'them' : 'it'} would bring it in.`,
  ];
}

/** The two names, made distinct if they are equal. */
function callNames([first, second]: readonly [string, string]): [string, string] {
  return first === second ? [`the first ${first}`, `the second ${second}`] : [first, second];
}

const POSSESSIVES = new Map([
  ['you', 'your'],
  ['me', 'my'],
]);

/** The possessive of a name. People often name their own profile You or Me. */
function possessive(name: string): string {
  return POSSESSIVES.get(name.toLowerCase()) ?? `${name}’s`;
}

/** Fills all blanks in one pass, so that a name that looks like a blank isn't replaced. */
function filled(text: string, words: Readonly<Record<string, string>>): string {
  return capitalized(text.replace(/\{(\w+)\}/g, (blank, key: string) => words[key] ?? blank));
}
