import { houseAt } from '#lib/chart/house-at.ts';
import type { Houses } from '#lib/chart/houses.ts';
import { type Body, type Sign, signOf } from '#lib/ephemeris/zodiac.ts';
import type { ScoredTransit } from '#lib/scoring/day.ts';

/** The areas of life that a transit concerns, as houses from 1 to 12: the one in which its body stands, and another that it rules. */
export type Areas = { body: Body; standsIn: number; rules: number | undefined };

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
 * The areas of life that a transit concerns on the day on which it perfects or begins; undefined on others, so that one that is
 * told for days says them once. The house in which the body stands is that of its place at perfection; it rules those whose
 * cusps are in a sign of its own.
 */
export function areasOf(
  { transiting: body, stage, window: { target } }: ScoredTransit,
  houses: Pick<Houses, 'cuspsDeg'>,
): Areas | undefined {
  if (stage !== 'exact' && stage !== 'entering') return undefined;
  const standsIn = houseAt(target.targetDeg, houses);
  return { body, standsIn, rules: housesRuledBy(body, houses).find((house) => house !== standsIn) };
}

function housesRuledBy(body: Body, { cuspsDeg }: Pick<Houses, 'cuspsDeg'>): number[] {
  return cuspsDeg.flatMap((cuspDeg, i) => (RULED_SIGNS[body].includes(signOf(cuspDeg)) ? [i + 1] : []));
}
