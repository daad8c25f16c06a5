import { readFileSync } from 'node:fs';
import type { Body } from '#lib/ephemeris/zodiac.ts';

/** An event in `reference/sky.json`; `reference/README.md` describes its sources. */
export type ReferenceEvent = {
  type: string;
  utc: string;
  published_utc?: string;
  sun_lon?: number;
  body?: Body;
  lon_deg?: number;
};

/** A birth at a known time and place. */
export type TimedBirth = {
  place: string;
  latitude: number;
  longitude: number;
  timeZone: string;
  birthDate: string;
  birthTime: string;
};

/** A birth in `reference/houses.json`, whose `about` field describes the values. */
export type ReferenceBirth = TimedBirth & {
  utc: string;
  placidus: number[] | null;
  asc: number;
  mc: number;
  wholeSign: number[];
  moon: number;
  node: number;
};

/** Births with independently computed angles, houses, Moon and true node. */
export const { births: referenceBirths }: { births: ReferenceBirth[] } = JSON.parse(
  readFileSync(new URL('./reference/houses.json', import.meta.url), 'utf8'),
);

/** Positions, transits and sky events computed or published by others. */
export const reference: {
  positions: { jd_tt: number; body: Body; lon_deg: number; speed_deg_per_day: number }[];
  transits: {
    natal: { tz: string; local: string };
    natal_body: Body;
    natal_lon_deg: number;
    transiting_body: Body;
    aspect_deg: number;
    exact_utc: string;
    retrograde: boolean;
    seconds_per_arcsec: number;
  }[];
  events: ReferenceEvent[];
} = JSON.parse(readFileSync(new URL('./reference/sky.json', import.meta.url), 'utf8'));

/** Documented maximum error in arcseconds. */
export const PROMISED_ARCSEC: Readonly<Record<Body, number>> = {
  Sun: 0.5,
  Moon: 0.5,
  Mercury: 1,
  Venus: 1,
  Mars: 1,
  Jupiter: 1,
  Saturn: 1,
  Uranus: 2.5,
  Neptune: 2.5,
  Pluto: 4,
};
