import type { HouseSystem } from '#lib/chart/house-systems.ts';
import type { NatalAspect, NatalBody, NatalPlace } from '#lib/chart/natal-chart.ts';
import type { BestDay } from '#lib/forecast/best-days.ts';
import type { ExplainedEntry } from '#lib/forecast/forecast-days.ts';
import type { ForecastEntry } from '#lib/forecast/forecast-entry.ts';
import type { AnsweredPair } from '#lib/forecast/pair.ts';

/** The account that is signed in, with what its tier allows. */
export type User = {
  id: string;
  email: string;
  tier: string;
  profileCount: number;
  maxProfiles: number;
  maxDaysFromToday: number;
};

/** What a finished sign-in answers with; the key is kept in memory only. */
export type Verified = { apiKey: string };

/** A birth profile as the list shows it. */
export type Profile = {
  id: string;
  name: string;
  birthDate: string;
  /** HH:MM by the clocks of the birthplace, where it is known. */
  birthTime?: string | null;
  birthCity: string;
  sunSign: string;
};

/** A profile that was just stored, with the place that was found; degrees. */
export type StoredProfile = Profile & { latitude: number; longitude: number };

/** Places that may be meant, each by the birth city to send for it. */
export type Places = { places: { name: string }[] };

/** A key as the list shows it: never whole. */
export type Key = {
  id: string;
  name: string;
  start: string;
  createdAt: string;
  lastUsedAt: string | null;
  access: 'read-write' | 'read';
  expiresAt: string | null;
};

/** A key that was just created: the only time that it is shown. */
export type CreatedKey = { id: string; key: string; name: string };

/** A session of the account; `current` is the one of this browser. */
export type SignedIn = { id: string; createdAt: string; lastUsedAt: string; current: boolean };

/** Forecasts of a range, one entry a day. */
export type Daily = { horoscopes: ForecastEntry[] };

/** Forecasts of a range with the transits behind them. */
export type ExplainedDaily = { timeZone: string; horoscopes: ExplainedEntry[] };

/** The best days of a range, best first. */
export type BestDays = { days: BestDay[] };

/** Which house something stands in, 1 to 12; none where the hour of birth is unknown. */
type Housed = { house: number | null };

type Angle = Pick<NatalPlace, 'longitudeDeg' | 'sign' | 'signDegrees'>;

/** A natal chart: for the instant of birth, or for the local noon of its day, without angles and houses. */
export type Chart = {
  timeZone: string;
  timeKnown: boolean;
  bornAt: { at?: string };
  /** What the time of birth may mean, where the clocks showed it twice. */
  instants?: string[];
  houseSystem: HouseSystem | null;
  angles: { ascendant: Angle; midheaven: Angle } | null;
  houses: { house: number; cuspDeg: number; sign: string; signDegrees: number }[] | null;
  bodies: (NatalBody & Housed)[];
  northNode: NatalPlace & Housed;
  aspects: NatalAspect[];
};

/** What two profiles are to each other: scores from 1 to 10, and a paragraph for the whole and for each of them. */
export type Pair = Pick<AnsweredPair, 'scores' | 'text'>;
