import { birthInstant } from '#lib/chart/birth.ts';
import { sunSign } from '#lib/chart/natal-chart.ts';
import { withTimeZone } from '#lib/places/time-zone-of-place.ts';
import * as profiles from '#lib/table/profiles.ts';
import { instantsAt, isSkippedDate } from '#lib/time/civil-day.ts';
import { icuOffsets, utcOffsetMs } from '#lib/time/time-zone.ts';

/** A stored profile whose time zone, birth instant or Sun sign changes, or whose date or time of birth was skipped. */
export type ZoneChange = {
  profile: profiles.Profile;
  timeZone: string;
  /** By how many seconds the birth is later than by the previous zone, or by ICU's history of the same zone. */
  laterSeconds: number;
  /** Whether the zone skipped the date or time of birth, so that the user should correct it. */
  isSkipped: boolean;
  /** Whether the stored profile was corrected: not if its zone and Sun sign are right, nor after a concurrent edit. */
  isWritten: boolean;
};

/**
 * Compares all stored profiles with the zones that the boundaries have for their places, and yields those that differ, except for zones that users gave. With
 * `write`, corrects time zones and Sun signs; forecasts cached for the previous birth data become unreachable and are removed.
 * A run can be stopped and repeated at any time.
 */
export async function* correctZones(write: boolean): AsyncGenerator<ZoneChange> {
  for await (const { userId, profile } of profiles.scanAll()) {
    const { timeZone } = profile.isTimeZoneGiven ? profile : await withTimeZone(profile);
    const moved = { ...profile, timeZone };
    const corrected = { ...moved, sunSign: sunSign(moved) };
    const { atMs } = birthInstant(corrected);
    const isSameZone = timeZone === profile.timeZone;
    const previousMs = isSameZone
      ? atMs + utcOffsetMs(atMs, timeZone) - icuOffsets(timeZone)(atMs)
      : birthInstant(profile).atMs;
    const isStored = isSameZone && corrected.sunSign === profile.sunSign;
    const skipped = isSkipped(corrected);
    if (isStored && atMs === previousMs && !skipped) continue;
    yield {
      profile,
      timeZone,
      laterSeconds: (atMs - previousMs) / 1000,
      isSkipped: skipped,
      isWritten: write && !isStored && (await profiles.edit(userId, profile, corrected)),
    };
  }
}

function isSkipped({ birthDate, birthTime, timeZone }: profiles.Profile): boolean {
  if (isSkippedDate(birthDate, timeZone)) return true;
  return birthTime !== undefined && instantsAt(birthDate, birthTime, timeZone).length === 0;
}
