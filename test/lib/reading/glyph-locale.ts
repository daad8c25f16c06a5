import type { Aspect } from '#lib/chart/natal-chart.ts';
import { isAngle, NATAL_POINTS, type NatalPoint } from '#lib/chart/natal-points.ts';
import { BODIES, type Body, SIGNS } from '#lib/ephemeris/zodiac.ts';
import { AREAS, type Area } from '#lib/reading/brief/areas.ts';
import type { SkyPart } from '#lib/reading/day/sky-part.ts';
import { ACTIVITIES } from '#lib/reading/lists/activities.ts';
import { PALETTE } from '#lib/reading/lists/luck.ts';
import type { Locale, ReportLocale } from '#lib/reading/locale.ts';
import type { Transit } from '#lib/reading/overview/stories.ts';
import { REPORT_SECTIONS } from '#lib/reading/report/story.ts';
import type { LineRow, MeaningRow, SceneEvent, SceneRow, ScenesByArea } from '#lib/reading/scenes.ts';

const BODY_GLYPHS: Readonly<Record<Body, string>> = recordOf(BODIES, (_, i) => '☉☽☿♀♂♃♄♅♆♇'.charAt(i));
const SIGN_GLYPHS = recordOf(SIGNS, (_, i) => '♈♉♊♋♌♍♎♏♐♑♒♓'.charAt(i));
const ASPECT_GLYPHS: Readonly<Record<Aspect, string>> = {
  ...{ conjunction: '☌', sextile: '⚹', square: '□', trine: '△', opposition: '☍' },
};
const EVENTS: readonly SceneEvent[] = [
  ...(['new-moon', 'full-moon', 'solar-eclipse', 'lunar-eclipse', 'slow-turns'] as const),
  ...([
    'mercury-retrograde',
    'mercury-direct',
    'venus-retrograde',
    'venus-direct',
    'mars-retrograde',
    'mars-direct',
  ] as const),
  ...(['sun-enters', 'mercury-enters', 'venus-enters', 'mars-enters'] as const),
];

let count = 0;

/** Returns a unique text: a number in brackets. */
function text(): string {
  count += 1;
  return `⟦${count}⟧`;
}

function recordOf<Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name, i: number) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name, i) => [name, make(name, i)])) as Record<Name, Value>;
}

/** Two scenes of an area, of one and of two sentences, with the area's activities for readers of any age. */
function scenes(area?: Area): readonly SceneRow[] {
  const ids = ACTIVITIES.filter(
    (activity) => (area ?? activity.area) === activity.area && !activity.risk,
  ).map(({ id }) => id);
  return [`${text()}。`, `${text()}。 ${text()}。`].map((words, i) => [
    i ? 'scene' : 'claim',
    i ? ['hope'] : ['talk', 'rest'],
    words,
    ids.slice(0, 6),
    ids.slice(6),
  ]);
}

function scenesByArea(): ScenesByArea {
  return recordOf(AREAS, scenes);
}

const lines = (): readonly LineRow[] => [[`${text()}。`], [`${text()}。`, 'adult']];
/** What a transit means: a sentence for each of the two scenes. */
const meanings = (): readonly MeaningRow[] => [
  [`${text()}。`, 'hope'],
  [`${text()}。`, 'talk'],
];
const byTone = () => ({ easy: lines(), hard: lines() });
const pointGlyph = (point: NatalPoint): string => (isAngle(point) ? '↑' : BODY_GLYPHS[point]);

function transitGlyphs({ transiting, aspect, natal }: Transit): string {
  return `${BODY_GLYPHS[transiting]}${ASPECT_GLYPHS[aspect]}${pointGlyph(natal)}`;
}

function partGlyphs(part: SkyPart): string {
  if (part.kind === 'transit') return `${transitGlyphs(part)}${part.time?.clock ?? ''}`;
  if (part.kind === 'quiet') return SIGN_GLYPHS[part.moonSign];
  return 'sign' in part.news ? SIGN_GLYPHS[part.news.sign] : BODY_GLYPHS[part.news.planet];
}

/**
 * A locale without letters: bodies, aspects and signs are glyphs, and all other texts are bracketed numbers. It has other
 * numbers of scenes, lines and forms than English.
 */
export const GLYPHS: Locale = {
  activities: recordOf(
    ACTIVITIES.map(({ id }) => id),
    text,
  ),
  colors: recordOf(
    Object.values(PALETTE).flatMap((shades) => shades.map(({ id }) => id)),
    text,
  ),
  scenes: {
    transits: recordOf(BODIES, () => ({ easy: scenesByArea(), hard: scenesByArea() })),
    events: recordOf(EVENTS, scenesByArea),
    void: scenes(),
    quiet: scenes(),
  },
  lines: {
    valentine: byTone(),
    eases: [[`${text()}{}。`]],
    turnsBetter: lines(),
    turnsWorse: lines(),
    birthday: lines(),
    holidays: { 'new-year': lines(), 'may-day': lines(), christmas: lines(), 'new-years-eve': lines() },
    otherwise: { better: lines(), worse: lines() },
    wholeDay: { great: lines(), heavy: lines() },
  },
  meanings: {
    transits: recordOf(BODIES, () => ({
      easy: recordOf(NATAL_POINTS, meanings),
      hard: recordOf(NATAL_POINTS, meanings),
    })),
    events: recordOf([...EVENTS, 'void'] as const, meanings),
  },
  maxCharacters: 90,
  sentences: (words) => words.split(/(?<=。) /),
  isTimeless: () => true,
  atTime: (line, { date }) => line.replace('{}', date),
  rarity: (body, years) => `${BODY_GLYPHS[body]}${years}⟦⟧。`,
  sky: {
    forms: ['-', '+'],
    sentence: (lead, form) => `${partGlyphs(lead)}${form}⟦⟧。`,
    counter: (part) => `${partGlyphs(part)}⟦⟧。`,
  },
  transitName: transitGlyphs,
  touch: ({ kind }) => `${kind}⟦⟧`,
  whichTime: ({ hit, of }) => `${hit}/${of}`,
  withinSentence: (activity) => activity,
  overview: {
    theme: ({ transit, peaks, scene }) => `${transitGlyphs(transit)} ${peaks.length} ${scene}`,
    summary: ({ themes, ratings }) =>
      `${ratings.best.date} ${themes.map(({ line }) => line).join(' ')} ⟦${Math.round(ratings.mean)}⟧。`,
  },
  synastry: {
    paragraphs: ({ names, aspects, isUntimed }) =>
      (['whole', 'love', 'talk', 'work', 'friction'] as const).map((part) => {
        const { a, aspect, b } = aspects[part]?.aspect ?? { a: 'Sun', aspect: 'square', b: 'Sun' };
        return `${names.join('')} ${pointGlyph(a)}${ASPECT_GLYPHS[aspect]}${pointGlyph(b)} ${text()} ${isUntimed.filter(Boolean).length}。`;
      }),
  },
};

export const REPORT_GLYPHS: ReportLocale = {
  sections: (ids, { placements, rotation }) =>
    ids.map((id) => ({
      title: Object.values(placements)
        .flatMap(({ body, places }) => [BODY_GLYPHS[body], ...places.map(({ sign }) => SIGN_GLYPHS[sign])])
        .join(''),
      paragraphs: [`${REPORT_SECTIONS.indexOf(id)} ${Math.abs(rotation)} ${text()}。`],
    })),
};
