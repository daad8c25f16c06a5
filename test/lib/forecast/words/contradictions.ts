import type { Contact, Metric, ScoredDay } from '#lib/forecast/day.ts';
import { ACTIVITIES, type Words } from '#lib/forecast/words/index.ts';
import { bandOf, OPENERS } from '#lib/forecast/words/openers.ts';
import { timeOfDay } from '#lib/time/civil-day.ts';
import { sentencesOf } from './sentences-of.ts';

/** Words that speak of a metric, whatever the tables say that their lines are about. */
export const SPEAKS_OF: Readonly<Record<Metric, RegExp>> = {
  energy:
    /\b(energy|stamina|tired?|tires|tiring|muscles?|drain\w*|fuel|full tank|vigor|exhaust\w*|your strength|verve|sluggish)\b/i,
  focus:
    /\b(focus\w*|concentrat\w*|attention|distract\w*|clear-headed|scatter\w*|your (mind|thoughts)|the mind)\b/i,
  romance:
    /\b(lov(e|es|ed|er)|romance|romantic|flirt\w*|kiss\w*|affection\w*|desires?|attract\w*|tender\w*|passion\w*|charm|jealous\w*|closeness|hearts)\b/i,
  luck: /\b(luck\w*|fortun\w*|gambl\w*|bet|bets|betting|odds|coincidence)\b/i,
};

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
    ]),
    ...againstTheLists(day, words),
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
  return [
    ...(found.includes(bandOf(day.overallRating)) ? [] : [`${day.overallRating} opens with: ${first}`]),
    ...(disagrees ? [`${day.overallRating} leads with the wrong contact: ${first}`] : []),
  ];
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
