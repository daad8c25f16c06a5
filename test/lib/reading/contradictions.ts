import { ASPECTS } from '#lib/chart/natal-chart.ts';
import { ENGLISH } from '#lib/reading/en/english.ts';
import { ACTIVITIES, type KnownActivity, type Theme } from '#lib/reading/lists/catalogue.ts';
import type { Words } from '#lib/reading/reading.ts';
import { bandOf } from '#lib/reading/summary/choose-transits.ts';
import { type Line, linesFor } from '#lib/reading/summary/lines.ts';
import { barsBeginnings } from '#lib/reading/summary/sky-news.ts';
import type { Metric, ScoredDay, ScoredTransit } from '#lib/scoring/day.ts';
import { timeOfDay } from '#lib/time/civil-day.ts';
import { sentencesOf } from './sentences-of.ts';
import { SPEAKS_OF } from './speaks-of.ts';

/** All lines by their texts in lower case. */
const LINES: readonly (readonly [text: string, line: Line])[] = [
  ...new Map(
    Object.values(ENGLISH.lines)
      .flatMap((pairs) => Object.values(pairs))
      .flatMap((pair) => ASPECTS.flatMap((aspect) => Object.values(linesFor(pair, aspect)).flat()))
      .map((line) => [line.text.toLowerCase(), line]),
  ),
];

/** The line of the tables that stands in a sentence. */
function lineIn(sentence: string): Line | undefined {
  const text = sentence.toLowerCase();
  return LINES.find(([lineText]) => text.includes(lineText))?.[1];
}

const WARNING = /^(one caution|on the other hand|then again|the catch|mind one thing|a word of caution)\b/i;

const NAMES: Readonly<Record<ScoredTransit['aspect'], RegExp>> = {
  conjunction: /\b(joins|conjunct|conjunction)\b/,
  sextile: /\bsextiles?\b/,
  square: /\bsquares?\b/,
  trine: /\btrines?\b/,
  opposition: /\b(opposes|opposite|opposition)\b/,
};

/** Whether a sentence names a transit: transiting body, aspect and natal body, in this order. */
export function names(sentence: string, { transiting, aspect, natal }: ScoredTransit): boolean {
  const target = sentence.indexOf(`your natal ${natal}`);
  if (target < 0) return false;
  const body = sentence.search(new RegExp(`(?<!natal )\\b${transiting}\\b`));
  const between = sentence.slice(body, target);
  return body >= 0 && target > body && NAMES[aspect].test(between) && !between.includes('natal');
}

/** Everything in which what is said of a day disagrees with its numbers; empty if all is well. */
export function contradictions(day: ScoredDay, words: Words): string[] {
  const sentences = sentencesOf(words.summary);
  return [
    ...againstTheRating(day, sentences[0] ?? ''),
    ...sentences.flatMap((sentence) => [
      ...againstTheLabels(day, sentence),
      ...againstTheClock(day, sentence),
      ...againstTheThemes(words, sentence),
      ...reliefAsWarning(sentence),
    ]),
    ...reliefAsReason(sentences[0] ?? ''),
    ...againstTheLists(day, words),
    ...againstEachOther(words),
  ];
}

function againstTheRating(day: ScoredDay, first: string): string[] {
  const found = Object.entries(ENGLISH.openers).flatMap(([band, openers]) =>
    openers.some((opener) => first.toLowerCase().includes(opener)) ? [band] : [],
  );
  const lead = day.transits.find((transit) => names(first, transit));
  const helps = (lead?.points.rating ?? 0) > 0;
  const disagrees =
    lead !== undefined &&
    ((day.overallRating >= 6 && !helps && someTransit(day, 1)) ||
      (day.overallRating < 5 && helps && someTransit(day, -1)));
  const isExplained = helps && day.overallRating < 6 && !/, (but|though) /.test(first);
  return [
    ...(isExplained ? [`${day.overallRating} is explained by help: ${first}`] : []),
    ...(found.includes(bandOf(day.overallRating)) ? [] : [`${day.overallRating} opens with: ${first}`]),
    ...(disagrees ? [`${day.overallRating} leads with the wrong transit: ${first}`] : []),
  ];
}

function reliefAsWarning(sentence: string): string[] {
  return WARNING.test(sentence) && lineIn(sentence)?.relieves ? [`a warning of relief: ${sentence}`] : [];
}

function reliefAsReason(first: string): string[] {
  return lineIn(first)?.relieves ? [`relief makes the day: ${first}`] : [];
}

function againstTheThemes({ favorable, unfavorable }: Words, sentence: string): string[] {
  const line = lineIn(sentence);
  if (line?.theme === undefined) return [];
  const denied = themesIn(line.tone === 'helps' ? unfavorable : favorable).includes(line.theme);
  return denied ? [`the lists think otherwise of ${line.theme}: ${sentence}`] : [];
}

function againstEachOther({ favorable, unfavorable }: Words): string[] {
  const shared = themesIn(favorable).filter((theme) => themesIn(unfavorable).includes(theme));
  return shared.map((theme) => `the lists disagree on ${theme}: ${favorable} / ${unfavorable}`);
}

function themesIn(names: readonly string[]): readonly Theme[] {
  return ACTIVITIES.flatMap((activity) => (names.includes(nameOf(activity)) ? (activity.themes ?? []) : []));
}

function nameOf({ id }: KnownActivity): string {
  return ENGLISH.activities[id];
}

function someTransit(day: ScoredDay, sign: number): boolean {
  return day.transits.some(({ points }) => points.rating * sign > 0);
}

function againstTheLabels(day: ScoredDay, sentence: string): string[] {
  const transit = day.transits.find((candidate) => names(sentence, candidate));
  if (transit === undefined) return [];
  const helps = transit.points.rating > 0;
  return Object.entries(SPEAKS_OF).flatMap(([metric, words]) => {
    const level = day.metrics[metric as Metric];
    const denied = helps ? level === 'Low' : level === 'High';
    return denied && words.test(sentence) ? [`${metric} is ${level}, but: ${sentence}`] : [];
  });
}

function againstTheClock(day: ScoredDay, sentence: string): string[] {
  const instants = [
    ...day.transits.filter((transit) => names(sentence, transit)).map(({ exactAtMs }) => exactAtMs),
    ...day.sky.stations.map(({ atMs }) => atMs),
    ...[day.sky.eclipse, day.sky.moonPhase, ...day.sky.ingresses].map((event) => event?.atMs),
    ...day.sky.voidOfCourse.flatMap(({ sinceMs, toMs }) => [sinceMs, toMs]),
  ];
  const times = instants.flatMap((ms) => (ms === undefined ? [] : [timeOfDay(ms, day.timeZone)]));
  return (sentence.match(/\d\d:\d\d/g) ?? []).flatMap((time) =>
    times.includes(time) ? [] : [`nothing happens at ${time}: ${sentence}`],
  );
}

function againstTheLists(day: ScoredDay, { favorable, unfavorable }: Words): string[] {
  const check = (names: string[], list: string, barred: string, sign: number) =>
    names.flatMap((name) => {
      const activity = ACTIVITIES.find((candidate) => nameOf(candidate) === name);
      if (activity === undefined) return [`not in the catalogue: ${name}`];
      const denied = activity.metrics.filter((metric) => day.metrics[metric] === barred);
      const carried = day.transits.some(
        ({ transiting, natal, points }) =>
          points.rating * sign > 0 &&
          (activity.bodies.includes(transiting) || activity.bodies.includes(natal)),
      );
      return [
        ...denied.map((metric) => `${name} is ${list} with ${metric} ${barred}`),
        ...(carried || !someTransit(day, sign) ? [] : [`nothing makes ${name} ${list}`]),
      ];
    });
  const begun = ACTIVITIES.filter((activity) => activity.begins && favorable.includes(nameOf(activity)));
  return [
    ...(barsBeginnings(day)
      ? begun.map((activity) => `${nameOf(activity)} begins under a void Moon or an eclipse`)
      : []),
    ...check(favorable, 'favorable', 'Low', 1),
    ...check(unfavorable, 'unfavorable', 'High', -1),
  ];
}
