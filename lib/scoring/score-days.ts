import type { DayMotions, Days } from '#lib/transits/day-motions.ts';
import { transitOn, windowsByDay } from '#lib/transits/day-transits.ts';
import { skyDays } from '#lib/transits/sky-days.ts';
import type { NatalPlaces } from '#lib/transits/targets.ts';
import type { TransitWindow } from '#lib/transits/transit-windows.ts';
import type { Contact, ScoredDay } from './day.ts';
import { levelsOf, ratingOf, summedPoints } from './model.ts';
import { scored } from './points.ts';

/**
 * The days of a chart's owner, computed and scored one after the other, in the order of the dates, which are ascending;
 * each depends on its own date alone.
 */
export function* scoreDays(chart: NatalPlaces, { dates, timeZone }: Days): Generator<ScoredDay> {
  const days = skyDays({ dates, timeZone });
  const windows = windowsByDay(chart, days);
  for (const [i, day] of days.entries()) {
    const contacts = contactsOf(day, windows[i] ?? []);
    const sums = summedPoints(contacts);
    yield {
      date: day.date,
      timeZone,
      fromMs: day.fromMs,
      toMs: day.toMs,
      overallRating: ratingOf(sums.rating),
      metrics: levelsOf(sums),
      contacts,
      sky: day.sky,
    };
  }
}

/** The transits of a day with their points, the largest rating points first; equals stay in their order. */
function contactsOf(day: DayMotions, windows: readonly TransitWindow[]): Contact[] {
  const ordered: Contact[] = [];
  for (const window of windows) {
    const contact = scored(transitOn(day, window));
    if (contact !== undefined) insert(ordered, contact);
  }
  return ordered;
}

/** Puts a contact behind those that are as large or larger. */
function insert(contacts: Contact[], contact: Contact): void {
  const size = Math.abs(contact.points.rating);
  let at = contacts.length;
  for (
    let before = contacts[at - 1];
    before && Math.abs(before.points.rating) < size;
    before = contacts[at - 1]
  ) {
    contacts[at] = before;
    at -= 1;
  }
  contacts[at] = contact;
}
