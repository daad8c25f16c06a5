import type { Aspect } from '#lib/chart/aspects.ts';
import type { Body } from '#lib/ephemeris/bodies.ts';
import type { Sign } from '#lib/ephemeris/index.ts';

/** What a body is called as it moves through the sky, also retrograde, and as part of a chart. */
export const BODY_NAMES: Readonly<Record<Body, { transiting: string; retrograde: string; natal: string }>> = {
  Sun: { transiting: 'the Sun', retrograde: 'the Sun', natal: 'Sun' },
  Moon: { transiting: 'the Moon', retrograde: 'the Moon', natal: 'Moon' },
  Mercury: { transiting: 'Mercury', retrograde: 'retrograde Mercury', natal: 'Mercury' },
  Venus: { transiting: 'Venus', retrograde: 'retrograde Venus', natal: 'Venus' },
  Mars: { transiting: 'Mars', retrograde: 'retrograde Mars', natal: 'Mars' },
  Jupiter: { transiting: 'Jupiter', retrograde: 'retrograde Jupiter', natal: 'Jupiter' },
  Saturn: { transiting: 'Saturn', retrograde: 'retrograde Saturn', natal: 'Saturn' },
  Uranus: { transiting: 'Uranus', retrograde: 'retrograde Uranus', natal: 'Uranus' },
  Neptune: { transiting: 'Neptune', retrograde: 'retrograde Neptune', natal: 'Neptune' },
  Pluto: { transiting: 'Pluto', retrograde: 'retrograde Pluto', natal: 'Pluto' },
};

export const SIGN_NAMES: Readonly<Record<Sign, string>> = {
  Aries: 'Aries',
  Taurus: 'Taurus',
  Gemini: 'Gemini',
  Cancer: 'Cancer',
  Leo: 'Leo',
  Virgo: 'Virgo',
  Libra: 'Libra',
  Scorpio: 'Scorpio',
  Sagittarius: 'Sagittarius',
  Capricorn: 'Capricorn',
  Aquarius: 'Aquarius',
  Pisces: 'Pisces',
};

/** How an aspect is named: Mars *squares* your Sun, Mars *square* your Sun, *a square to* your Sun. */
export const ASPECT_NAMES: Readonly<
  Record<Aspect, { verb: string; adjective: string; noun: string; a: string }>
> = {
  conjunction: { verb: 'joins', adjective: 'conjunct', noun: 'conjunction with', a: 'a conjunction with' },
  sextile: { verb: 'sextiles', adjective: 'sextile', noun: 'sextile to', a: 'a sextile to' },
  square: { verb: 'squares', adjective: 'square', noun: 'square to', a: 'a square to' },
  trine: { verb: 'trines', adjective: 'trine', noun: 'trine to', a: 'a trine to' },
  opposition: { verb: 'opposes', adjective: 'opposite', noun: 'opposition to', a: 'an opposition to' },
};
