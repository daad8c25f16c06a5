import { editionOn, MAX_LATE_MS } from '#lib/delivery/due-times.ts';
import { type Highlight, highlightOn } from '#lib/delivery/highlights.ts';
import { LETTER_DAYS } from '#lib/delivery/mail-lists.ts';
import type { Channel, Outcome } from '#lib/delivery/outcomes.ts';
import { count } from '#lib/log/metrics.ts';
import * as deliveries from '#lib/table/deliveries.ts';
import { findReaders, type Reader } from '#lib/table/readers.ts';
import { firstInstantAt } from '#lib/time/civil-day.ts';

/** A local date, the instant at which it was due, the current instant (both in ms since 1970), and who claims its deliveries. */
export type Due = { date: string; dueMs: number; nowMs: number; by: string };

/** A reader, whether they want the weekly letter or the day, and the highlight if they want no other days. */
export type Wanted<Of extends Channel> = Reader<Of> & { edition: 'letter' | 'day'; highlight?: Highlight };

/** Finds the named readers who want the date on a channel by the settings of now. Counts the others as handled. */
export async function findWanted<Of extends Channel>(
  named: readonly deliveries.Reader[],
  channel: Of,
  due: Due,
): Promise<Wanted<Of>[]> {
  const own = named.filter((one) => one.channel === channel);
  const found = await findReaders(own, channel, due.nowMs);
  const wanted = found.flatMap((reader) => wantedOn(reader, channel, due));
  count('DeliveriesHandled', own.length - wanted.length);
  return wanted;
}

/** What a reader wants. Nothing if the delivery is due later by now's time or zone: it comes then. */
function wantedOn<Of extends Channel>(reader: Reader<Of>, channel: Of, { date, nowMs }: Due): Wanted<Of>[] {
  const { user, profile } = reader;
  const settings = profile[channel];
  if (date < profile.birthDate || firstInstantAt(date, settings.at, settings.timeZone) > nowMs) return [];
  const weekly = 'weekly' in settings && settings.weekly && user.maxDaysFromToday >= LETTER_DAYS;
  const edition = editionOn({ ...settings, weekly }, date);
  if (edition === undefined) return [];
  if (edition !== 'highlight') return [{ ...reader, edition }];
  const highlight = highlightOn(profile, date, settings.timeZone);
  return highlight ? [{ ...reader, edition: 'day', highlight }] : [];
}

/** Records deliveries that are too late, or that `whyNot` gives an outcome, and returns the others. */
export async function skip<Of extends Channel>(
  wanted: readonly Wanted<Of>[],
  channel: Of,
  { date, dueMs, nowMs, by }: Due,
  whyNot: (one: Wanted<Of>) => Outcome | undefined | Promise<Outcome | undefined>,
): Promise<Wanted<Of>[]> {
  const deliverable: Wanted<Of>[] = [];
  for (const one of wanted) {
    const skipped = nowMs > dueMs + MAX_LATE_MS ? 'late' : await whyNot(one);
    if (!skipped) deliverable.push(one);
    else {
      const delivery = { profileId: one.profile.id, channel, date };
      if ((await deliveries.claim(delivery, by, nowMs, skipped)) && skipped === 'late')
        count('DeliveriesLate');
      count('DeliveriesHandled');
    }
  }
  return deliverable;
}
