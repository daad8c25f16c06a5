import type { Aspect } from '#lib/chart/natal-chart.ts';
import type { NatalPoint } from '#lib/chart/natal-points.ts';
import { type Body, SIGNS, type Sign } from '#lib/ephemeris/zodiac.ts';
import type { Area } from '../brief/areas.ts';
import { bodyOfNews } from '../brief/sky-news.ts';
import type { ExactTime, PartOfDay } from '../day/hours.ts';
import type { SkyPart } from '../day/sky-part.ts';
import type { Effect, Touch } from '../locale.ts';
import { elementAt } from '../rotation.ts';
import { capitalized } from './capitalized.ts';
import { dateText } from './dates.ts';
import { BODY_NAMES, NATAL_NAMES, SIGN_NAMES } from './names.ts';

export const PARTS: Readonly<Record<PartOfDay, string>> = {
  morning: 'this morning',
  midday: 'around noon',
  afternoon: 'this afternoon',
  dusk: 'toward evening',
  evening: 'this evening',
  late: 'late tonight',
};

/** Words for an aspect. `toward` follows "is"; */
type AspectWords = { verb: string; past: string; toward: string; noun: string };

const WORDS: Readonly<Record<Aspect, AspectWords>> = {
  conjunction: { verb: 'meets', past: 'met', toward: 'right on', noun: 'a conjunction with' },
  sextile: { verb: 'sextiles', past: 'sextiled', toward: 'on good terms with', noun: 'a sextile to' },
  square: { verb: 'squares', past: 'squared', toward: 'at odds with', noun: 'a square to' },
  trine: { verb: 'trines', past: 'trined', toward: 'at its best angle to', noun: 'a trine to' },
  opposition: { verb: 'opposes', past: 'opposed', toward: 'across from', noun: 'an opposition to' },
};
const CROSSING: AspectWords = {
  ...WORDS.conjunction,
  verb: 'crosses',
  past: 'crossed',
  noun: 'a conjunction with',
};

type Transit = Extract<SkyPart, { kind: 'transit' }>;

/** The words of an aspect to a natal point. */
function wordsOf({ aspect, natal }: Pick<Transit, 'aspect' | 'natal'>): AspectWords {
  return aspect === 'conjunction' && isAngle(natal) ? CROSSING : WORDS[aspect];
}

/** A clause such as "Jupiter trines your Midheaven" or "the full Moon meets your Sun". */
export function touchText(touch: Touch): string {
  const point = `your ${NATAL_NAMES[touch.natal]}`;
  if (touch.kind === 'eclipse') return `the ${touch.eclipse} eclipse touches ${point}`;
  const body = touch.kind === 'phase' ? `the ${touch.phase} Moon` : BODY_NAMES[touch.transiting];
  return `${body} ${wordsOf(touch).verb} ${point}`;
}

/** A clause on a transit of weeks, such as "Saturn is at odds with your Sun". */
export function ongoingText({
  transiting,
  aspect,
  natal,
}: Pick<Transit, 'transiting' | 'aspect' | 'natal'>): string {
  return `${BODY_NAMES[transiting]} is ${WORDS[aspect].toward} your ${NATAL_NAMES[natal]}`;
}

function isAngle(natal: NatalPoint): boolean {
  return natal === 'Ascendant' || natal === 'Midheaven';
}

function possessive(body: Body): string {
  return `${BODY_NAMES[body]}’s`;
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];
const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five'];

/** The time and the pass of a transit, with leading space; empty if neither is known. */
function tail({ time, pass }: Transit): string {
  return at(time) + passText(pass);
}

function at(time: ExactTime | undefined): string {
  if (time === undefined) return '';
  return time.clock === undefined ? ` ${PARTS[time.part]}` : ` at ${clockText(time.clock)}`;
}

/** A clock time without a leading zero: "9:25", "14:20". */
export function clockText(clock: string): string {
  return clock.replace(/^0/, '');
}

/** The number of the pass, and the date of the next one. */
function passText(pass: Transit['pass']): string {
  if (pass === undefined) return '';
  const { next } = pass;
  const which = ` for ${whichTime(pass, next === undefined)}`;
  return next === undefined
    ? which
    : `${which}, the next ${next.isAbout ? 'about' : 'on'} ${dateText(next.date)}`;
}

/** Which pass of a series it is, such as "the first of three times" or "the third and last time". */
export function whichTime({ hit, of }: { hit: number; of: number }, isLast = hit === of): string {
  const ordinal = ORDINALS[hit - 1] ?? 'next';
  return isLast ? `the ${ordinal} and last time` : `the ${ordinal} of ${NUMBERS[of]} times`;
}

type Form = (
  transit: Transit,
  words: AspectWords,
  names: { body: string; Body: string; point: string },
) => string;

/** Forms of the sentence for an exact transit, without the period. A form isn't used twice in a week. */
const EXACT: Readonly<Record<string, Form>> = {
  verb: (transit, { verb }, { Body, point }) => `${Body} ${verb} ${point}${tail(transit)}`,
  front: ({ time, pass }, { verb }, { body, point }) =>
    `${time === undefined ? 'Today' : capitalized(at(time).trim())} ${body} ${verb} ${point}${passText(pass)}`,
  plain: (transit, { toward }, { Body, point }) => `${Body} is ${toward} ${point}${tail(transit)}`,
  noun: ({ transiting, time, pass }, { noun }, { point }) =>
    `${capitalized(possessive(transiting))} ${withoutArticle(noun)} ${point} is exact${at(time) || ' today'}${passText(pass)}`,
  reaches: (transit, { noun }, { Body, point }) =>
    `${Body} reaches ${transit.aspect === 'conjunction' ? '' : `${noun} `}${point}${tail(transit)}`,
  frontPlain: ({ time, pass }, { toward }, { body, point }) =>
    `${time === undefined ? 'Today' : capitalized(at(time).trim())} ${body} is ${toward} ${point}${passText(pass)}`,
  peaks: ({ transiting, time, pass }, { noun }, { point }) =>
    `${capitalized(possessive(transiting))} ${withoutArticle(noun)} ${point} peaks${at(time) || ' today'}${passText(pass)}`,
};

function withoutArticle(noun: string): string {
  return noun.replace(/^an? /, '');
}

const BEFORE: readonly Form[] = [
  (_, { verb }, { Body, point }) => `${Body} ${verb} ${point} tomorrow`,
  (_, { noun }, { Body, point }) => `${Body} is a day away from ${noun} ${point}`,
  (_, { verb }, { body, point }) => `Tomorrow ${body} ${verb} ${point}`,
  (_, { noun }, { Body, point }) => `${Body} is closing in on ${noun} ${point}`,
  ({ transiting }, { noun }, { point }) =>
    `${capitalized(possessive(transiting))} ${withoutArticle(noun)} ${point} is exact tomorrow`,
];
const AFTER: readonly Form[] = [
  (_, { past }, { Body, point }) => `${Body} ${past} ${point} yesterday`,
  (_, { noun }, { Body, point }) => `${Body} is a day past ${noun} ${point}`,
  (_, { past }, { body, point }) => `Yesterday ${body} ${past} ${point}`,
  (_, { noun }, { Body, point }) => `${Body} is moving on from ${noun} ${point}`,
  ({ transiting }, { noun }, { point }) =>
    `${capitalized(possessive(transiting))} ${withoutArticle(noun)} ${point} was exact yesterday`,
];
const FAR: Readonly<Record<'entering' | 'building' | 'easing' | 'leaving', Form>> = {
  entering: (_, { noun }, { Body, point }) => `${Body} is beginning ${noun} ${point}`,
  building: (_, { noun }, { Body, point }) => `${Body} is nearing ${noun} ${point}`,
  easing: (_, { noun }, { Body, point }) => `${Body} is drifting away from ${noun} ${point}`,
  leaving: (_, { noun }, { Body, point }) => `${Body} is leaving ${noun} ${point}`,
};

export const FORMS = Object.keys(EXACT);

/** Names what in the sky a day is about, in a sentence of about ten words, and what a transit does with `effect`. */
export function skySentence(part: SkyPart, form: string, effect?: Effect): string {
  return `${mainText(part, form)}${part.kind === 'transit' ? effectText(part, effect) : ''}.`;
}

function mainText(part: SkyPart, form: string): string {
  switch (part.kind) {
    case 'quiet':
      return `The Moon is in ${SIGN_NAMES[part.moonSign]} and keeps to itself`;
    case 'event':
      return eventText(part, FORMS.indexOf(form));
    case 'transit': {
      if (part.from) return signText(part, part.from, FORMS.indexOf(form));
      if (isReturn(part)) return returnText(part);
      const names = {
        body: BODY_NAMES[part.transiting],
        Body: capitalized(BODY_NAMES[part.transiting]),
        point: `your ${NATAL_NAMES[part.natal]}`,
      };
      return formOf(part, form)(part, wordsOf(part), names);
    }
  }
}

/** A body back at its own place in the chart, exactly. */
function isReturn({ transiting, natal, aspect, stage }: Transit): boolean {
  return transiting === natal && aspect === 'conjunction' && stage === 'exact' && transiting !== 'Moon';
}

function returnText({ transiting, time, pass }: Transit): string {
  const when = time === undefined ? 'Today' : capitalized(at(time).trim());
  return `${when} ${BODY_NAMES[transiting]} is back where it stood when you were born${pass ? `,${passText(pass)}` : ''}`;
}

/** A transit to a whole sign, without a time: it lasts as long as the body stays in its sign. There are six forms. */
function signText({ transiting, aspect }: Transit, from: Sign, rotation: number): string {
  const body = BODY_NAMES[transiting];
  const sign = SIGN_NAMES[from];
  const { verb, toward } = WORDS[aspect];
  const clauses =
    aspect === 'conjunction'
      ? ['is passing through your sign', 'is crossing your sign']
      : [`is ${toward} your sign`, `${verb} your sign`];
  const does = elementAt(clauses, rotation);
  const forms = [`${body} ${does}`, `in ${sign}, ${body} ${does}`, `${body}, in ${sign}, ${does}`];
  return capitalized(elementAt(forms, rotation));
}

function formOf({ stage }: Transit, form: string): Form {
  const rotation = FORMS.indexOf(form);
  switch (stage) {
    case 'exact':
      return EXACT[form] ?? elementAt(Object.values(EXACT), 0);
    case 'day-before':
      return elementAt(BEFORE, rotation);
    case 'day-after':
      return elementAt(AFTER, rotation);
    default:
      return FAR[stage];
  }
}

/** What becomes easier or harder with a transit to a natal point, in two forms. None is about a metric. */
const EFFECTS: Readonly<Record<NatalPoint, readonly [string, string]>> = {
  Sun: ['be yourself', 'show what you can do'],
  Moon: ['feel at home', 'know what you need'],
  Mercury: ['say what you mean', 'find the right words'],
  Venus: ['enjoy company', 'say something kind'],
  Mars: ['stand up for yourself', 'keep your temper'],
  Jupiter: ['see the bright side', 'trust that it’ll turn out well'],
  Saturn: ['stick with things', 'wait your turn'],
  Uranus: ['do things your own way', 'try another way'],
  Neptune: ['trust a hunch', 'tell a wish from a plan'],
  Pluto: ['let something go', 'be honest with yourself'],
  Ascendant: ['make a good impression', 'be seen as you are'],
  Midheaven: ['get credit for what you do', 'see where you’re headed'],
};

const SO: Readonly<Record<Transit['stage'], readonly [string, string]>> = {
  entering: ['and it’s a little', 'and that makes it a little'],
  building: ['and it’s already', 'and it’s a little'],
  'day-before': ['and it’s already', 'and it may already be'],
  exact: ['so it’s', 'which makes it'],
  'day-after': ['and it’s still', 'and it may still be'],
  easing: ['and it’s still', 'and it’s still a little'],
  leaving: ['and it’s still a little', 'and it may still be'],
};

/** What a transit does, after a comma: ", so it’s easier to be yourself". Empty without an effect. */
function effectText({ natal, stage }: Transit, effect: Effect | undefined): string {
  if (effect === undefined) return '';
  const { tone, day } = effect;
  const comparative = tone === 'easy' ? 'easier' : 'harder';
  // The two lists meet in all combinations.
  return `, ${elementAt(SO[stage], Math.floor(day / 2))} ${comparative} to ${elementAt(EFFECTS[natal], day)}`;
}

/**
 * Names a second transit and, with `effect`, what it does: "Venus trines your Sun at 14:10, so it’s easier to be yourself", or "Venus
 * also trines ..." after a lead of the same body.
 */
export function counterSentence(transit: Transit, lead: SkyPart, effect?: Effect): string {
  const { transiting, natal, aspect, stage, time } = transit;
  const { verb, toward } = wordsOf({ aspect, natal });
  const also = bodyOf(lead) === transiting ? 'also ' : '';
  const point = `your ${NATAL_NAMES[natal]}`;
  const when = stage === 'day-before' ? ' tomorrow' : at(time) || ' today';
  const does =
    stage === 'exact' || stage === 'day-before'
      ? `${also}${verb} ${point}${when}`
      : `is ${also}${toward} ${point}`;
  return `${capitalized(BODY_NAMES[transiting])} ${does}${effectText(transit, effect)}.`;
}

/** The body that the sentence is about; undefined for a day without a subject. */
function bodyOf(part: SkyPart): Body | undefined {
  switch (part.kind) {
    case 'transit':
      return part.transiting;
    case 'event':
      return bodyOfNews(part.news);
    case 'quiet':
      return undefined;
  }
}

const AREA_WORDS: Readonly<Record<Area, string>> = {
  work: 'work',
  love: 'love',
  home: 'home',
  money: 'money',
  study: 'learning and talk',
  wellbeing: 'your own well-being',
  friends: 'friends and plans',
  creativity: 'play',
};

const TOUCHING: Readonly<Record<Aspect, string>> = {
  conjunction: 'right on your',
  opposition: 'right across from your',
  square: 'at a hard angle to your',
  sextile: 'at an easy angle to your',
  trine: 'at an easy angle to your',
};

/**
 * Where an event happens, after a comma: at a natal point that it touches, or in a part of the chart. Empty if neither is known.
 */
function whereText({ touch, area, isOfSign }: Extract<SkyPart, { kind: 'event' }>): string {
  if (touch !== undefined) return `, ${TOUCHING[touch.aspect]} ${NATAL_NAMES[touch.natal]}`;
  const whose = isOfSign ? 'your sign’s' : 'your';
  return area === undefined ? '' : `, in the part of ${whose} chart about ${AREA_WORDS[area]}`;
}

function eventText(event: Extract<SkyPart, { kind: 'event' }>, rotation: number): string {
  const { news, time, isBeforeDawn, touch, isToday, untilDate, until } = event;
  const where = whereText(event);
  const today = isToday ? ' today' : '';
  switch (news.kind) {
    case 'eclipse':
      return `There’s an eclipse of ${BODY_NAMES[bodyOfNews(news)]}${today}${where}`;
    case 'phase': {
      const when = at(time) || (isToday ? (isBeforeDawn ? ' early this morning' : ' tonight') : '');
      if (news.phase === 'new' || news.phase === 'full')
        return elementAt(
          [`The Moon is ${news.phase}${when}${where}`, `It’s the ${news.phase} Moon${when}${where}`],
          rotation,
        );
      return `The Moon is in its ${news.phase}${when}${where}`;
    }
    case 'station': {
      const place = touch ? where : '';
      const name = BODY_NAMES[news.planet];
      return untilDate === undefined
        ? `${name} turns ${news.direction}${today}${place}`
        : `${name} is retrograde ${isToday ? 'from today ' : ''}until ${dateText(untilDate)}${place}`;
    }
    case 'ingress':
      return `${capitalized(BODY_NAMES[news.body])} ${news.isBack ? 'backs into' : 'enters'} ${SIGN_NAMES[news.sign]}${at(time) || today}${where}`;
    case 'void of course': {
      const next = SIGN_NAMES[elementAt(SIGNS, SIGNS.indexOf(news.sign) + 1)];
      // Away from its day, the text has no time, because the end may be on the next day.
      return isToday && until === undefined
        ? 'The Moon is void of course for the rest of the day'
        : `The Moon is void of course until it enters ${next}${at(until)}`;
    }
  }
}
