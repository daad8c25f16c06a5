import type { ThemeStory, Transit } from '../overview/stories.ts';
import type { SeenDate, When } from '../overview/when.ts';
import { elementAt } from '../rotation.ts';
import { capitalized } from './capitalized.ts';
import { type DateWords, dateWords, joined } from './dates.ts';
import { ASPECT_NAMES, BODY_NAMES, NATAL_NAMES } from './names.ts';

/** Sentences for themes whose dates are all too uncertain. */
const UNDATED: readonly string[] = [
  'It works slowly, over many months, and no single day stands out.',
  'It moves too slowly for dates; think of it in seasons.',
  'It takes its time, and no week of it is a deadline.',
];

/** Phrases for a peak, alone and with a line; {when} is the time. */
const PEAKS: readonly { verb: string; like: string }[] = [
  { verb: 'is strongest', like: 'it is strongest {when}' },
  { verb: 'peaks', like: 'it peaks {when}' },
  { verb: 'is at its height', like: '{when} it is at its height' },
];
const CLOSINGS: readonly string[] = ['Behind it: ', 'Astrologers call it '];

/** Renders a theme in two to four sentences: its subject, its dates as precisely as known, and the transit's name. */
export function themeText(story: ThemeStory): string {
  // Closings rotate more slowly than peaks, so that all combinations occur.
  const closing = elementAt(CLOSINGS, Math.floor(story.rotation / PEAKS.length));
  return [
    `${capitalized(story.opening)}.`,
    ...course(story),
    `${closing}${transitName(story.transit)}.`,
  ].join(' ');
}

/** A transit's name, such as "Saturn square your Sun". */
export function transitName({ transiting, aspect, natal }: Transit): string {
  return `${BODY_NAMES[transiting]} ${ASPECT_NAMES[aspect].adjective} your ${NATAL_NAMES[natal]}`;
}

/** One or two sentences on the beginning, peak and end of a theme. */
function course(story: ThemeStory): string[] {
  const { isUndated, rotation, atPeak, atEnd } = story;
  if (isUndated) return [elementAt(UNDATED, rotation), ...lastly([], atEnd)];
  const words = dateWords(story.plainYear);
  if (atEnd !== undefined) {
    const before = sentence([...beginning(story, words), ...peaking(story, words)], atPeak);
    return [...before, ...lastly(ending(story, words), atEnd)];
  }
  const run = () => running(story, words) ?? sentence([...beginning(story, words), ...ending(story, words)]);
  if (atPeak !== undefined) return [...run(), peak(story, words, atPeak)];
  if (story.peaks.length === 0) return run();
  return sentence([...beginning(story, words), ...peaking(story, words), ...ending(story, words)]);
}

/** Joins clauses into a sentence, with a line for the last clause; empty without clauses. */
function sentence(clauses: readonly string[], line?: string): string[] {
  if (clauses.length === 0) return [];
  return [`It ${joined(clauses)}${line === undefined ? '' : `: ${line}`}.`];
}

function lastly(end: readonly string[], line: string | undefined): string[] {
  if (line === undefined) return [];
  return end.length === 0 ? [`Toward its end, ${line}.`] : sentence(end, line);
}

/** The date range of a theme that hasn't begun, if both ends are known to the day. */
function running({ begins, ends }: ThemeStory, words: DateWords): string[] | undefined {
  if (begins?.when.kind !== 'day' || ends?.when.kind !== 'day' || begins.isPast) return undefined;
  return [`It runs ${words.span(begins.when, ends.when)}.`];
}

function beginning(story: ThemeStory, words: DateWords): string[] {
  const { begins, returns } = story;
  if (begins === undefined || isVague(begins, story)) return [];
  const verb = returns ? (begins.isPast ? 'came back' : 'comes back') : begins.isPast ? 'began' : 'begins';
  return [`${verb} ${words.when(begins.when)}`];
}

function peaking({ peaks, rotation }: ThemeStory, words: DateWords): string[] {
  const past = peaks.flatMap(({ when, isPast }) => (isPast ? [when] : []));
  const ahead = peaks.flatMap(({ when, isPast }) => (isPast ? [] : [when]));
  const { verb } = elementAt(PEAKS, rotation);
  return [
    ...(past.length === 0 ? [] : [`was strongest ${words.when(...past)}`]),
    ...(ahead.length === 0 ? [] : [`${verb} ${past.length === 0 ? '' : 'again '}${words.when(...ahead)}`]),
  ];
}

function peak({ peaks, rotation }: ThemeStory, words: DateWords, line: string): string {
  const ahead = peaks.flatMap(({ when, isPast }) => (isPast ? [] : [when]));
  const { like } = elementAt(PEAKS, rotation);
  return `${capitalized(like.replace('{when}', words.when(...ahead)))}: ${line}.`;
}

function ending(story: ThemeStory, words: DateWords): string[] {
  const { ends } = story;
  return ends === undefined || isVague(ends, story) ? [] : [`ends ${words.when(ends.when)}`];
}

const OPEN: readonly When['kind'][] = ['between', 'recently', 'now'];

/** Whether a beginning or end is too vague next to a peak: it spans months, or its wording is the same as the peak's. */
function isVague({ when }: SeenDate, { peaks }: ThemeStory): boolean {
  if (peaks.length === 0 || when.kind === 'day') return false;
  const inFull = (some: When) => dateWords(undefined).when(some);
  return (
    OPEN.includes(when.kind) ||
    peaks.some((peak) => peak.when.kind === when.kind && inFull(peak.when) === inFull(when))
  );
}
