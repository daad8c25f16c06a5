import type { Eclipse } from '#lib/ephemeris/eclipses.ts';
import { type Body, SIGNS, type Sign } from '#lib/ephemeris/zodiac.ts';
import { dateInZone, daysBetween, timeOfDay } from '#lib/time/civil-day.ts';
import type { SkyAdvice } from '../locale.ts';
import { elementAt } from '../rotation.ts';
import type { SkyNews } from '../summary/sky-event.ts';
import { BODY_NAMES, SIGN_NAMES } from './names.ts';
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

/** All advice for what the sky does. */
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

/** What moves as a body does, in everyday words that take a plural. */
const MATTERS: Readonly<Record<Exclude<Body, 'Sun' | 'Moon'>, string>> = {
  Mercury: 'words and errands',
  Venus: 'likes and pleasures',
  Mars: 'drive and temper',
  Jupiter: 'hopes and plans for growth',
  Saturn: 'duties and long plans',
  Uranus: 'changes and surprises',
  Neptune: 'dreams and moods',
  Pluto: 'deep changes',
};

/** What a body of the chart stands for, in as few words as will do: two of them stand in one sentence. */
const STANDS_FOR: Readonly<Record<Body, string>> = {
  Sun: 'confidence',
  Moon: 'feelings',
  Mercury: 'words',
  Venus: 'love and money',
  Mars: 'drive',
  Jupiter: 'hopes',
  Saturn: 'duties',
  Uranus: 'freedom',
  Neptune: 'dreams',
  Pluto: 'control',
};

/** How long a planet moves backward. */
const BACKWARD: Readonly<Record<'Mercury' | 'Venus' | 'Mars', string>> = {
  Mercury: 'for three weeks',
  Venus: 'for six weeks',
  Mars: 'for ten weeks or so',
};
const SOME_MONTHS = 'for some months';

/** How things go under each sign. */
const MANNERS: Readonly<Record<Sign, string>> = {
  Aries: 'bold',
  Taurus: 'steady',
  Gemini: 'curious',
  Cancer: 'caring',
  Leo: 'warm and proud',
  Virgo: 'careful',
  Libra: 'obliging',
  Scorpio: 'intense',
  Sagittarius: 'adventurous',
  Capricorn: 'serious',
  Aquarius: 'independent',
  Pisces: 'dreamy',
};

const ECLIPSE_TYPES: Readonly<Record<Eclipse['type'], string>> = {
  total: 'total',
  annular: 'ring-shaped',
  hybrid: 'total',
  partial: 'partial',
  penumbral: 'faint',
};
/** An eclipse tells of so many bodies of the chart. */
const MOST_TOUCHED = 2;

/** The sentence for what the sky does, whoever looks at it. It claims nothing of the rating or the metrics. */
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
  const touched = news.touches
    .slice(0, MOST_TOUCHED)
    .map((body) => `your ${BODY_NAMES[body].natal} (${STANDS_FOR[body]})`);
  if (touched.length > 0) return `${what} ${when(news)} falls close to ${touched.join(' and ')}`;
  const effect = news.eclipse === 'solar' ? 'upsets the usual order' : 'brings something to a head';
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
      return `What has begun meets its first test with the half Moon in ${sign} ${when(news)}`;
    default:
      return `It is a time to let go with the waning half Moon in ${sign} ${when(news)}`;
  }
}

function stationBeginning(news: NewsOf<'station'>): string {
  const matters = capitalized(MATTERS[news.planet]);
  const name = BODY_NAMES[news.planet].transiting;
  if (news.direction === 'direct') return `${matters} get moving again as ${name} turns direct ${when(news)}`;
  return `${matters} go over old ground ${howLong(news.planet)} as ${name} turns retrograde ${when(news)}`;
}

function howLong(planet: NewsOf<'station'>['planet']): string {
  return planet === 'Mercury' || planet === 'Venus' || planet === 'Mars' ? BACKWARD[planet] : SOME_MONTHS;
}

function ingressBeginning(news: NewsOf<'ingress'>): string {
  const sign = SIGN_NAMES[news.sign];
  if (news.body === 'Sun')
    return `The mood of the month turns ${MANNERS[news.sign]} as the Sun enters ${sign} ${when(news)}`;
  const name = BODY_NAMES[news.body].transiting;
  const verb = news.isBack ? 'goes back into' : 'enters';
  return `${capitalized(MATTERS[news.body])} turn ${MANNERS[news.sign]} as ${name} ${verb} ${sign} ${when(news)}`;
}

/** Three ways to say, without the word, that the Moon is void of course. */
const LULLS: readonly ((span: string, sign: string) => string)[] = [
  (span, sign) => `There is a lull ${span} as the Moon idles at the end of ${sign}`,
  (span, sign) => `Beginnings tend to stall ${span} as the Moon drifts out of ${sign}`,
  (span, sign) => `The Moon is done with ${sign} ${span}, a slack time for starts`,
];

function voidBeginning(news: NewsOf<'void of course'>, variant: number): string {
  return elementAt(LULLS, SIGNS.indexOf(news.sign) + variant)(span(news), SIGN_NAMES[news.sign]);
}

/** When a stretch is, without what is over by the morning or lies beyond the evening. */
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

/** How a time on a later date is told from one on the same. */
const LATER = ['', ' the next day', ' two days later'];

function when({ atMs, timeZone }: SkyNews): string {
  const time = timeOfDay(atMs, timeZone);
  return isNight(time) ? 'in the small hours' : `at ${time}`;
}

/** Whether a time is between midnight and six, when a minute interests nobody. */
function isNight(time: string): boolean {
  return time < '06:00';
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
