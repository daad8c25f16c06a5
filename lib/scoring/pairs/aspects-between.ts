import { ASPECT_ANGLES_DEG, ASPECTS, NATAL_ORBS_DEG, type NatalChart } from '#lib/chart/natal-chart.ts';
import { type NatalPointPlace, type Slack, slackOf } from '#lib/chart/natal-points.ts';
import { normalizeDeg, signedDeg } from '#lib/ephemeris/zodiac.ts';
import type { AspectBetween } from './pair.ts';

/** How far a body may go beyond its places at the ends and the noon of a day on which it turns, degrees; Mercury by 0.006. */
const SLACK_DEG = 0.01;

/**
 * The aspects between the points of two charts at the charts' own instants, those of the first one's points in order.
 * Left out is what an unknown time of birth may put out of orb.
 */
export function aspectsBetween(first: NatalChart, second: NatalChart): AspectBetween[] {
  return first.points.flatMap((a) => second.points.flatMap((b) => aspectBetween(a, b) ?? []));
}

function aspectBetween(a: NatalPointPlace, b: NatalPointPlace): AspectBetween | undefined {
  const apartDeg = separationDeg(a.longitudeDeg, b.longitudeDeg);
  const aspect = ASPECTS.find((name) => Math.abs(apartDeg - ASPECT_ANGLES_DEG[name]) <= NATAL_ORBS_DEG[name]);
  if (aspect === undefined) return undefined;
  const orbDeg = Math.abs(apartDeg - ASPECT_ANGLES_DEG[aspect]);
  // On the way from a to b the aspect is exact at this angle, and the day moves both ends of the way.
  const aheadDeg = signedDeg(b.longitudeDeg - a.longitudeDeg);
  const offDeg = aheadDeg - Math.sign(aheadDeg) * ASPECT_ANGLES_DEG[aspect];
  const [ofA, ofB] = [wayOf(a), wayOf(b)];
  const farthestDeg = Math.max(
    Math.abs(offDeg + ofB.aheadDeg - ofA.behindDeg),
    Math.abs(offDeg + ofB.behindDeg - ofA.aheadDeg),
  );
  return farthestDeg <= NATAL_ORBS_DEG[aspect] ? { a: a.point, b: b.point, aspect, orbDeg } : undefined;
}

/** The same from either end to the last bit, so that two people are to each other what they are the other way round. */
function separationDeg(oneDeg: number, otherDeg: number): number {
  const deg = normalizeDeg(Math.max(oneDeg, otherDeg) - Math.min(oneDeg, otherDeg));
  return deg > 180 ? 360 - deg : deg;
}

/** How far a point may be behind (0 or less) and ahead (0 or more) of its place in the chart, degrees. */
function wayOf(place: NatalPointPlace): Slack {
  const { behindDeg, aheadDeg } = slackOf(place);
  const slackDeg = behindDeg === 0 && aheadDeg === 0 ? 0 : SLACK_DEG;
  return { behindDeg: behindDeg - slackDeg, aheadDeg: aheadDeg + slackDeg };
}
