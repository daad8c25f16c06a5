import { dateWithYear, inOwnForms } from '../dates.ts';
import type { Profile } from '../session.ts';

/** When somebody was born, in words: `born 15 June 1990 at 07:45`. */
export const birthWords = ({ birthDate, birthTime }: Profile): string =>
  `born ${dateWithYear(birthDate)}${birthTime ? ` at ${inOwnForms(birthTime)}` : ', time unknown'}`;
