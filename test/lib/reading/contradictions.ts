import { ASPECTS } from '#lib/chart/natal-chart.ts';
import { NATAL_POINTS, type NatalPoint } from '#lib/chart/natal-points.ts';
import { BODIES, type Body } from '#lib/ephemeris/zodiac.ts';
import { ENGLISH } from '#lib/reading/en/english.ts';
import { ACTIVITIES, type KnownActivity, type Theme } from '#lib/reading/lists/catalogue.ts';
import type { Opening } from '#lib/reading/locale.ts';
import type { Reader } from '#lib/reading/reader.ts';
import type { Words } from '#lib/reading/reading.ts';
import { dayNumber } from '#lib/reading/rotation.ts';
import { bandOf } from '#lib/reading/summary/choose-transits.ts';
import { hourOf } from '#lib/reading/summary/hours.ts';
import { type Line, linesFor, toneOf } from '#lib/reading/summary/lines.ts';
import { isBackdrop, isNews } from '#lib/reading/summary/news.ts';
import { barsBeginnings } from '#lib/reading/summary/sky-news.ts';
import type { Metric, ScoredDay, ScoredTransit } from '#lib/scoring/day.ts';
import { ageOn } from '#lib/time/age-on.ts';
import { timeOfDay } from '#lib/time/civil-day.ts';
import { uncertaintyMs } from '#lib/transits/transit-windows.ts';
import { sentencesOf } from './sentences-of.ts';
import { SPEAKS_OF } from './speaks-of.ts';

/** A line and what it can be said of: the bodies, and the aspects of which it stands in the table. */
type Placed = { line: Line; transiting: Body; natal: NatalPoint; aspects: ScoredTransit['aspect'][] };

/** All lines by their texts in lower case. */
const LINES: ReadonlyMap<string, Placed> = placed();

function placed(): Map<string, Placed> {
  const lines = new Map<string, Placed>();
  for (const transiting of BODIES)
    for (const natal of NATAL_POINTS)
      for (const aspect of ASPECTS) {
        const parts = Object.values(linesFor(ENGLISH.lines[transiting][natal], aspect));
        for (const line of new Set(parts.flatMap(({ always, sometimes }) => [...always, ...sometimes]))) {
          const known = lines.get(line.text) ?? { line, transiting, natal, aspects: [] };
          known.aspects.push(aspect);
          lines.set(line.text, known);
        }
      }
  return lines;
}

/** What a sentence says of a transit of the day: its line, and the transit. */
type Telling = { sentence: string; line: Line; transit: ScoredTransit };

function tellingsOf(day: ScoredDay, sentences: readonly string[]): Telling[] {
  return sentences.flatMap((sentence) => {
    const text = sentence.toLowerCase();
    for (const [lineText, { line, transiting, natal, aspects }] of LINES) {
      if (!text.includes(lineText)) continue;
      const alike = day.transits.filter(
        (candidate) =>
          candidate.transiting === transiting &&
          candidate.natal === natal &&
          aspects.includes(candidate.aspect) &&
          (isNews(candidate) || isBackdrop(candidate, dayNumber(day.date))),
      );
      // A square and an opposition share their lines: the summary says which of them is meant.
      const transit = alike.find((candidate) => names(sentences.join(' '), candidate)) ?? alike[0];
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

/** Whether a sentence names a transit: transiting body, aspect and natal body, in this order. */
export function names(sentence: string, { transiting, aspect, natal }: ScoredTransit): boolean {
  return new RegExp(`\\b${transiting} (newly )?${NAMES[aspect]} your ${natal}\\b`).test(sentence);
}

/** Everything in which what is said of a day disagrees with its numbers; empty if all is well. */
export function contradictions(day: ScoredDay, reader: Reader, words: Words): string[] {
  const sentences = sentencesOf(words.summary);
  const tellings = tellingsOf(day, sentences);
  return [
    ...againstTheRating(day, sentences, tellings),
    ...tellings.flatMap((telling) => [
      ...againstTheLabels(day, telling),
      ...againstTheHour(day, telling),
      ...againstTheReader(day, reader, telling),
      ...againstTheThemes(words, telling),
      ...unexplained(telling, words.summary),
    ]),
    ...sentences.flatMap((sentence) => againstTheClock(day, sentence)),
    ...againstTheLists(day, words),
    ...againstEachOther(words),
  ];
}

function againstTheRating(
  day: ScoredDay,
  [first = '', second]: string[],
  tellings: readonly Telling[],
): string[] {
  const opening = openingOf(first);
  const [lead] = tellings;
  const leads = lead?.sentence === second ? lead : undefined;
  const tone = leads === undefined || leads.line.tone === 'mixed' ? undefined : toneOf(leads.transit);
  const disagrees =
    (day.overallRating >= 6 && tone === 'hurts') || (day.overallRating < 5 && tone === 'helps');
  return [
    ...(fitsWhatIsTold(opening, day, tellings) ? [] : [`${day.overallRating} opens with: ${first}`]),
    ...(disagrees && opening !== 'bumpy' && opening !== 'eventful' && !second?.startsWith('Still, ')
      ? [`${day.overallRating} is explained by: ${second}`]
      : []),
    ...(leads?.line.relieves ? [`relief makes the day: ${second}`] : []),
  ];
}

const OPENINGS = Object.keys(ENGLISH.openers) as Opening[];

function openingOf(first: string): Opening | undefined {
  const opener = first.replace(/\.$/, '').toLowerCase();
  return OPENINGS.find((opening) => ENGLISH.openers[opening].includes(opener));
}

/** Whether a day may open so: by its rating, if that is from 5 on not by words that all that is told denies. */
function fitsWhatIsTold(opening: Opening | undefined, day: ScoredDay, tellings: readonly Telling[]): boolean {
  const band = bandOf(day.overallRating);
  const helps = tellings.some(({ line }) => line.tone === 'helps' || line.relieves);
  const hurts = tellings.some(({ line }) => line.tone === 'hurts' && !line.relieves);
  if (day.sky.eclipse || opening === 'eventful')
    return day.sky.eclipse !== undefined && opening === 'eventful';
  if (opening === 'bumpy') return day.overallRating >= 5 && hurts && !helps;
  if (opening === 'pleasant') return band === 'mixed' && helps && !hurts;
  return opening === band && (day.overallRating < 5 || helps || !hurts);
}

/** A line that leaves out the transit it tells of. */
function unexplained({ transit, sentence }: Telling, summary: string): string[] {
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

/** A part of the day that is not the transit's or not known, or a line that is not of its hour. */
function againstTheHour({ timeZone }: ScoredDay, { sentence, line, transit }: Telling): string[] {
  const hour = hourOf(transit, timeZone);
  const part = PARTS.find(([words]) => words.test(sentence));
  const isKnown = part === undefined || (hour !== undefined && uncertaintyOf(transit) < 3 * 3_600_000);
  const isThen = part === undefined || hour === undefined || (hour >= part[1] && hour < part[2]);
  const from = line.occasions.includes('evening') ? 16 : line.occasions.includes('meal') ? 11 : 0;
  const to = line.occasions.includes('morning') ? 12 : 24;
  const fits = hour === undefined || (hour >= from && hour < to);
  return isKnown && isThen && fits ? [] : [`at ${hour}: ${sentence}`];
}

function againstTheReader({ date }: ScoredDay, { birthDate }: Reader, { sentence, line }: Telling): string[] {
  const age = ageOn(birthDate, date);
  const isWeekend = [0, 6].includes(new Date(date).getUTCDay());
  const isOfAdults =
    line.occasions.includes('work') || line.occasions.includes('adult') || line.about === 'romance';
  const isOfWork = line.occasions.includes('work');
  return (isOfAdults && age < 16) || (isOfWork && (isWeekend || age > 75))
    ? [`${date}, at ${age}: ${sentence}`]
    : [];
}

function againstTheThemes({ favorable, unfavorable }: Words, { sentence, line }: Telling): string[] {
  const denying = themesIn(line.tone === 'helps' || line.relieves ? unfavorable : favorable);
  const denied = line.themes.filter((theme) => denying.includes(theme));
  return denied.map((theme) => `the lists think otherwise of ${theme}: ${sentence}`);
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

function againstTheLabels(day: ScoredDay, { sentence, transit }: Telling): string[] {
  const helps = transit.points.rating > 0;
  return Object.entries(SPEAKS_OF).flatMap(([metric, words]) => {
    const level = day.metrics[metric as Metric];
    const denied = helps ? level === 'Low' : level === 'High';
    return denied && words.test(sentence) ? [`${metric} is ${level}, but: ${sentence}`] : [];
  });
}

/** Clock times at which nothing happens that is known to the quarter hour. */
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

function againstTheLists(day: ScoredDay, { favorable, unfavorable }: Words): string[] {
  const check = (names: string[], list: string, barred: string, sign: number) =>
    names.flatMap((name) => {
      const activity = ACTIVITIES.find((candidate) => nameOf(candidate) === name);
      if (activity === undefined) return [`not in the catalogue: ${name}`];
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
