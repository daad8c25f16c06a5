import { BODIES, type Body, type Sign } from '#lib/ephemeris/zodiac.ts';
import { elementOf } from '../../report/report-story.ts';
import type {
  Balance,
  Element,
  PersonalBody,
  Place,
  Placement,
  ReportAspect,
  ReportSectionId,
  ReportStory,
} from '../../report/story.ts';
import { elementAt, mixed } from '../../rotation.ts';
import { capitalized } from '../capitalized.ts';
import { joined } from '../dates.ts';
import { ASPECT_NAMES, BODY_NAMES, NATAL_NAMES, SIGN_NAMES } from '../names.ts';
import { SENTENCE_END } from '../sentence-end.ts';
import { ASPECT_TEXTS, CLOSENESS, TONE_NAMES } from './aspects.ts';
import {
  CROWDED_HOUSES,
  CROWDED_SIGNS,
  ELEMENT_NAMES,
  EVEN,
  HALVES,
  LEADING,
  MISSING,
  MODES,
  NUMBERS,
  PAIRS,
  SIGNATURES,
} from './balance.ts';
import { HOUSES, SLOW_HOUSES, SLOW_TITLES } from './houses.ts';
import { JUPITER, JUPITER_WITH_MERCURY, JUPITER_WITH_MOON, JUPITER_WITH_SUN } from './jupiter.ts';
import { ALONE, MARS, MARS_FROM_SUN, MARS_WITH_SUN, RETROGRADE } from './mars.ts';
import { MERCURY, MERCURY_FROM_SUN, MERCURY_WITH_MARS, MERCURY_WITH_MOON } from './mercury.ts';
import { MOON, MOON_WITH_VENUS, PHASES } from './moon.ts';
import { RISING, RULER_HOUSES } from './rising.ts';
import { SATURN, SATURN_WITH_MARS, SATURN_WITH_SUN, SATURN_WITH_VENUS } from './saturn.ts';
import type { SignText, Variants } from './sign-text.ts';
import { SUN, SUN_BY_MOONLIGHT, SUN_WITH_MOON } from './sun.ts';
import { VENUS, VENUS_FROM_SUN, VENUS_WITH_MARS } from './venus.ts';

const ORDINALS = [
  ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth'],
  ...['seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth'],
];

const MIN_WORDS = 600;

type Section = { title: string; paragraphs: readonly string[] };

/** Renders the sections of a natal report. One that would be too short gets all wordings of its aspects and signs. */
export function reportTexts(ids: readonly ReportSectionId[], story: ReportStory): Section[] {
  const sections = ids.map((id) => section(id, story));
  const words = sections.flatMap(({ paragraphs }) => paragraphs.join(' ').split(' ')).length;
  return words < MIN_WORDS ? ids.map((id) => section(id, { ...story, isFull: true })) : sections;
}

type Telling = ReportStory & { isFull?: true };

function section(id: ReportSectionId, story: Telling): Section {
  const { placements, aspects } = story;
  const { Sun, Moon, Mercury, Venus, Mars, Jupiter, Saturn } = placements;
  switch (id) {
    case 'overview':
      return overview(story);
    case 'sun':
      return placed(story, Sun, ({ sign }) => bySide(SUN_BY_MOONLIGHT[sign], Moon));
    case 'moon':
      return placed(story, Moon, none, ({ sign }) => withOther(MOON_WITH_VENUS[sign], Venus));
    case 'mercury':
      return placed(
        story,
        Mercury,
        ({ sign }) => bySide(MERCURY_FROM_SUN[sign], Mercury),
        ({ sign }) => withOther(MERCURY_WITH_MARS[sign], Mars),
        ({ sign }) => withOther(MERCURY_WITH_MOON[elementOf(sign)], Moon),
      );
    case 'venus':
      return placed(
        story,
        Venus,
        ({ sign }) => bySide(VENUS_FROM_SUN[sign], Venus),
        ({ sign }) => withOther(VENUS_WITH_MARS[elementOf(sign)], Mars),
      );
    case 'mars':
      return placed(
        story,
        Mars,
        ({ sign }) => bySide(MARS_FROM_SUN[sign], Mars),
        ({ sign }) => withOther(MARS_WITH_SUN[elementOf(sign)], Sun),
      );
    case 'jupiter':
      return slow(
        story,
        Jupiter,
        [JUPITER_WITH_SUN, Sun],
        [JUPITER_WITH_MERCURY, Mercury],
        [JUPITER_WITH_MOON, Moon],
      );
    case 'saturn':
      return slow(
        story,
        Saturn,
        [SATURN_WITH_SUN, Sun],
        [SATURN_WITH_VENUS, Venus],
        [SATURN_WITH_MARS, Mars],
      );
    case 'slow-planets': {
      const texts = (['Uranus', 'Neptune', 'Pluto'] as const).map((body) => slowHouse(story, body));
      return { title: 'Where your generation’s planets touch you', paragraphs: [texts.join(' ')] };
    }
    case 'aspects':
      return {
        title: 'What pulls together, and what pulls apart',
        paragraphs: aspects.map((aspect) => aspectText(aspect, story)),
      };
    case 'balance':
      return { title: 'The whole of it', paragraphs: [balanceText(story.balance)] };
    case 'birth-time':
      return story.birthTime === 'twice'
        ? TWICE
        : { title: 'Without a time of birth', paragraphs: [...wordings(UNTIMED, story, {})] };
  }
}

const none = () => undefined;

type SignBody = PersonalBody | 'Jupiter' | 'Saturn';

const SIGN_TEXTS: Readonly<Record<SignBody, Readonly<Record<Sign, SignText>>>> = {
  Sun: SUN,
  Moon: MOON,
  Mercury: MERCURY,
  Venus: VENUS,
  Mars: MARS,
  Jupiter: JUPITER,
  Saturn: SATURN,
};

function overview(story: ReportStory): Section {
  const { phase, rising } = story;
  const { Sun: sun, Moon: moon } = story.placements;
  const heading = [...[sun, moon].map(inSign), ...(rising ? [`${SIGN_NAMES[rising.sign]} rising`] : [])];
  const [place, other] = sun.places;
  const texts = place && !other ? byElement(SUN_WITH_MOON[place.sign], moon) : undefined;
  const synthesis = vary(texts, story, undefined);
  const ruler =
    rising &&
    (RULER_HOUSES[rising.rulerHouse - 1] ?? '').replace('{Ruler}', capitalized(BODY_NAMES[rising.ruler]));
  return {
    title: heading.join(', '),
    paragraphs: [
      sentences(synthesis ?? unsettled(sun, moon), phase && vary(PHASES[phase], story, undefined, 1)),
      ...(rising ? [sentences(vary(RISING[rising.sign], story, undefined, 2), ruler)] : []),
    ],
  };
}

/** "Sun in Aries", "Moon in Virgo or Libra". */
function inSign({ body, places }: Placement): string {
  return `${NATAL_NAMES[body]} in ${places.map(({ sign }) => SIGN_NAMES[sign]).join(' or ')}`;
}

function unsettled(...placements: Placement[]): string {
  const doubts = placements.filter(({ places }) => places.length > 1).map((one) => `your ${inSign(one)}`);
  return `Only your time of birth could tell which it is, ${joined(doubts)}; the rest of this page holds at any hour of that day, or says where it doesn’t.`;
}

type TextsFor = (place: Place) => Variants | undefined;

/** A planet by sign and, with a birth time, house; then what it does together with others, in a paragraph of its own if long. */
function placed(story: Telling, placement: Placement, own: TextsFor, ...withOthers: TextsFor[]): Section {
  const { body, places, changesAt, house, retrograde, isAlone } = placement;
  const always = [retrograde ? RETROGRADE[body] : undefined, isAlone ? ALONE[body] : undefined];
  const [first, second] = places;
  const parts = places.map((place) => ({
    portrait: [
      ...wordings(SIGN_TEXTS[body as SignBody][place.sign].core, story, { of: body, hasMore: true }),
      house && HOUSES[body as PersonalBody]?.[house - 1]?.replace('{sign}', SIGN_NAMES[place.sign]),
      ...nuances(story, placement, place),
      vary(own(place), story, body, 1),
    ],
    company: withOthers.map((textsFor, i) => vary(textsFor(place), story, body, i + 2)),
  }));
  const [part] = parts;
  if (first && part && !second) {
    const company = [...part.company, ...always].filter(Boolean);
    const paragraphs = company.length > 1 ? [part.portrait, company] : [[...part.portrait, ...company]];
    return {
      title: SIGN_TEXTS[body as SignBody][first.sign].title,
      paragraphs: paragraphs.map((texts) => sentences(...texts)),
    };
  }
  const [from, to] = places.map(({ sign }) => SIGN_NAMES[sign]);
  const change = `${capitalized(BODY_NAMES[body])} moved from ${from} into ${to} at ${changesAt} on the day you were born, so only one of the next two paragraphs is yours.`;
  const either = parts.map(({ portrait, company }) => sentences(...portrait, ...company));
  return { title: inSign(placement), paragraphs: [sentences(change, ...always), ...either] };
}

/** The texts for a body's third of a sign, or the beginning of each if there may be several; then the other side of a torn body. */
function nuances(
  { rotation }: ReportStory,
  { body, isStrained, isTorn }: Placement,
  { sign, decans }: Place,
): string[] {
  const { decans: atEase, strained } = SIGN_TEXTS[body as SignBody][sign];
  const [main, others] = isStrained && strained ? [strained, atEase] : [atEase, strained];
  const own = decans.map((decan) => main[decan] ?? '');
  const other = isTorn && others ? [firstSentence(others[decans[0] ?? 0] ?? '')] : [];
  const lead = elementAt(isStrained ? AT_BEST : AT_WORST, mixed(rotation, 0) + BODIES.indexOf(body));
  return [...(own.length > 1 ? own.map(firstSentence) : own), ...other.map((text) => ledBy(lead, text))];
}

const AT_WORST = [
  'Under pressure',
  'When you’re tired',
  'On a bad day',
  'When you’re unsure',
  'At your worst',
];
const AT_BEST = [
  'With the wind behind you',
  'Left in peace',
  'On a good day',
  'When you feel safe',
  'At your best',
];

/** Adds a circumstance to a sentence about you. */
function ledBy(circumstance: string, text: string): string {
  return /^You(r|[ ’])/.test(text) ? `${circumstance}, y${text.slice(1)}` : text;
}

/** Jupiter or Saturn by house if the birth time is known, otherwise by the sign that a school year shares. */
function slow(
  story: Telling,
  placement: Placement,
  ...others: readonly (readonly [texts: ByElement<ByElement<Variants>>, other: Placement])[]
): Section {
  const body = placement.body as 'Jupiter' | 'Saturn';
  const { house } = placement;
  if (house !== undefined)
    return { title: SLOW_TITLES[body][house - 1] ?? '', paragraphs: [slowHouse(story, body)] };
  const [own = none, ...withOthers] = others.map(
    ([texts, other]) =>
      ({ sign }: Place) =>
        withOther(texts[elementOf(sign)], other),
  );
  return placed(story, placement, own, ...withOthers);
}

function slowHouse(story: ReportStory, body: keyof typeof SLOW_HOUSES): string {
  const { house = 1, places } = story.placements[body];
  const text = vary(SLOW_HOUSES[body][house - 1], story, body) ?? '';
  return places.reduce((filled, { sign }) => filled.replace('{sign}', SIGN_NAMES[sign]), text);
}

type ByElement<Text> = Readonly<Record<Element, Text>>;

/** The texts for a body's element; undefined if its sign is uncertain. */
function byElement(texts: ByElement<Variants>, { places: [place, other] }: Placement): Variants | undefined {
  return place && !other ? texts[elementOf(place.sign)] : undefined;
}

/** The same, each with the body that it comes from: "With your Mars in Leo, you do what you said." */
function withOther(texts: ByElement<Variants>, other: Placement): Variants | undefined {
  const [first, ...more] =
    byElement(texts, other)?.map((text) => ledBy(`With your ${inSign(other)}`, text)) ?? [];
  return first === undefined ? undefined : [first, ...more];
}

/** The text for a body's side of the Sun; undefined if uncertain. */
function bySide(texts: Readonly<Record<'before' | 'after', Variants>>, { fromSun }: Placement) {
  return fromSun && texts[fromSun];
}

/** A place in a report: in the section of a body or in the overview. A full report has all wordings if they say more. */
type Where = { of?: Body; at?: number; hasMore?: boolean };

function wordings(
  texts: Variants | undefined,
  story: Telling,
  { of, at = 0, hasMore }: Where,
): Variants | [] {
  if (texts === undefined) return [];
  const place = at + (of === undefined ? 0 : 10 * (BODIES.indexOf(of) + 1));
  return story.isFull && hasMore ? texts : [elementAt(texts, mixed(story.rotation, place))];
}

function vary(
  texts: Variants | undefined,
  story: ReportStory,
  of: Body | undefined,
  at = 0,
): string | undefined {
  return wordings(texts, story, { ...(of && { of }), at })[0];
}

function firstSentence(text: string): string {
  return text.split(SENTENCE_END)[0] ?? '';
}

/** A run-in heading and what the aspect does: "Mars in Leo square Saturn in Scorpio: a hard angle, close. You stop and start." */
function aspectText({ a, b, aspect, tone, closeness }: ReportAspect, story: Telling): string {
  const [one, other] = [a, b].map((body) => inPlace(story.placements[body]));
  const nature = [TONE_NAMES[tone], ...(closeness ? [CLOSENESS[closeness]] : [])].join(', ');
  const texts = ASPECT_TEXTS[a][b]?.[tone];
  const place = { of: a, at: 100 * (BODIES.indexOf(b) + 1), hasMore: true };
  return sentences(
    `${one} ${ASPECT_NAMES[aspect].adjective} ${other}: ${nature}.`,
    ...wordings(texts, story, place),
  );
}

/** "Mars in the fifth house", or "Mars in Leo" without a birth time. */
function inPlace(placement: Placement): string {
  const { body, house } = placement;
  return house ? `${NATAL_NAMES[body]} in the ${ORDINALS[house - 1]} house` : inSign(placement);
}

function balanceText({ counts, elements, mode, missing, crowdedSign, crowdedHouse, half }: Balance): string {
  const [one, other] = elements;
  const lead = () => {
    if (one && other) return PAIRS[one][other];
    if (one) return mode ? SIGNATURES[one][mode] : LEADING[one];
    if (mode) return MODES[mode];
    return missing.length > 0 ? undefined : EVEN;
  };
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const shares = counts.map(({ element, count }) => `${NUMBERS[count]} in ${ELEMENT_NAMES[element]}`);
  return sentences(
    `Of the ${NUMBERS[total]} planets from the Sun to Saturn ${total < 7 ? 'whose signs are certain' : 'in your chart'}, ${joined(shares)}.`,
    lead(),
    ...missing.map((element) => MISSING[element]),
    crowdedSign && CROWDED_SIGNS[crowdedSign],
    crowdedHouse && CROWDED_HOUSES[crowdedHouse - 1],
    half && HALVES[half],
  );
}

function sentences(...texts: readonly (string | number | undefined)[]): string {
  return texts.filter(Boolean).join(' ');
}

const UNTIMED: Variants = [
  'There’s no rising sign and there are no houses here, and most of the fast Moon’s angles are left out; if you find the time, perhaps on your birth certificate, add it and they appear.',
  'The rising sign changes every two hours or so, and the houses turn with it, so neither is in this report; nor are most of the Moon’s angles. A birth certificate often has the time.',
  'The hour decides the rising sign, the houses and most of the Moon’s angles, and all of that is left out. Someone who was there may remember it, and you can add it at any time.',
];

const TWICE: Section = {
  title: 'An hour that came twice',
  paragraphs: [
    'The clocks went back on the night you were born, so your time of birth came twice. This report uses the first; an hour later, the rising sign and the houses may be others.',
  ],
};
