import { ASPECTS } from '#lib/chart/natal-chart.ts';
import { NATAL_POINTS, type NatalPoint } from '#lib/chart/natal-points.ts';
import { BODIES, type Body } from '#lib/ephemeris/zodiac.ts';
import { ENGLISH } from '#lib/reading/en/english.ts';
import { ACTIVITIES, type Activity } from '#lib/reading/lists/activities.ts';
import type { Topic } from '#lib/reading/lists/topics.ts';
import type { OpenerKind } from '#lib/reading/locale.ts';
import type { Reader } from '#lib/reading/reader.ts';
import type { Reading } from '#lib/reading/reading.ts';
import { dayNumber } from '#lib/reading/rotation.ts';
import { bandOf, isBackdrop, isNews } from '#lib/reading/summary/choose-transits.ts';
import { hourOf } from '#lib/reading/summary/hours.ts';
import { type Line, linesFor, toneOf } from '#lib/reading/summary/lines.ts';
import { barsBeginnings } from '#lib/reading/summary/sky-news.ts';
import type { Metric, ScoredDay, ScoredTransit } from '#lib/scoring/day.ts';
import { ageOn } from '#lib/time/calendar-date.ts';
import { timeOfDay } from '#lib/time/civil-day.ts';
import { uncertaintyMs } from '#lib/transits/transit-windows.ts';
import { sentencesOf } from './english-faults.ts';
import { SPEAKS_OF } from './speaks-of.ts';

/** A line with its bodies and the aspects that it is written for. */
type LineSource = { line: Line; transiting: Body; natal: NatalPoint; aspects: ScoredTransit['aspect'][] };

/** All English lines by their text. */
const LINES: ReadonlyMap<string, LineSource> = linesByText();

function linesByText(): Map<string, LineSource> {
  const lines = new Map<string, LineSource>();
  for (const transiting of BODIES)
    for (const natal of NATAL_POINTS)
      for (const aspect of ASPECTS) {
        const parts = Object.values(linesFor(ENGLISH.lines[transiting][natal], aspect));
        for (const line of new Set(parts.flatMap(({ always, sometimes }) => [...always, ...sometimes]))) {
          const source = lines.get(line.text) ?? { line, transiting, natal, aspects: [] };
          source.aspects.push(aspect);
          lines.set(line.text, source);
        }
      }
  return lines;
}

/** A sentence of a summary, with its line and transit. */
type Mention = { sentence: string; line: Line; transit: ScoredTransit };

function mentionsOf(day: ScoredDay, sentences: readonly string[]): Mention[] {
  return sentences.flatMap((sentence) => {
    const text = sentence.toLowerCase();
    for (const [lineText, { line, transiting, natal, aspects }] of LINES) {
      if (!text.includes(lineText)) continue;
      const candidates = day.transits.filter(
        (candidate) =>
          candidate.transiting === transiting &&
          candidate.natal === natal &&
          aspects.includes(candidate.aspect) &&
          (isNews(candidate) || isBackdrop(candidate, dayNumber(day.date))),
      );
      // A square and an opposition can share a line, so prefer the one that the summary names.
      const transit = candidates.find((candidate) => names(sentences.join(' '), candidate)) ?? candidates[0];
      if (transit !== undefined) return [{ sentence, line, transit }];
    }
    return [];
  });
}

const NAMES: Readonly<Record<ScoredTransit['aspect'], string>> = {
  conjunction: '(joining|leaving its meeting with)',
  sextile: '(sextile|leaving its sextile to)',
  square: '(square|leaving its square to)',
  trine: '(trine|leaving its trine to)',
  opposition: '(opposite|leaving its stand opposite)',
};

/** Whether a text names a transit, as in “Mars square your Moon”. */
export function names(sentence: string, { transiting, aspect, natal }: ScoredTransit): boolean {
  return new RegExp(`\\b${transiting} (newly )?${NAMES[aspect]} your ${natal}\\b`).test(sentence);
}

/** Describes every contradiction between a day's text and its numbers. */
export function contradictions(day: ScoredDay, reader: Reader, words: Reading): string[] {
  const sentences = sentencesOf(words.summary);
  const mentions = mentionsOf(day, sentences);
  return [
    ...againstTheRating(day, sentences, mentions),
    ...mentions.flatMap((mention) => [
      ...againstTheLabels(day, mention),
      ...againstTheHour(day, mention),
      ...againstTheReader(day, reader, mention),
      ...againstTheTopics(words, mention),
      ...unexplained(mention, words.summary),
    ]),
    ...sentences.flatMap((sentence) => againstTheClock(day, sentence)),
    ...againstTheLists(day, words),
    ...againstEachOther(words),
  ];
}

function againstTheRating(
  day: ScoredDay,
  [first = '', second]: string[],
  mentions: readonly Mention[],
): string[] {
  const opening = openingOf(first);
  const [lead] = mentions;
  const leads = lead?.sentence === second ? lead : undefined;
  const tone = leads === undefined || leads.line.tone === 'mixed' ? undefined : toneOf(leads.transit);
  const disagrees =
    (day.overallRating >= 6 && tone === 'hurts') || (day.overallRating < 5 && tone === 'helps');
  return [
    ...(fitsLines(opening, day, mentions) ? [] : [`${day.overallRating} opens with: ${first}`]),
    ...(disagrees && opening !== 'bumpy' && opening !== 'eventful' && !second?.startsWith('Still, ')
      ? [`${day.overallRating} is explained by: ${second}`]
      : []),
    ...(leads?.line.relieves ? [`relief makes the day: ${second}`] : []),
  ];
}

const OPENINGS = Object.keys(ENGLISH.openers) as OpenerKind[];

function openingOf(first: string): OpenerKind | undefined {
  const opener = first.replace(/\.$/, '').toLowerCase();
  return OPENINGS.find((opening) => ENGLISH.openers[opening].includes(opener));
}

/** Whether an opener fits the day's eclipse, its rating and the tones of its lines. */
function fitsLines(opening: OpenerKind | undefined, day: ScoredDay, mentions: readonly Mention[]): boolean {
  const band = bandOf(day.overallRating);
  const helps = mentions.some(({ line }) => line.tone === 'helps' || line.relieves);
  const hurts = mentions.some(({ line }) => line.tone === 'hurts' && !line.relieves);
  if (day.sky.eclipse || opening === 'eventful')
    return day.sky.eclipse !== undefined && opening === 'eventful';
  if (opening === 'bumpy') return day.overallRating >= 5 && hurts && !helps;
  if (opening === 'pleasant') return band === 'mixed' && helps && !hurts;
  return opening === band && (day.overallRating < 5 || helps || !hurts);
}

/** Reports a line whose transit the summary doesn't name. */
function unexplained({ transit, sentence }: Mention, summary: string): string[] {
  return names(summary, transit) ? [] : [`nothing stands behind: ${sentence}`];
}

function uncertaintyOf({ window, exactAtMs }: ScoredTransit): number {
  return exactAtMs === undefined ? 0 : uncertaintyMs(window, exactAtMs);
}

const PARTS: readonly [RegExp, number, number][] = [
  [/^(But i|I)n the morning/, 6, 11.5],
  [/^(But a|A)round midday/, 11.5, 13.5],
  [/^(But i|I)n the afternoon/, 13.5, 17],
  [/^(But t|T)oward evening/, 17, 19],
  [/^(But i|I)n the evening/, 19, 21.5],
  [/^(But l|L)ate in the evening/, 21.5, 23],
];

/** Reports a wrong or uncertain part of the day, and a line that doesn't fit its transit's hour. */
function againstTheHour({ timeZone }: ScoredDay, { sentence, line, transit }: Mention): string[] {
  const hour = hourOf(transit, timeZone);
  const part = PARTS.find(([words]) => words.test(sentence));
  const isKnown = part === undefined || (hour !== undefined && uncertaintyOf(transit) < 3 * 3_600_000);
  const isThen = part === undefined || hour === undefined || (hour >= part[1] && hour < part[2]);
  const from = line.occasions.includes('evening') ? 16 : line.occasions.includes('meal') ? 11 : 0;
  const to = line.occasions.includes('morning') ? 12 : 24;
  const fits = hour === undefined || (hour >= from && hour < to);
  return isKnown && isThen && fits ? [] : [`at ${hour}: ${sentence}`];
}

function againstTheReader({ date }: ScoredDay, { birthDate }: Reader, { sentence, line }: Mention): string[] {
  const age = ageOn(birthDate, date);
  const isWeekend = [0, 6].includes(new Date(date).getUTCDay());
  const isOfAdults =
    line.occasions.includes('work') || line.occasions.includes('adult') || line.about === 'romance';
  const isOfWork = line.occasions.includes('work');
  return (isOfAdults && age < 16) || (isOfWork && (isWeekend || age > 75))
    ? [`${date}, at ${age}: ${sentence}`]
    : [];
}

function againstTheTopics({ favorable, unfavorable }: Reading, { sentence, line }: Mention): string[] {
  const denying = topicsIn(line.tone === 'helps' || line.relieves ? unfavorable : favorable);
  const denied = line.topics.filter((topic) => denying.includes(topic));
  return denied.map((topic) => `the lists think otherwise of ${topic}: ${sentence}`);
}

function againstEachOther({ favorable, unfavorable }: Reading): string[] {
  const shared = topicsIn(favorable).filter((topic) => topicsIn(unfavorable).includes(topic));
  return shared.map((topic) => `the lists disagree on ${topic}: ${favorable} / ${unfavorable}`);
}

function topicsIn(names: readonly string[]): readonly Topic[] {
  return ACTIVITIES.flatMap((activity) => (names.includes(nameOf(activity)) ? activity.topics : []));
}

function nameOf({ id }: Activity): string {
  return ENGLISH.activities[id];
}

function someTransit(day: ScoredDay, sign: number): boolean {
  return day.transits.some(({ points }) => points.rating * sign > 0);
}

function againstTheLabels(day: ScoredDay, { sentence, transit }: Mention): string[] {
  const helps = transit.points.rating > 0;
  return Object.entries(SPEAKS_OF).flatMap(([metric, words]) => {
    const level = day.metrics[metric as Metric];
    const denied = helps ? level === 'Low' : level === 'High';
    return denied && words.test(sentence) ? [`${metric} is ${level}, but: ${sentence}`] : [];
  });
}

/** Reports clock times at which nothing happens: neither a sky event nor a named transit certain to within 15 minutes. */
function againstTheClock(day: ScoredDay, sentence: string): string[] {
  const instants = [
    ...day.transits
      .filter((transit) => names(sentence, transit) && uncertaintyOf(transit) < 15 * 60_000)
      .map(({ exactAtMs }) => exactAtMs),
    ...day.sky.stations.map(({ atMs }) => atMs),
    ...[day.sky.eclipse, day.sky.moonPhase, ...day.sky.ingresses].map((event) => event?.atMs),
    ...day.sky.voidOfCourse.flatMap(({ sinceMs, toMs }) => [sinceMs, toMs]),
  ];
  const times = instants.flatMap((ms) => (ms === undefined ? [] : [timeOfDay(ms, day.timeZone)]));
  return (sentence.match(/\d\d:\d\d/g) ?? []).flatMap((time) =>
    times.includes(time) ? [] : [`nothing happens at ${time}: ${sentence}`],
  );
}

function againstTheLists(day: ScoredDay, { favorable, unfavorable }: Reading): string[] {
  const check = (names: string[], list: string, barred: string, sign: number) =>
    names.flatMap((name) => {
      const activity = ACTIVITIES.find((candidate) => nameOf(candidate) === name);
      if (activity === undefined) return [`not in the catalog: ${name}`];
      const denied = activity.metrics.filter((metric) => day.metrics[metric] === barred);
      const carried = day.transits.some(
        ({ transiting, natal, points }) =>
          points.rating * sign > 0 && activity.bodies.some((body) => body === transiting || body === natal),
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
