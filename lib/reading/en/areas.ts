import { elementAt } from '../rotation.ts';
import type { Areas } from '../summary/areas.ts';
import { BODY_NAMES } from './names.ts';
import { capitalised } from './theme-texts.ts';

/** What the houses stand for, from the first on, in words that need no glossary. */
const AREAS = [
  'first impressions',
  'money',
  'talk and short trips',
  'home and family',
  'play and making things',
  'everyday work',
  'partnership',
  'shared money and trust',
  'travel and learning',
  'reputation',
  'friends',
  'rest',
];

/** “Venus is in your house of money, ruling friends.” */
export function areasSentence({ body, standsIn, rules }: Areas): string {
  const where = `${BODY_NAMES[body]} is in your house of ${elementAt(AREAS, standsIn - 1)}`;
  const also = rules === undefined ? '' : `, ruling ${elementAt(AREAS, rules - 1)}`;
  return `${capitalised(where)}${also}.`;
}
