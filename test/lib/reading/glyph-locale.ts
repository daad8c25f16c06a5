import type { Aspect } from '#lib/chart/natal-chart.ts';
import { BODIES, type Body, SIGNS } from '#lib/ephemeris/zodiac.ts';
import { ACTIVITIES } from '#lib/reading/lists/catalogue.ts';
import { PALETTE } from '#lib/reading/lists/luck.ts';
import {
  type BodyLines,
  type FramedSentence,
  IS_SLOW,
  type Locale,
  type Parts,
  type WrittenLines,
} from '#lib/reading/locale.ts';

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

/** A text that no other table has: a number between brackets. */
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
  if (!IS_SLOW[transiting]) return [text(), ['focus', text()], ['luck', 'buying', text()]];
  return { building: text(), exact: ['talking', text()], easing: text(), any: [text()] };
}

function bodyLines(transiting: Body): BodyLines {
  return recordOf(BODIES, () => ({
    flowing: lines(transiting),
    tense: lines(transiting),
    conjunct: { mixed: lines(transiting) },
  }));
}

function named({ transit: { transiting, aspect, natal } }: Parts): string {
  return `${BODY_GLYPHS[transiting]}${ASPECT_GLYPHS[aspect]}${BODY_GLYPHS[natal]}`;
}

function framed(text: string): FramedSentence {
  return { text, isShort: text.length < 60 };
}

const links = () => [text(), text(), text(), text()];

/**
 * A language without a letter, in which bodies, aspects and signs are called by their glyphs and everything else is a
 * number between brackets. It has other numbers of openers, links, lines and frames than English.
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
  openers: recordOf(['great', 'good', 'solid', 'mixed', 'careful', 'hard'], () => [text(), text(), text()]),
  links: {
    contrast: { helps: links(), hurts: links(), mixed: links() },
    addition: links(),
    continuation: links(),
    relief: links(),
  },
  frames: {
    leading: [
      (parts) => framed(`${parts.opener}: ${named(parts)} ${parts.line}。`),
      (parts) => framed(`${named(parts)} ${parts.line}, ${parts.opener}。`),
    ],
    excepting: [(parts, variant) => framed(`${parts.opener} ${variant} ${named(parts)} ${parts.line}。`)],
    following: [
      (parts) => framed(`${parts.link} ${named(parts)} ${parts.line}。`),
      (parts) => framed(`${parts.link} ${parts.line} ${named(parts)}。`),
      () => undefined,
    ],
  },
  withoutLead: (opener, moonSign) => `${SIGN_GLYPHS[moonSign]} ${opener}。`,
  nothingElse: `${text()}。`,
  skySentence: (news) =>
    news.kind === 'station'
      ? `${BODY_GLYPHS[news.planet]} ${text()}。`
      : `${SIGN_GLYPHS[news.sign]} ${text()}。`,
  overview: {
    theme: ({ transit: { transiting, aspect, natal }, opening, atPeak, atEnd, peaks }) =>
      `${BODY_GLYPHS[transiting]}${ASPECT_GLYPHS[aspect]}${BODY_GLYPHS[natal]} ${opening} ${atPeak ?? ''} ${atEnd ?? ''} ${peaks.length}。`,
    skyEvent: ({ atMs }) => `⟦${atMs}⟧。`,
    summary: ({ themes, ratings }) =>
      `${ratings.best.date} ${themes.map(({ line }) => line).join(' ')} ⟦${ratings.mean}⟧。`,
  },
};
