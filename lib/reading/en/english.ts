import type { Locale } from '../locale.ts';
import { areasSentence, firstSentences, furtherSentence, whySentence, withoutLead } from './frames.ts';
import { shareWords } from './key-words.ts';
import { ASCENDANT } from './lines/ascendant.ts';
import { JUPITER } from './lines/jupiter.ts';
import { MARS } from './lines/mars.ts';
import { MERCURY } from './lines/mercury.ts';
import { MIDHEAVEN } from './lines/midheaven.ts';
import { MOON } from './lines/moon.ts';
import { NEPTUNE } from './lines/neptune.ts';
import { PLUTO } from './lines/pluto.ts';
import { SATURN } from './lines/saturn.ts';
import { SUN } from './lines/sun.ts';
import { URANUS } from './lines/uranus.ts';
import { VENUS } from './lines/venus.ts';
import { ACTIVITY_NAMES, COLOR_NAMES } from './names.ts';
import { OPENERS } from './openers.ts';
import { skyAdvice } from './sky-advice.ts';
import { skySentence } from './sky-sentences.ts';
import { periodText } from './summary-texts.ts';
import { synastryParagraphs } from './synastry/synastry-texts.ts';
import { themeText } from './theme-texts.ts';

export const ENGLISH: Locale = {
  activities: ACTIVITY_NAMES,
  colors: COLOR_NAMES,
  lines: {
    Sun: { ...SUN, Ascendant: ASCENDANT.Sun, Midheaven: MIDHEAVEN.Sun },
    Moon: { ...MOON, Ascendant: ASCENDANT.Moon, Midheaven: MIDHEAVEN.Moon },
    Mercury: { ...MERCURY, Ascendant: ASCENDANT.Mercury, Midheaven: MIDHEAVEN.Mercury },
    Venus: { ...VENUS, Ascendant: ASCENDANT.Venus, Midheaven: MIDHEAVEN.Venus },
    Mars: { ...MARS, Ascendant: ASCENDANT.Mars, Midheaven: MIDHEAVEN.Mars },
    Jupiter: { ...JUPITER, Ascendant: ASCENDANT.Jupiter, Midheaven: MIDHEAVEN.Jupiter },
    Saturn: { ...SATURN, Ascendant: ASCENDANT.Saturn, Midheaven: MIDHEAVEN.Saturn },
    Uranus: { ...URANUS, Ascendant: ASCENDANT.Uranus, Midheaven: MIDHEAVEN.Uranus },
    Neptune: { ...NEPTUNE, Ascendant: ASCENDANT.Neptune, Midheaven: MIDHEAVEN.Neptune },
    Pluto: { ...PLUTO, Ascendant: ASCENDANT.Pluto, Midheaven: MIDHEAVEN.Pluto },
  },
  shareWords,
  openers: OPENERS,
  firstSentences,
  furtherSentence,
  areasSentence,
  whySentence,
  withoutLead,
  sky: { advice: skyAdvice, sentence: skySentence },
  overview: { theme: themeText, summary: periodText },
  synastry: { paragraphs: synastryParagraphs },
};
