import type { ThemeStory, Transit } from '../overview/stories.ts';
import { capitalized } from './capitalized.ts';
import { dateWords } from './dates.ts';
import { ASPECT_NAMES, BODY_NAMES, NATAL_NAMES } from './names.ts';

/** Renders a theme: the transit with its dates as precisely as known, and what it is like. Reads the same on every day. */
export function themeText({ transit, begins, peaks, ends, plainYear, scene }: ThemeStory): string {
  const words = dateWords(plainYear);
  const span =
    begins && ends && begins.kind !== 'between' && ends.kind !== 'between'
      ? words.span(begins, ends)
      : undefined;
  const strongest = peaks.length === 0 ? undefined : `strongest ${words.when(...peaks)}`;
  const dates = [span, strongest].filter((text) => text !== undefined);
  const name = capitalized(transitName(transit));
  return `${[name, ...(dates.length > 0 ? dates : ['over many months'])].join(', ')}. ${scene}`;
}

/** A transit's name, such as "Saturn square your Sun". */
export function transitName({ transiting, aspect, natal }: Transit): string {
  return `${BODY_NAMES[transiting]} ${ASPECT_NAMES[aspect].adjective} your ${NATAL_NAMES[natal]}`;
}
