import type { Transit } from '#lib/contract/forecasts.ts';

type TransitPoints = Pick<Transit, 'transiting' | 'aspect' | 'natal'>;

/** Returns a body's name for the start of a sentence: `The Moon`, `Venus`. */
export const bodyAtStart = (body: Transit['transiting']): string =>
  body === 'Sun' || body === 'Moon' ? `The ${body}` : body;

export const aspectVerbs: Readonly<Record<Transit['aspect'], string>> = {
  conjunction: 'joins',
  sextile: 'sextiles',
  square: 'squares',
  trine: 'trines',
  opposition: 'opposes',
};

/** Formats a transit like `Venus trines your Sun`. */
export const transitText = ({ transiting, aspect, natal }: TransitPoints): string =>
  `${bodyAtStart(transiting)} ${aspectVerbs[aspect]} your ${natal}`;

/** Meanings of the bodies and angles, without jargon. */
export const POINT_MEANINGS: Record<Transit['natal'], string> = {
  Sun: 'purpose, health and being seen',
  Moon: 'moods, habits and home',
  Mercury: 'thinking, talking and errands',
  Venus: 'affection, taste and money',
  Mars: 'drive, courage and quarrels',
  Jupiter: 'growth, trust and good fortune',
  Saturn: 'duty, patience and limits',
  Uranus: 'change, freedom and surprise',
  Neptune: 'dreams, feeling and haze',
  Pluto: 'power, depth and letting go',
  Ascendant: 'presence and how you meet the world',
  Midheaven: 'work and reputation',
};
