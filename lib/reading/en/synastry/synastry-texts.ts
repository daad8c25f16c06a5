import { elementAt, mixed } from '../../rotation.ts';
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
  const way = (ways: readonly string[], place: number) => elementAt(ways, mixed(rotation, place));
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
  return filled(text, { both: callNames(names).map(objective).join(' and ') });
}

function withStrengths(text: string, gifts: NamedStrengths): string {
  const least = gifts.kind === 'apart' ? { least: CATEGORY_NAMES[gifts.least] } : {};
  return filled(text, { most: CATEGORY_NAMES[gifts.most], ...least });
}

const SECTIONS: readonly SynastrySection[] = ['whole', 'love', 'talk', 'work', 'friction'];

/** Introductions of a line that disagrees with its paragraph. */
const HINGES = ['still, ', 'then again, ', 'all the same, ', 'that said, ', 'even so, '];

/** An aspect's line, with the aspect's name in parentheses; empty without an aspect. */
function aspectSentences({ aspects, names, rotation }: SynastryStory, part: SynastrySection): string[] {
  const aspect = aspects[part];
  if (aspect === undefined) return [];
  // Consecutive elements, so that no hinge occurs twice in a text.
  const hinge = elementAt(HINGES, mixed(rotation, 7) + SECTIONS.indexOf(part));
  return [aspectSentence(aspect, callNames(names), aspect.agrees ? '' : hinge)];
}

function aspectSentence(
  { aspect, flow }: ChosenAspect,
  [first, second]: readonly [string, string],
  hinge: string,
): string {
  const { line, isOneFirst } = synastryLine(aspect.a, aspect.b);
  const [a, b] = isOneFirst ? [first, second] : [second, first];
  const meaning = withPeople(`${hinge}${line[flow]}`, { a, b });
  const name = `${possessive(first)} ${NATAL_NAMES[aspect.a]} ${ASPECT_NAMES[aspect.aspect].adjective} ${possessive(second)} ${NATAL_NAMES[aspect.b]}`;
  return `${meaning} (${name}).`;
}

function untimedSentence({ names, isUntimed }: SynastryStory): string[] {
  const untimed = callNames(names).filter((_, i) => isUntimed[i]);
  if (untimed.length === 0) return [];
  const whose = capitalized(untimed.map(possessive).join(' and '));
  const [times, them] = untimed.length > 1 ? ['birth times are', 'them'] : ['birth time is', 'it'];
  return [
    `${whose} ${times} unknown, so whatever depends on the hour is left out; add ${them} to bring it in.`,
  ];
}

/** The two names, made distinct if they are equal. */
function callNames([first, second]: readonly [string, string]): [string, string] {
  return first === second ? [`the first ${first}`, `the second ${second}`] : [first, second];
}

/** People often name their own profile You or Me. These names follow the grammar of the pronoun. */
type Pronoun = {
  subject: string;
  object: string;
  possessive: string;
  /** The contraction with the present of "to be". */
  being: string;
};
const PRONOUNS: ReadonlyMap<string, Pronoun> = new Map([
  ['you', { subject: 'you', object: 'you', possessive: 'your', being: 'you’re' }],
  ['me', { subject: 'I', object: 'me', possessive: 'my', being: 'I’m' }],
]);

const pronounOf = (name: string): Pronoun | undefined => PRONOUNS.get(name.toLowerCase());

function objective(name: string): string {
  return pronounOf(name)?.object ?? name;
}

function possessive(name: string): string {
  return pronounOf(name)?.possessive ?? `${name}’s`;
}

/** A name with a verb, which is given in the third person: "Ada has" or "you have", "Bo is" or "you’re". */
function withVerb(name: string, verb: string): string {
  const pronoun = pronounOf(name);
  if (pronoun === undefined) return `${name} ${verb}`;
  if (verb === 'is') return pronoun.being;
  const ending = CONTRACTIONS.get(verb);
  return ending === undefined ? `${pronoun.subject} ${firstPerson(verb)}` : pronoun.subject + ending;
}

const CONTRACTIONS = new Map([
  ['would', '’d'],
  ['will', '’ll'],
]);

const IRREGULAR = new Map([
  ['has', 'have'],
  ['doesn’t', 'don’t'],
]);

/** The form of a verb in the third person that follows "I" or "you". Modal verbs stay as they are. */
function firstPerson(verb: string): string {
  return IRREGULAR.get(verb) ?? verb.replace(/ies$/, 'y').replace(/(?<=sh|ch|x|ss|o)es$|s$/, '');
}

/** Fills the blanks of a line: `{a}` (an object), `{a’s}` and `{a has}`. */
function withPeople(text: string, people: Readonly<Record<'a' | 'b', string>>): string {
  return capitalized(
    text.replace(/\{([ab])(?:(’s)| ([\w’]+))?\}/g, (_, key: 'a' | 'b', isOwner?: string, verb?: string) => {
      const name = people[key];
      if (isOwner !== undefined) return possessive(name);
      return verb === undefined ? objective(name) : withVerb(name, verb);
    }),
  );
}

/** Fills all blanks in one pass, so that a name that looks like a blank isn't replaced. */
function filled(text: string, words: Readonly<Record<string, string>>): string {
  return capitalized(text.replace(/\{(\w+)\}/g, (blank, key: string) => words[key] ?? blank));
}
