import type { OverviewWords } from '../locale.ts';
import type { SkyEvent } from '../overview/stories.ts';
import { BODY_NAMES, SIGN_NAMES } from './names.ts';
import { skySentence } from './sky-sentences.ts';
import { periodText } from './summary-texts.ts';
import { capitalised, themeText } from './theme-texts.ts';

/** The English of overviews. */
export const OVERVIEW: OverviewWords = { theme: themeText, skyEvent: skyEventText, summary: periodText };

function skyEventText(event: SkyEvent, timeZone: string): string {
  switch (event.kind) {
    case 'eclipse':
      return `A ${event.type} ${event.eclipse} eclipse in ${SIGN_NAMES[event.sign]}: begin nothing big on this day.`;
    case 'ingress':
      return `${capitalised(BODY_NAMES[event.body].transiting)} moves into ${SIGN_NAMES[event.sign]}.`;
    case 'void-of-course': {
      const { sign, untilMs } = event;
      return skySentence({ kind: 'void of course', sign, isRunning: false, untilMs, timeZone });
    }
    default:
      return capitalised(skySentence({ ...event, timeZone }));
  }
}
