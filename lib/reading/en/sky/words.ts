import type { NatalPoint } from '#lib/chart/natal-points.ts';
import type { Eclipse } from '#lib/ephemeris/eclipses.ts';
import type { Station } from '#lib/ephemeris/events.ts';
import type { Sign } from '#lib/ephemeris/zodiac.ts';
import type { Planet, Traveler } from '../../summary/sky-news.ts';

/** A planet's station in everyday words, with the duration of its retrograde motion. */
export const TURNS: Readonly<Record<Planet, Readonly<Record<Station['turns'], string>>>> = {
  Mercury: {
    retrograde: 'Messages and errands take longer for three weeks',
    direct: 'Messages and errands run more smoothly',
  },
  Venus: {
    retrograde: 'Friendships and tastes appear in a new light for six weeks',
    direct: 'Friendships and tastes grow clearer',
  },
  Mars: {
    retrograde: 'Effort meets more resistance for two to three months',
    direct: 'Effort gets its push back',
  },
  Jupiter: { retrograde: 'Growth pauses for some months', direct: 'Growth picks up again' },
  Saturn: { retrograde: 'Long tasks slow down for some months', direct: 'Long tasks move ahead again' },
  Uranus: { retrograde: 'Change slows down for some months', direct: 'Change picks up speed again' },
  Neptune: { retrograde: 'Illusions wear thin for some months', direct: 'Imagination stirs again' },
  Pluto: {
    retrograde: 'Deep change goes on quietly for some months',
    direct: 'Deep change comes to the surface',
  },
};

/** Brief meanings of natal points, since two share a sentence. */
export const STANDS_FOR: Readonly<Record<NatalPoint, string>> = {
  Sun: 'confidence',
  Moon: 'feelings',
  Mercury: 'thoughts',
  Venus: 'affections',
  Mars: 'temper',
  Jupiter: 'hopes',
  Saturn: 'patience',
  Uranus: 'independence',
  Neptune: 'dreams',
  Pluto: 'willpower',
  Ascendant: 'manner',
  Midheaven: 'aims',
};

/** The area of life that a body affects as it enters a sign. */
export const COLORED: Readonly<Record<Traveler, string>> = {
  Sun: 'The mood of the month',
  Mercury: 'Talk',
  Venus: 'Friendship',
  Mars: 'Ambition',
};

/** Adjectives for the effect of a body, by sign. */
export const MANNERS: Readonly<Record<Traveler, Readonly<Record<Sign, string>>>> = {
  Sun: {
    Aries: 'bold',
    Taurus: 'calm',
    Gemini: 'lively',
    Cancer: 'homeward',
    Leo: 'festive',
    Virgo: 'practical',
    Libra: 'sociable',
    Scorpio: 'intense',
    Sagittarius: 'adventurous',
    Capricorn: 'serious',
    Aquarius: 'inventive',
    Pisces: 'imaginative',
  },
  Mercury: {
    Aries: 'blunt',
    Taurus: 'unhurried',
    Gemini: 'quick',
    Cancer: 'personal',
    Leo: 'colorful',
    Virgo: 'exact',
    Libra: 'diplomatic',
    Scorpio: 'probing',
    Sagittarius: 'expansive',
    Capricorn: 'businesslike',
    Aquarius: 'unconventional',
    Pisces: 'poetic',
  },
  Venus: {
    Aries: 'spontaneous',
    Taurus: 'steady',
    Gemini: 'playful',
    Cancer: 'caring',
    Leo: 'warm',
    Virgo: 'helpful',
    Libra: 'considerate',
    Scorpio: 'intense',
    Sagittarius: 'adventurous',
    Capricorn: 'reserved',
    Aquarius: 'easygoing',
    Pisces: 'gentle',
  },
  Mars: {
    Aries: 'bold',
    Taurus: 'patient',
    Gemini: 'restless',
    Cancer: 'protective',
    Leo: 'showy',
    Virgo: 'thorough',
    Libra: 'diplomatic',
    Scorpio: 'fierce',
    Sagittarius: 'adventurous',
    Capricorn: 'methodical',
    Aquarius: 'inventive',
    Pisces: 'gentle',
  },
};

/** Everyday names of eclipse types. */
export const ECLIPSE_TYPES: Readonly<Record<Eclipse['type'], string>> = {
  total: 'total',
  annular: 'ring-shaped',
  hybrid: 'total',
  partial: 'partial',
  penumbral: 'faint',
};
