import { type Houses, houseAt } from '#lib/chart/houses.ts';
import { type Body, type Sign, signOf } from '#lib/ephemeris/zodiac.ts';
import type { ScoredTransit } from '#lib/scoring/day.ts';

/** The areas of life that a day is about, as houses from 1 to 12: the first most, and another next. */
export type Areas = { first: number; next: number | undefined };

/**
 * The signs that each body rules: the Sun to Saturn by tradition (Lilly, Christian Astrology, 1647, pp. 57-83), Uranus, Neptune and Pluto after
 * modern practice.
 */
const RULED_SIGNS: Readonly<Record<Body, readonly Sign[]>> = {
  Sun: ['Leo'],
  Moon: ['Cancer'],
  Mercury: ['Gemini', 'Virgo'],
  Venus: ['Taurus', 'Libra'],
  Mars: ['Aries', 'Scorpio'],
  Jupiter: ['Sagittarius', 'Pisces'],
  Saturn: ['Capricorn', 'Aquarius'],
  Uranus: ['Aquarius'],
  Neptune: ['Pisces'],
  Pluto: ['Scorpio'],
};

/**
 * The areas of life that a day is about: the houses in which the bodies of the first two transits stand as they perfect or,
 * where that is one house, another that the first body rules. A body rules a house whose cusp is in a sign of its own.
 */
export function areasOf(
  [lead, second]: readonly ScoredTransit[],
  houses: Pick<Houses, 'cuspsDeg'>,
): Areas | undefined {
  if (lead === undefined) return undefined;
  const first = houseOf(lead, houses);
  const others = [second && houseOf(second, houses), ...housesRuledBy(lead.transiting, houses)];
  return { first, next: others.find((house) => house !== undefined && house !== first) };
}

function houseOf({ window: { target } }: ScoredTransit, houses: Pick<Houses, 'cuspsDeg'>): number {
  return houseAt(target.targetDeg, houses);
}

function housesRuledBy(body: Body, { cuspsDeg }: Pick<Houses, 'cuspsDeg'>): number[] {
  return cuspsDeg.flatMap((cuspDeg, i) => (RULED_SIGNS[body].includes(signOf(cuspDeg)) ? [i + 1] : []));
}
