import { exactTimeOf } from '#lib/reading/day/hours.ts';
import { transitMeanings } from '#lib/reading/day/meaning-sentence.ts';
import type { Locale } from '#lib/reading/locale.ts';
import { dayNumber, elementAt } from '#lib/reading/rotation.ts';
import type { ScoredDay, ScoredTransit } from '#lib/scoring/day.ts';
import type { TransitStage } from '#lib/transits/day-transits.ts';

/** Says of a day's transit why it helps: what it means, and the sentence that names it. */
export type ReasonText = (day: ScoredDay, transit: ScoredTransit) => string;

/**
 * Creates the texts of one response, in which the forms of the sentence about the sky rotate. The day may be weeks ahead, so
 * its reasons speak of no today, tomorrow or yesterday.
 */
export function reasonTexts({ sky, meanings, isTimeless }: Locale): ReasonText {
  const turns = new Map<TransitStage, number>();
  return (day, transit) => {
    const { transiting, aspect, natal, stage, kind } = transit;
    const turn = turns.get(stage) ?? 0;
    turns.set(stage, turn + 1);
    const exact = exactTimeOf(transit, day.timeZone);
    // A part of the day without a clock time would be one of today.
    const time = exact?.clock === undefined ? undefined : exact;
    const lead = { kind: 'transit', transiting, aspect, natal, stage, time, pass: undefined } as const;
    const all = sky.forms.map((form) => sky.sentence(lead, form));
    const timeless = [...new Set(all)].filter(isTimeless);
    const [meaning] = elementAt(transitMeanings(transit, meanings), dayNumber(day.date) + kind.index);
    return `${meaning} ${elementAt(timeless.length > 0 ? timeless : all, turn)}`;
  };
}
