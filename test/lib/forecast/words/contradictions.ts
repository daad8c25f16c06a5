import type { Contact, Metric, ScoredDay } from '#lib/forecast/day.ts';
import { LINES } from '#lib/forecast/words/contact-words.ts';
import { ACTIVITIES, type Words } from '#lib/forecast/words/index.ts';
import { bandOf, OPENERS } from '#lib/forecast/words/openers.ts';
import type { Theme } from '#lib/forecast/words/themes.ts';
import { type Lines, type Tone, type Wording, wordings } from '#lib/forecast/words/wording.ts';
import { timeOfDay } from '#lib/time/civil-day.ts';
import { sentencesOf } from './sentences-of.ts';
import { SPEAKS_OF } from './speaks-of.ts';

/** All wordings by their texts. */
const WORDINGS: ReadonlyMap<string, Wording> = new Map(
  Object.values(LINES)
    .flatMap((pairs) => Object.values(pairs))
    .flatMap(({ flowing, tense, conjunct }) => [
      ['helps', flowing] as const,
      ['hurts', tense] as const,
      ...(Object.entries(conjunct) as [Tone, Lines][]),
    ])
    .flatMap(([tone, lines]) =>
      (['building', 'exact', 'easing'] as const).flatMap((course) => wordings(lines, tone, course)),
    )
    .map((wording) => [wording.text, wording]),
);

/** The wording of the tables that stands in a sentence. */
function wordingIn(sentence: string): Wording | undefined {
  const text = sentence.toLowerCase();
  return [...WORDINGS.values()].find((wording) => text.includes(wording.text.toLowerCase()));
}

const WARNING = /^(one caution|on the other hand|then again|the catch|mind one thing|a word of caution)\b/i;

const NAMES: Readonly<Record<Contact['aspect'], RegExp>> = {
  conjunction: /\b(joins|conjunct|conjunction)\b/,
  sextile: /\bsextiles?\b/,
  square: /\bsquares?\b/,
  trine: /\btrines?\b/,
  opposition: /\b(opposes|opposite|opposition)\b/,
};

/** Whether a sentence names a contact: transiting body, aspect and natal body, in this order. */
export function names(sentence: string, { transiting, aspect, natal }: Contact): boolean {
  const body = sentence.search(new RegExp(`(?<!natal )\\b${transiting}\\b`));
  const target = sentence.indexOf(`your natal ${natal}`);
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
  const found = Object.entries(OPENERS).flatMap(([band, openers]) =>
    openers.some((opener) => first.toLowerCase().includes(opener)) ? [band] : [],
  );
  const lead = day.contacts.find((contact) => names(first, contact));
  const helps = (lead?.points.rating ?? 0) > 0;
  const disagrees =
    lead !== undefined &&
    ((day.overallRating >= 6 && !helps && someContact(day, 1)) ||
      (day.overallRating < 5 && helps && someContact(day, -1)));
  const isExplained = helps && day.overallRating < 6 && !/, (but|though) /.test(first);
  return [
    ...(isExplained ? [`${day.overallRating} is explained by help: ${first}`] : []),
    ...(found.includes(bandOf(day.overallRating)) ? [] : [`${day.overallRating} opens with: ${first}`]),
    ...(disagrees ? [`${day.overallRating} leads with the wrong contact: ${first}`] : []),
  ];
}

function reliefAsWarning(sentence: string): string[] {
  return WARNING.test(sentence) && wordingIn(sentence)?.relieves ? [`a warning of relief: ${sentence}`] : [];
}

function reliefAsReason(first: string): string[] {
  return wordingIn(first)?.relieves ? [`relief makes the day: ${first}`] : [];
}

function againstTheThemes({ favorable, unfavorable }: Words, sentence: string): string[] {
  const wording = wordingIn(sentence);
  if (wording?.theme === undefined) return [];
  const denied = themesIn(wording.tone === 'helps' ? unfavorable : favorable).includes(wording.theme);
  return denied ? [`the lists think otherwise of ${wording.theme}: ${sentence}`] : [];
}

function againstEachOther({ favorable, unfavorable }: Words): string[] {
  const shared = themesIn(favorable).filter((theme) => themesIn(unfavorable).includes(theme));
  return shared.map((theme) => `the lists disagree on ${theme}: ${favorable} / ${unfavorable}`);
}

function themesIn(names: readonly string[]): readonly Theme[] {
  return ACTIVITIES.flatMap(({ name, themes }) => (names.includes(name) ? (themes ?? []) : []));
}

function someContact(day: ScoredDay, sign: number): boolean {
  return day.contacts.some(({ points }) => points.rating * sign > 0);
}

function againstTheLabels(day: ScoredDay, sentence: string): string[] {
  const contact = day.contacts.find((candidate) => names(sentence, candidate));
  if (contact === undefined) return [];
  const helps = contact.points.rating > 0;
  return Object.entries(SPEAKS_OF).flatMap(([metric, words]) => {
    const level = day.metrics[metric as Metric];
    const denied = helps ? level === 'Low' : level === 'High';
    return denied && words.test(sentence) ? [`${metric} is ${level}, but: ${sentence}`] : [];
  });
}

function againstTheClock(day: ScoredDay, sentence: string): string[] {
  const instants = [
    ...day.contacts.filter((contact) => names(sentence, contact)).map(({ exactAtMs }) => exactAtMs),
    ...day.sky.stations.map(({ atMs }) => atMs),
    day.sky.moonPhase?.atMs,
    ...day.sky.voidOfCourse.map(({ toMs }) => toMs),
  ];
  const times = instants.flatMap((ms) => (ms === undefined ? [] : [timeOfDay(ms, day.timeZone)]));
  return (sentence.match(/\d\d:\d\d/g) ?? []).flatMap((time) =>
    times.includes(time) ? [] : [`nothing happens at ${time}: ${sentence}`],
  );
}

function againstTheLists(day: ScoredDay, { favorable, unfavorable, summary }: Words): string[] {
  const check = (names: string[], list: string, barred: string, sign: number) =>
    names.flatMap((name) => {
      const activity = ACTIVITIES.find((candidate) => candidate.name === name);
      if (activity === undefined) return [`not in the catalogue: ${name}`];
      const denied = activity.metrics.filter((metric) => day.metrics[metric] === barred);
      const carried = day.contacts.some(
        ({ transiting, natal, points }) =>
          points.rating * sign > 0 &&
          (activity.bodies.includes(transiting) || activity.bodies.includes(natal)),
      );
      return [
        ...denied.map((metric) => `${name} is ${list} with ${metric} ${barred}`),
        ...(carried || !someContact(day, sign) ? [] : [`nothing makes ${name} ${list}`]),
      ];
    });
  const begun = ACTIVITIES.filter(({ name, begins }) => begins && favorable.includes(name));
  return [
    ...(summary.includes('void of course')
      ? begun.map(({ name }) => `${name} begins under a void Moon`)
      : []),
    ...check(favorable, 'favorable', 'Low', 1),
    ...check(unfavorable, 'unfavorable', 'High', -1),
  ];
}
