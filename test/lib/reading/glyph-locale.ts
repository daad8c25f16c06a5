import type { Aspect } from '#lib/chart/natal-chart.ts';
import { isAngle, NATAL_POINTS, type NatalPoint } from '#lib/chart/natal-points.ts';
import { BODIES, type Body, SIGNS } from '#lib/ephemeris/zodiac.ts';
import { ACTIVITIES } from '#lib/reading/lists/activities.ts';
import { PALETTE } from '#lib/reading/lists/luck.ts';
import type { Locale, Reason } from '#lib/reading/locale.ts';
import { PARTS_OF_DAY } from '#lib/reading/summary/hours.ts';
import { type BodyLines, isSlow, type WrittenLines } from '#lib/reading/written-lines.ts';

const BODY_GLYPHS: Readonly<Record<Body, string>> = recordOf(BODIES, (_, i) => '☉☽☿♀♂♃♄♅♆♇'.charAt(i));
const SIGN_GLYPHS = recordOf(SIGNS, (_, i) => '♈♉♊♋♌♍♎♏♐♑♒♓'.charAt(i));
const ASPECT_GLYPHS: Readonly<Record<Aspect, string>> = {
  conjunction: '☌',
  sextile: '⚹',
  square: '□',
  trine: '△',
  opposition: '☍',
};

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

function lines(transiting: Body): WrittenLines {
  if (!isSlow(transiting)) return [text(), ['focus', text()], ['luck', 'buying', text()]];
  return { building: text(), exact: ['talking', text()], easing: text(), any: [text()] };
}

function bodyLines(transiting: Body): BodyLines {
  return recordOf(NATAL_POINTS, () => ({
    flowing: lines(transiting),
    tense: lines(transiting),
    conjunct: { mixed: lines(transiting) },
  }));
}

const pointGlyph = (point: NatalPoint): string => (isAngle(point) ? '↑' : BODY_GLYPHS[point]);

function named({ transit: { transiting, aspect, natal }, clock }: Reason): string {
  return `${BODY_GLYPHS[transiting]}${ASPECT_GLYPHS[aspect]}${pointGlyph(natal)}${clock ?? ''}`;
}

const SKY_ADVICE = [{ text: text(), speaksFor: ['home'] as const }, { text: text() }];

/**
 * A locale without letters: bodies, aspects and signs are glyphs, and all other texts are bracketed numbers. The numbers of
 * openers and lines differ from those in English.
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
  lines: recordOf(BODIES, bodyLines),
  shareWords: (line, other) => line === other,
  openers: recordOf(
    ['great', 'good', 'solid', 'mixed', 'pleasant', 'bumpy', 'eventful', 'careful', 'hard'],
    () => [text(), text(), text()],
  ),
  firstSentences: (opener, line, { agrees, part }) =>
    `${opener} ${agrees ? '=' : '≠'} ${line}${part === undefined ? '' : PARTS_OF_DAY.indexOf(part)}。`,
  furtherSentence: (line, { part }, variant) =>
    `${line} ${part === undefined ? '' : PARTS_OF_DAY.indexOf(part)} ${variant}。`,
  areasSentence: ({ body, house, rules }) => `${BODY_GLYPHS[body]} ${house} ${rules ?? ''}。`,
  whySentence: (reasons, variant) => `${reasons.map(named).join(' ')} ${variant} ${text()}。`,
  withoutLead: (opener, moonSign) => `${SIGN_GLYPHS[moonSign]} ${opener}。`,
  sky: {
    advice: () => SKY_ADVICE,
    sentence: (news, advice) =>
      `${'sign' in news ? SIGN_GLYPHS[news.sign] : BODY_GLYPHS[news.planet]} ${advice}。`,
  },
  overview: {
    theme: ({ transit: { transiting, aspect, natal }, opening, atPeak, atEnd, peaks }) =>
      `${BODY_GLYPHS[transiting]}${ASPECT_GLYPHS[aspect]}${pointGlyph(natal)} ${opening} ${atPeak ?? ''} ${atEnd ?? ''} ${peaks.length}。`,
    summary: ({ themes, ratings }) =>
      `${ratings.best.date} ${themes.map(({ line }) => line).join(' ')} ⟦${ratings.mean}⟧。`,
  },
  synastry: {
    paragraphs: ({ names, aspects, isUntimed }) =>
      (['whole', 'love', 'talk', 'work', 'friction'] as const).map((part) => {
        const { a, aspect, b } = aspects[part]?.aspect ?? { a: 'Sun', aspect: 'square', b: 'Sun' };
        return `${names.join('')} ${pointGlyph(a)}${ASPECT_GLYPHS[aspect]}${pointGlyph(b)} ${text()} ${isUntimed.filter(Boolean).length}。`;
      }),
  },
};
