import { elementAt } from '../rotation.ts';
import type { Areas } from '../summary/areas.ts';

/** What the houses stand for, from the first on, in words that need no glossary. */
const AREAS = [
  'how you come across',
  'money and what you own',
  'talk, news and short trips',
  'home and family',
  'fun and what you create',
  'everyday work and habits',
  'the people closest to you',
  'what you share with others',
  'travel and learning',
  'your aims and your good name',
  'friends and groups',
  'rest and time to yourself',
];

const WAYS: readonly ((area: string, also: string | undefined) => string)[] = [
  (area, also) => `Most of this is about ${area}${also === undefined ? '' : `, some of it about ${also}`}.`,
  (area, also) => `Look for it in ${area}${also === undefined ? '' : `, and in ${also}`}.`,
  (area, also) => `It shows in ${area}${also === undefined ? '' : ` first, in ${also} next`}.`,
];

/** The areas of life that a day is most about. */
export function areasSentence({ first, next }: Areas, variant: number): string {
  const also = next === undefined ? undefined : elementAt(AREAS, next - 1);
  return elementAt(WAYS, variant)(elementAt(AREAS, first - 1), also);
}
