import type { Locale } from '../locale.ts';
import { FRAMES, LINKS } from './frames.ts';
import { JUPITER, MARS } from './lines/mars-and-jupiter.ts';
import { MERCURY, VENUS } from './lines/mercury-and-venus.ts';
import { NEPTUNE, PLUTO } from './lines/neptune-and-pluto.ts';
import { SATURN, URANUS } from './lines/saturn-and-uranus.ts';
import { MOON, SUN } from './lines/sun-and-moon.ts';
import { ACTIVITY_NAMES, COLOR_NAMES } from './lists.ts';
import { SIGN_NAMES } from './names.ts';
import { OPENERS } from './openers.ts';
import { skySentence } from './sky-sentences.ts';

/** The words and the grammar of English. */
export const ENGLISH: Locale = {
  activities: ACTIVITY_NAMES,
  colors: COLOR_NAMES,
  lines: {
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
  openers: OPENERS,
  links: LINKS,
  frames: FRAMES,
  withoutLead: (opener, moonSign) => `With the Moon in ${SIGN_NAMES[moonSign]}, this is ${opener}.`,
  nothingElse: 'Nothing else presses from outside, so the pace is yours to choose.',
  skySentence,
};
