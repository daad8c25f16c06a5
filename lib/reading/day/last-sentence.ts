import type { Body } from '#lib/ephemeris/zodiac.ts';
import type { Links } from '../brief/links.ts';
import type { Locale } from '../locale.ts';
import type { Context } from './context.ts';
import { daysSince } from './log.ts';
import { pick, type Told } from './told.ts';

/**
 * A last sentence about time: a birthday, tomorrow's turn, or a return that won't come again for years. Undefined if nothing of the kind applies.
 */
export function lastSentence(context: Context, links: Links, locale: Locale): Told | undefined {
  return birthday(context, locale) ?? turn(context, links, locale) ?? rarity(context, locale);
}

function birthday(context: Context, { lines }: Locale): Told | undefined {
  const isBirthday = context.occasion.isBirthday && !context.brief.isOfSign;
  const text = isBirthday ? pick(lines.birthday, context) : undefined;
  return text === undefined ? undefined : { text, rule: 'birthday', transits: () => [] };
}

function turn(context: Context, links: Links, { lines }: Locale): Told | undefined {
  if (links.turn === undefined) return undefined;
  const text = pick(links.turn === 'better' ? lines.turnsBetter : lines.turnsWorse, context);
  return text === undefined ? undefined : { text, rule: 'turn', transits: () => links.turningTransits };
}

/** Least number of days between two claims that something is rare. */
const RARITY_GAP = 30;
/** Sidereal periods in years, rounded, of bodies whose return to a point is rare. */
const PERIOD_YEARS: Partial<Record<Body, number>> = {
  Jupiter: 12,
  Saturn: 29,
  Uranus: 84,
  Neptune: 165,
  Pluto: 248,
};

/** Says when a slow body meets the same point again, on the day of its last pass. */
function rarity({ brief, log, today }: Context, locale: Locale): Told | undefined {
  const { lead, series: passes } = brief;
  if (lead.kind !== 'transit' || lead.transit.stage !== 'exact' || lead.transit.aspect !== 'conjunction')
    return undefined;
  const years = PERIOD_YEARS[lead.transit.transiting];
  const isLast = passes === undefined || passes.hit === passes.of;
  if (years === undefined || !isLast || daysSince(log, 'rarity', today) <= RARITY_GAP) return undefined;
  log.set('rarity', today);
  return {
    text: locale.rarity(lead.transit.transiting, years),
    rule: 'rarity',
    transits: () => [lead.transit],
  };
}
