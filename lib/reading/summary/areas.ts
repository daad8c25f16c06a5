import { houseAt } from '#lib/chart/house-systems.ts';
import type { Houses } from '#lib/chart/houses.ts';
import { type Body, type Sign, signOf } from '#lib/ephemeris/zodiac.ts';
import type { ScoredTransit } from '#lib/scoring/day.ts';

/** Areas of life of a transit, as houses from 1 to 12: the house that its body is in, and another house ruled by the body. */
export type Areas = { body: Body; house: number; rules: number | undefined };

/**
 * Signs ruled by each body: the Sun to Saturn by tradition (Lilly, Christian Astrology, 1647, pp. 57-83),
 * Uranus, Neptune and Pluto by modern practice.
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
 * The areas of life of a transit on the day it begins or is exact; undefined on other days, to avoid repetition. The body's
 * house is that of the longitude at which the transit is exact. A body rules the houses whose cusps are in signs it rules.
 */
export function areasOf(
  { transiting: body, stage, window: { target } }: ScoredTransit,
  houses: Pick<Houses, 'cuspsDeg'>,
): Areas | undefined {
  if (stage !== 'exact' && stage !== 'entering') return undefined;
  const house = houseAt(target.targetDeg, houses);
  return { body, house, rules: housesRuledBy(body, houses).find((ruled) => ruled !== house) };
}

function housesRuledBy(body: Body, { cuspsDeg }: Pick<Houses, 'cuspsDeg'>): number[] {
  return cuspsDeg.flatMap((cuspDeg, i) => (RULED_SIGNS[body].includes(signOf(cuspDeg)) ? [i + 1] : []));
}
