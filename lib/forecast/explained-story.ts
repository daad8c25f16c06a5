import type { Aspect } from '#lib/chart/natal-chart.ts';
import type { NatalPoint } from '#lib/chart/natal-points.ts';
import type { Body } from '#lib/ephemeris/zodiac.ts';
import type { Area } from '#lib/reading/brief/areas.ts';
import { type Brief, becauseOf, type Stage, type Subject } from '#lib/reading/brief/brief.ts';
import type { SkyNews } from '#lib/reading/brief/sky-news.ts';
import type { DayStory } from '#lib/reading/day/story.ts';
import type { Rule } from '#lib/reading/day/told.ts';
import type { ScoredTransit } from '#lib/scoring/day.ts';
import { formatInstant } from '#lib/time/calendar-date.ts';
import { dateInZone } from '#lib/time/civil-day.ts';

/** A transit by name. */
type NamedTransit = { transiting: Body; aspect: Aspect; natal: NatalPoint };
type EventKind = Exclude<SkyNews['kind'], 'void of course'> | 'void-of-course';
/** A sky event by kind and instant (ISO 8601, UTC), with the natal point that it touches. */
type NamedEvent = { kind: EventKind; at: string; touches?: { aspect: Aspect; natal: NatalPoint } };
type NamedSubject = { transit: NamedTransit } | { skyEvent: NamedEvent };

/** What a day is about and why each sentence stands in the summary. */
export type ExplainedStory = {
  brief: {
    /** Null on a day without a subject. */
    lead: NamedSubject | null;
    area: Area;
    stage: Stage;
    /** Number of this pass, of how many, and the date of the next one; null if there is only one pass. */
    series: { hit: number; of: number; next: string | null } | null;
    counter: NamedSubject | null;
    /** The transits with the most points for and against the rating. */
    because: { helping: NamedTransit[]; straining: NamedTransit[] };
  };
  /** The summary's sentences in order, each with its rule and the transits without which it wouldn't be written. */
  sentences: { text: string; transits: NamedTransit[]; skyEvents: NamedEvent[]; rule: Rule }[];
};

export function explainedStory({ brief, area, sentences }: DayStory): ExplainedStory {
  const { lead, stage, counter, day } = brief;
  const { helping, straining } = becauseOf(day);
  return {
    brief: {
      lead: namedSubject(lead),
      area,
      stage,
      series: explainedSeries(brief),
      counter: counter === undefined ? null : namedSubject(counter),
      because: { helping: helping.map(namedTransit), straining: straining.map(namedTransit) },
    },
    sentences: sentences.map(({ text, transits, news, rule }) => ({
      text,
      transits: transits().map(namedTransit),
      skyEvents: news.map((event) => namedEvent(event)),
      rule,
    })),
  };
}

function explainedSeries({ series, day }: Brief): ExplainedStory['brief']['series'] {
  if (series === undefined) return null;
  const nextMs = series.instantsMs[series.hit];
  return {
    hit: series.hit,
    of: series.of,
    next: nextMs === undefined ? null : dateInZone(nextMs, day.timeZone),
  };
}

function namedSubject(subject: Subject): NamedSubject | null {
  switch (subject.kind) {
    case 'transit':
      return { transit: namedTransit(subject.transit) };
    case 'sky':
      return { skyEvent: namedEvent(subject.news, subject.touch) };
    case 'quiet':
      return null;
  }
}

function namedTransit({ transiting, aspect, natal }: ScoredTransit): NamedTransit {
  return { transiting, aspect, natal };
}

function namedEvent({ kind, atMs }: SkyNews, touch?: { aspect: Aspect; natal: NatalPoint }): NamedEvent {
  const name = kind === 'void of course' ? 'void-of-course' : kind;
  return {
    kind: name,
    at: formatInstant(atMs),
    ...(touch && { touches: { aspect: touch.aspect, natal: touch.natal } }),
  };
}
