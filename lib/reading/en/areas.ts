import { elementAt } from '../rotation.ts';
import type { Areas } from '../summary/areas.ts';
import { capitalized } from './capitalized.ts';
import { BODY_NAMES } from './names.ts';

/** What the houses stand for, from the first on, in words that need no glossary. */
const AREAS = [
  'self and appearance',
  'money',
  'talk and short trips',
  'home and family',
  'play and creativity',
  'everyday work',
  'partnership',
  'trust and shared things',
  'travel and learning',
  'reputation',
  'friends',
  'rest',
];

/** “Venus, which rules your house of friends, is passing through your house of money.” */
export function areasSentence({ body, standsIn, rules }: Areas): string {
  const ruled = rules === undefined ? '' : `, which rules your house of ${elementAt(AREAS, rules - 1)},`;
  const name = capitalized(BODY_NAMES[body]);
  return `${name}${ruled} is passing through your house of ${elementAt(AREAS, standsIn - 1)}.`;
}
