import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { birthInstant } from '#lib/chart/birth.ts';
import { housesOf } from '#lib/chart/houses.ts';
import { signedDeg } from '#lib/ephemeris/zodiac.ts';
import { withTimeZone } from '#lib/places/time-zone-of-place.ts';
import { formatUtcOffset, utcOffsetMs } from '#lib/time/civil-day.ts';
import type { TimedBirth } from '../ephemeris/reference.ts';

type Row = TimedBirth & {
  utcOffset: string;
  /** Computed with Swiss Ephemeris 2.10 from the UTC offset, in degrees. */
  ascendantDeg: number;
  source: string;
};
const births: Row[] = JSON.parse(readFileSync(new URL('births.json', import.meta.url), 'utf8'));

test.each(births.map((row) => [`${row.place}, ${row.birthDate}`, row] as const))(
  'the birth in %s is on the clock that its source states, with Swiss Ephemeris’s Ascendant',
  async (_, { place: birthCity, timeZone, utcOffset, ascendantDeg, source, ...birth }) => {
    expect(source).not.toBe('');
    const city = await withTimeZone({ birthCity, ...birth });
    expect(city.timeZone).toBe(timeZone);
    const { atMs } = birthInstant({ ...birth, timeZone });
    expect(formatUtcOffset(utcOffsetMs(atMs, timeZone))).toBe(utcOffset);
    const ascendant = housesOf({ ...birth, timeZone }, 'placidus')?.angles.ascendant;
    expect(Math.abs(signedDeg((ascendant?.longitudeDeg ?? Number.NaN) - ascendantDeg))).toBeLessThan(1 / 60);
  },
);
