import type { ScoredDay } from '#lib/scoring/day.ts';
import type { ListedThemes } from '../lists/catalogue.ts';
import { IS_SLOW, type Link, type Locale, type Reason } from '../locale.ts';
import { ageOn, COMING_OF_AGE, type Reader, WORKING_AGES } from '../reader.ts';
import { dayNumber, elementAt, isWorkingDay } from '../rotation.ts';
import { bandOf, chooseTransits, type Said, toneOfRating } from './choose-transits.ts';
import type { PartOfDay } from './hours.ts';
import type { Scene } from './lines.ts';
import { skySentences } from './sky-advice.ts';

/** What a summary speaks of at most: transits, or in their place what the sky does, but one transit in any case. */
const MOST = 3;
/** Beyond this a summary does without its last transit. */
const MOST_CHARACTERS = 420;

/** So that openers of one form, which stand together, do not follow each other; no divisor of a list's length. */
const OPENER_STEP = 12;

/** What a day is told in: the transits in the order of their sentences, and the text. */
export type Telling = { told: readonly Said[]; text: string };

/**
 * The summary of a day: three to five sentences. First what the day is like, as its rating has it, and what that means, in
 * words that need no glossary; then one sentence with the transits behind it; at last what the sky does for everybody.
 * Nothing goes against the lists, the hour or the reader's age.
 */
export function tell(day: ScoredDay, listed: ListedThemes, reader: Reader, locale: Locale): Telling {
  const today = dayNumber(day.date);
  const sky = skySentences(day, listed, locale);
  const age = ageOn(reader.birthDate, day.date);
  const works = isWorkingDay(day.date) && age >= WORKING_AGES.from && age <= WORKING_AGES.to;
  const scene: Scene = { day, listed, works, isChild: age < COMING_OF_AGE, lines: locale.lines };
  const all = chooseTransits(scene, today, Math.max(1, MOST - sky.length));
  for (let told = all; ; told = told.slice(0, -1)) {
    const text = compose(told, sky, { day, today, locale });
    if (text.length <= MOST_CHARACTERS || told.length <= 1) return { told, text };
  }
}

type Composition = { day: ScoredDay; today: number; locale: Locale };

function compose(told: readonly Said[], sky: readonly string[], { day, today, locale }: Composition): string {
  const opener = elementAt(locale.openers[bandOf(day.overallRating)], today * OPENER_STEP);
  const [lead, ...others] = told;
  if (lead === undefined) return [locale.withoutLead(opener, day.sky.moonSign), ...sky].join(' ');
  const tone = toneOfRating(day.overallRating);
  const agrees = tone === undefined || lead.tone === 'mixed' || lead.tone === tone;
  const further = others.map((said, i) =>
    locale.furtherSentence(said.line.text, linkOf(said, told.slice(0, i + 1)), today + i),
  );
  const leadPart = partOfLead(lead, others);
  const first = locale.firstSentences(opener, lead.line.text, { agrees, part: leadPart });
  return [first, ...further, locale.whySentence(reasonsOf(told, leadPart), today), ...sky].join(' ');
}

/** The part of the day in which the lead is felt, unless an earlier one follows. */
function partOfLead(lead: Said, others: readonly Said[]): PartOfDay | undefined {
  const { hour = 0 } = lead;
  const isFirst = others.every((other) => partOf(other) === undefined || (other.hour ?? 0) >= hour);
  return isFirst ? partOf(lead) : undefined;
}

/** The part of the day in which a transit is felt: the Moon's alone passes in hours. */
function partOf({ transit, moment }: Pick<Said, 'transit' | 'moment'>): PartOfDay | undefined {
  return transit.transiting === 'Moon' ? moment?.part : undefined;
}

/** How a line follows those told before. */
function linkOf({ transit, line, tone, moment }: Said, before: readonly Said[]): Link {
  const { transiting, stage } = transit;
  const turns = before.at(-1)?.tone !== tone;
  if (line.relieves) return { kind: 'relief', part: undefined, turns: false };
  if (IS_SLOW[transiting]) {
    const kind = stage === 'entering' ? 'beginning' : stage === 'leaving' ? 'end' : 'peak';
    return { kind, part: undefined, turns };
  }
  const isToldAlready = before.some((said) => partOf(said) === partOf({ transit, moment }));
  const part = isToldAlready ? undefined : partOf({ transit, moment });
  return { kind: turns ? 'contrast' : 'addition', part, turns };
}

/** The clock time stands with each transit of which the part of the day could be told in its place. */
function reasonsOf(told: readonly Said[], leadPart: PartOfDay | undefined): Reason[] {
  return told.map(({ transit, tone, moment }, i) => ({
    transit,
    tone,
    clock: i === 0 && leadPart === undefined ? undefined : moment?.clock,
  }));
}
