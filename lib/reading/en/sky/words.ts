import type { Eclipse } from '#lib/ephemeris/eclipses.ts';
import type { Body, Sign } from '#lib/ephemeris/zodiac.ts';

/** What moves as a body does, in everyday words that take a plural. */
export const MATTERS: Readonly<Record<Exclude<Body, 'Sun' | 'Moon'>, string>> = {
  Mercury: 'words and errands',
  Venus: 'likes and pleasures',
  Mars: 'drive and temper',
  Jupiter: 'hopes and plans for growth',
  Saturn: 'duties and long plans',
  Uranus: 'changes and surprises',
  Neptune: 'dreams and moods',
  Pluto: 'deep changes',
};

/** What a body of the chart stands for, in as few words as will do: two of them stand in one sentence. */
export const STANDS_FOR: Readonly<Record<Body, string>> = {
  Sun: 'confidence',
  Moon: 'feelings',
  Mercury: 'words',
  Venus: 'love and money',
  Mars: 'drive',
  Jupiter: 'hopes',
  Saturn: 'duties',
  Uranus: 'freedom',
  Neptune: 'dreams',
  Pluto: 'control',
};

/** How long a planet moves backward. */
export const BACKWARD: Readonly<Record<'Mercury' | 'Venus' | 'Mars', string>> = {
  Mercury: 'for three weeks',
  Venus: 'for six weeks',
  Mars: 'for ten weeks or so',
};
/** How long the slower ones do. */
export const SOME_MONTHS = 'for some months';

/** How things go under each sign. */
export const MANNERS: Readonly<Record<Sign, string>> = {
  Aries: 'bold',
  Taurus: 'steady',
  Gemini: 'curious',
  Cancer: 'caring',
  Leo: 'warm and proud',
  Virgo: 'careful',
  Libra: 'obliging',
  Scorpio: 'intense',
  Sagittarius: 'adventurous',
  Capricorn: 'serious',
  Aquarius: 'independent',
  Pisces: 'dreamy',
};

/** What each type of eclipse is called by those who are no astronomers. */
export const ECLIPSE_TYPES: Readonly<Record<Eclipse['type'], string>> = {
  total: 'total',
  annular: 'ring-shaped',
  hybrid: 'total',
  partial: 'partial',
  penumbral: 'faint',
};
