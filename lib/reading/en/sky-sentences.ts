import { SIGNS } from '#lib/ephemeris/zodiac.ts';
import { dateInZone, daysBetween, timeOfDay } from '#lib/time/civil-day.ts';
import { elementAt } from '../rotation.ts';
import type { SkyNews } from '../summary/sky-news.ts';
import { joined } from './dates.ts';
import { BODY_NAMES, NATAL_NAMES, SIGN_NAMES } from './names.ts';
import { COLORED, ECLIPSE_TYPES, MANNERS, STANDS_FOR, TURNS } from './sky/words.ts';

/** Maximum number of natal points mentioned with an eclipse. */
const MOST_TOUCHED = 2;

/** Renders a sky event. The sentence makes no claim about the rating or metrics. */
export function skySentence(news: SkyNews, advice: string, variant: number): string {
  return `${beginning(news, variant)}: ${advice}.`;
}

function beginning(news: SkyNews, variant: number): string {
  switch (news.kind) {
    case 'eclipse':
      return eclipseBeginning(news);
    case 'phase':
      return phaseBeginning(news);
    case 'station':
      return stationBeginning(news);
    case 'ingress':
      return ingressBeginning(news);
    default:
      return voidBeginning(news, variant);
  }
}

type NewsOf<Kind extends SkyNews['kind']> = Extract<SkyNews, { kind: Kind }>;

function eclipseBeginning(news: NewsOf<'eclipse'>): string {
  const what = `A ${ECLIPSE_TYPES[news.type]} ${news.eclipse} eclipse`;
  const touched = news.touches.slice(0, MOST_TOUCHED);
  if (touched.length > 0) {
    const places = touched.map(
      ({ body, aspect }) => `${aspect === 'opposition' ? 'opposite' : 'on'} your ${NATAL_NAMES[body]}`,
    );
    const stirred = joined(touched.map(({ body }) => STANDS_FOR[body]));
    return `${what} ${when(news)}, ${joined(places)}, stirs your ${stirred}`;
  }
  const effect = news.eclipse === 'solar' ? 'upsets the usual order' : 'brings matters to a head';
  return `${what} in ${SIGN_NAMES[news.sign]} ${when(news)} ${effect}`;
}

function phaseBeginning(news: NewsOf<'phase'>): string {
  const sign = SIGN_NAMES[news.sign];
  switch (news.phase) {
    case 'new':
      return `A page turns with the new Moon in ${sign} ${when(news)}`;
    case 'full':
      return `Things come to light with the full Moon in ${sign} ${when(news)}`;
    case 'first quarter':
      return `What has begun is put to the test with the half Moon in ${sign} ${when(news)}`;
    default:
      return `Things wind down with the waning half Moon in ${sign} ${when(news)}`;
  }
}

function stationBeginning(news: NewsOf<'station'>): string {
  const { planet, direction } = news;
  return `${TURNS[planet][direction]} as ${BODY_NAMES[planet]} turns ${direction} ${when(news)}`;
}

function ingressBeginning(news: NewsOf<'ingress'>): string {
  const { body, sign } = news;
  const name = body === 'Sun' ? 'the Sun' : BODY_NAMES[body];
  const verb = news.isBack ? 'goes back into' : 'enters';
  return `${COLORED[body]} turns ${MANNERS[body][sign]} as ${name} ${verb} ${SIGN_NAMES[sign]} ${when(news)}`;
}

/** Sentences for void of course in everyday words. */
const LULLS: readonly ((span: string, sign: string) => string)[] = [
  (span, sign) => `There is a lull ${span} while the Moon idles in ${sign}`,
  (span, sign) => `The Moon idles in ${sign} ${span}, so there is no hurry`,
  (span, sign) => `Take it slowly ${span}, while the Moon idles in ${sign}`,
];

function voidBeginning(news: NewsOf<'void of course'>, variant: number): string {
  return elementAt(LULLS, SIGNS.indexOf(news.sign) + variant)(span(news), SIGN_NAMES[news.sign]);
}

/** The duration of a void of course, without times at night or beyond the evening. */
function span({ atMs, untilMs, datesBefore, timeZone }: NewsOf<'void of course'>): string {
  const since = timeOfDay(atMs, timeZone);
  const isOpen = datesBefore > 0 || isNight(since);
  if (untilMs === undefined) return isOpen ? 'all day' : `from ${since} on`;
  const dates = daysBetween(dateInZone(atMs, timeZone), dateInZone(untilMs, timeZone)) - datesBefore;
  const until = timeOfDay(untilMs, timeZone);
  if (isNight(until)) {
    if (isOpen) return dates > 0 ? 'all day' : 'overnight';
    return `from ${since} into the small hours`;
  }
  return `${isOpen ? 'until' : `from ${since} to`} ${until}${LATER[dates] ?? ''}`;
}

const LATER = ['', ' the next day', ' two days later'];

function when({ atMs, timeZone }: SkyNews): string {
  const time = timeOfDay(atMs, timeZone);
  return isNight(time) ? 'in the small hours' : `at ${time}`;
}

/** Whether a time is between midnight and 6:00, when minutes don't matter. */
function isNight(time: string): boolean {
  return time < '06:00';
}
