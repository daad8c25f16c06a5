import type { Transit } from '#lib/client/types.gen.ts';
import { capitalized } from '#lib/reading/en/capitalized.ts';

/** What the bodies and the angles of a chart stand for, in words that need no glossary. */
export const MATTERS: Record<Transit['natal'], string> = {
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

/** What an aspect brings of what two points stand for. */
const BRINGS: Record<Transit['aspect'], string> = {
  conjunction: 'act as one',
  sextile: 'open doors together',
  square: 'get in each other’s way',
  trine: 'help each other',
  opposition: 'pull apart',
};

/** What a transit brings, in words that need no glossary: `Affection and growth help each other.`. */
export function broughtWords({
  transiting,
  aspect,
  natal,
}: Pick<Transit, 'transiting' | 'aspect' | 'natal'>): string {
  const matterOf = (point: Transit['natal']) => MATTERS[point].split(/,| and /)[0];
  const both =
    transiting === natal
      ? `your ${matterOf(natal)} and the day’s`
      : `${matterOf(transiting)} and ${matterOf(natal)}`;
  return capitalized(`${both} ${BRINGS[aspect]}.`);
}
