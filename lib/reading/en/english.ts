import type { Locale } from '../locale.ts';
import { capitalized, uncapitalized } from './capitalized.ts';
import { weekdayText } from './dates.ts';
import { EVENT_MEANINGS, MEANINGS } from './meanings.ts';
import { ACTIVITY_NAMES, BODY_NAMES, COLOR_NAMES } from './names.ts';
import { EVENTS, QUIET, VOID } from './scenes/events.ts';
import { JUPITER } from './scenes/jupiter.ts';
import { MARS } from './scenes/mars.ts';
import { MERCURY } from './scenes/mercury.ts';
import { MOON } from './scenes/moon.ts';
import { NEPTUNE } from './scenes/neptune.ts';
import { PLUTO } from './scenes/pluto.ts';
import { SATURN } from './scenes/saturn.ts';
import { SUN } from './scenes/sun.ts';
import { URANUS } from './scenes/uranus.ts';
import { VENUS } from './scenes/venus.ts';
import {
  BIRTHDAY,
  EASES,
  HOLIDAYS,
  OTHERWISE,
  TURNS_BETTER,
  TURNS_WORSE,
  VALENTINE,
  WHOLE_DAY,
} from './second-sentences.ts';
import { SENTENCE_END } from './sentence-end.ts';
import { counterSentence, FORMS, skySentence, touchText, whichTime } from './sky-sentences.ts';
import { periodText } from './summary-texts.ts';
import { synastryParagraphs } from './synastry/synastry-texts.ts';
import { themeText, transitName } from './theme-texts.ts';
import { isTimeless } from './timeless.ts';

/** Fills the blank `{name}`, or `{Name}` at the beginning of a sentence. */
function filled(line: string, name: string, words: string): string {
  return line.replace(`{${name}}`, words).replace(`{${capitalized(name)}}`, capitalized(words));
}

/** A day to come: "tomorrow", "on Thursday". */
function timeText({ days, date }: { days: number; date: string }): string {
  return days === 1 ? 'tomorrow' : `on ${weekdayText(date)}`;
}

/** Periods longer than this don't return in most lives. */
const LIFETIME_YEARS = 80;

export const ENGLISH: Locale = {
  activities: ACTIVITY_NAMES,
  colors: COLOR_NAMES,
  scenes: {
    transits: {
      Sun: SUN,
      Moon: MOON,
      Mercury: MERCURY,
      Venus: VENUS,
      Mars: MARS,
      Jupiter: JUPITER,
      Saturn: SATURN,
      Uranus: URANUS,
      Neptune: NEPTUNE,
      Pluto: PLUTO,
    },
    events: EVENTS,
    void: VOID,
    quiet: QUIET,
  },
  lines: {
    valentine: VALENTINE,
    eases: EASES,
    turnsBetter: TURNS_BETTER,
    turnsWorse: TURNS_WORSE,
    birthday: BIRTHDAY,
    holidays: HOLIDAYS,
    otherwise: OTHERWISE,
    wholeDay: WHOLE_DAY,
  },
  meanings: { transits: MEANINGS, events: EVENT_MEANINGS },
  maxCharacters: 400,
  sentences: (text) => text.split(SENTENCE_END),
  isTimeless,
  atTime: (line, time) => filled(line, 'time', timeText(time)),
  rarity: (body, years) =>
    years > LIFETIME_YEARS
      ? `${BODY_NAMES[body]} won’t be back here in your lifetime.`
      : `${BODY_NAMES[body]} takes about ${years} years to come around again.`,
  sky: { forms: FORMS, sentence: skySentence, counter: counterSentence },
  transitName,
  touch: touchText,
  whichTime,
  withinSentence: uncapitalized,
  overview: { theme: themeText, summary: periodText },
  synastry: { paragraphs: synastryParagraphs },
};
