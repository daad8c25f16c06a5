import { exactTimeOf } from '#lib/reading/day/hours.ts';
import { meaningOf } from '#lib/reading/day/meaning-of.ts';
import type { DayStory } from '#lib/reading/day/story.ts';
import type { Locale } from '#lib/reading/locale.ts';
import { elementAt } from '#lib/reading/rotation.ts';
import type { ScoredTransit } from '#lib/scoring/day.ts';
import type { TransitStage } from '#lib/transits/day-transits.ts';

/** Says of a day's transit why it helps: what it means, and the sentence that names it. */
export type ReasonText = (story: DayStory, transit: ScoredTransit) => string;

/**
 * Creates the texts of one response, in which the forms of the sentence about the sky rotate. The day may be weeks ahead, so
 * its reasons speak of no today, tomorrow or yesterday.
 */
export function reasonTexts(locale: Locale): ReasonText {
  const { sky, isTimeless } = locale;
  const turns = new Map<TransitStage, number>();
  return (story, transit) => {
    const { transiting, aspect, natal, stage } = transit;
    const turn = turns.get(stage) ?? 0;
    turns.set(stage, turn + 1);
    const exact = exactTimeOf(transit, story.brief.day.timeZone);
    // A part of the day without a clock time would be one of today.
    const time = exact?.clock === undefined ? undefined : exact;
    const lead = { kind: 'transit', transiting, aspect, natal, stage, time, pass: undefined } as const;
    const all = sky.forms.map((form) => sky.sentence(lead, form));
    const timeless = [...new Set(all)].filter(isTimeless);
    return `${meaningOf(transit, story, locale)} ${elementAt(timeless.length > 0 ? timeless : all, turn)}`;
  };
}
