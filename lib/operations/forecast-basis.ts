import { zoneData } from '#lib/environment.ts';
import { DEFAULT_LANGUAGE, MODEL_VERSION } from '#lib/forecast/forecast-entry.ts';
import { birthKey } from '#lib/table/birth-key.ts';
import type { Profile } from '#lib/table/profiles.ts';
import type { AskedDays } from './forecast-range.ts';

/** What words and numbers are made by: another version of any of them may answer other bytes. */
type Versions = { model: string; language: string; zoneData: string };

const present: Versions = { model: MODEL_VERSION, language: DEFAULT_LANGUAGE, zoneData };

/** What the bytes of every answer about days of a profile depend on, whatever else is asked for, as JSON. */
export function forecastBasis(
  profile: Profile,
  { startDate, endDate, timeZone }: AskedDays,
  versions = present,
): unknown[] {
  return [versions, profile.id, birthKey(profile), startDate, endDate, timeZone];
}
