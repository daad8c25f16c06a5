import { houseAt } from '#lib/chart/house-systems.ts';
import type { NatalPoint } from '#lib/chart/natal-points.ts';
import { normalizeDeg } from '#lib/ephemeris/zodiac.ts';
import { COMING_OF_AGE, type Reader, WORKING_AGES } from '../reader.ts';
import type { Area } from './areas.ts';

/** The area of each house, from the first. */
const AREA_BY_HOUSE: readonly Area[] = [
  'wellbeing',
  'money',
  'study',
  'home',
  'creativity',
  'work',
  'love',
  'money',
  'study',
  'work',
  'friends',
  'wellbeing',
];

/** The area that a natal point signifies by its nature, in any house (Lilly, Christian Astrology, 1647, pp. 57-83). */
const AREA_BY_POINT: Readonly<Record<NatalPoint, Area>> = {
  Sun: 'creativity',
  Moon: 'home',
  Mercury: 'study',
  Venus: 'love',
  Mars: 'work',
  Jupiter: 'money',
  Saturn: 'work',
  Uranus: 'friends',
  Neptune: 'creativity',
  Pluto: 'money',
  Ascendant: 'wellbeing',
  Midheaven: 'work',
};

/** The area of a longitude: that of its house, or of its solar house if the time of birth is unknown. */
export function areaAt(longitudeDeg: number, { houses, sunDeg }: Reader, age: number): Area {
  const house = houses ? houseAt(longitudeDeg, houses) : solarHouseAt(longitudeDeg, sunDeg);
  return areaForAge(AREA_BY_HOUSE[house - 1] ?? 'wellbeing', age);
}

export function areaOfPoint(point: NatalPoint, age: number): Area {
  return areaForAge(AREA_BY_POINT[point], age);
}

/** The solar house of a longitude, 1 to 12: signs counted from the natal Sun's. */
function solarHouseAt(longitudeDeg: number, sunDeg: number): number {
  const signOfSunDeg = 30 * Math.floor(normalizeDeg(sunDeg) / 30);
  return Math.floor(normalizeDeg(longitudeDeg - signOfSunDeg) / 30) + 1;
}

const OF_CHILDREN: Partial<Record<Area, Area>> = { work: 'study', love: 'friends', money: 'home' };

/** Work, love and money become study, friends and home for children, and work becomes home in old age. */
function areaForAge(area: Area, age: number): Area {
  if (age < COMING_OF_AGE) return OF_CHILDREN[area] ?? area;
  return area === 'work' && age > WORKING_AGES.to ? 'home' : area;
}
