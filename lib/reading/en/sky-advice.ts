import type { SkyAdvice } from '../locale.ts';
import type { SkyNews } from '../summary/sky-news.ts';
import { ECLIPSE } from './sky/eclipses.ts';
import { MARS_ENTERS, MERCURY_ENTERS, SUN_ENTERS, VENUS_ENTERS } from './sky/ingresses.ts';
import { FULL_MOON, NEW_MOON } from './sky/moon-phases.ts';
import { FIRST_QUARTER, LAST_QUARTER } from './sky/quarters.ts';
import { TURNING_DIRECT, TURNING_RETROGRADE } from './sky/stations.ts';
import { VOID_OF_COURSE } from './sky/void-of-course.ts';
import { readAdvice } from './sky/written-advice.ts';

const PHASES = {
  new: readAdvice(NEW_MOON),
  full: readAdvice(FULL_MOON),
  'first quarter': readAdvice(FIRST_QUARTER),
  'last quarter': readAdvice(LAST_QUARTER),
};
const STATIONS = { retrograde: readAdvice(TURNING_RETROGRADE), direct: readAdvice(TURNING_DIRECT) };
const INGRESSES = {
  Sun: readAdvice(SUN_ENTERS),
  Mercury: readAdvice(MERCURY_ENTERS),
  Venus: readAdvice(VENUS_ENTERS),
  Mars: readAdvice(MARS_ENTERS),
};
const ECLIPSES = readAdvice(ECLIPSE);
const VOIDS = readAdvice(VOID_OF_COURSE);

export function skyAdvice(news: SkyNews): readonly SkyAdvice[] {
  return variantsFor(news) ?? [];
}

function variantsFor(news: SkyNews): readonly SkyAdvice[] | undefined {
  switch (news.kind) {
    case 'eclipse':
      return ECLIPSES.get(news.eclipse);
    case 'phase':
      return PHASES[news.phase].get(news.sign);
    case 'station':
      return STATIONS[news.direction].get(news.planet);
    case 'ingress':
      return INGRESSES[news.body].get(news.sign);
    default:
      return VOIDS.get(news.sign);
  }
}
