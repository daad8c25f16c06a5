import type { Contact, ScoredDay } from '#lib/scoring/day.ts';
import type { ListedThemes } from '../lists/activity.ts';
import type { Locale } from '../locale.ts';
import { rotationOf } from '../rotation.ts';
import { type Tone, toneOf, toneOfRating } from '../tones.ts';
import { type Line, lineFor } from './lines.ts';
import { GREATEST_SHARE, type Place, prominence } from './prominence.ts';

/**
 * A contact with the line that holds for it on the day, and the tone in which it is told: that of its points, but
 * relief from a contact that hurts is told as help.
 */
export type Said = { contact: Contact; line: Line; rotation: number; tone: Tone };

/**
 * What a summary speaks of: the contact that leads, and up to three in all, in the order of their importance.
 */
export type Choice = { lead: Said | undefined; others: readonly Said[] };

/** A day, and those of its contacts that have been said or cannot be. */
type Search = {
  day: ScoredDay;
  listed: ListedThemes;
  today: number;
  lines: Locale['lines'];
  spent: Contact[];
};

const MOST = 3;

/**
 * The contacts that a day's summary speaks of. The lead is one of the strongest that agrees with the rating
 * (helping from 6 on, hurting below 5, either between), and is not told as a relief. The others are the strongest of
 * all, if that is another, and then the greatest news, of the other tone if those two agree and there is one. `today`
 * is the day's number.
 */
export function chooseContacts(
  day: ScoredDay,
  listed: ListedThemes,
  today: number,
  lines: Locale['lines'],
): Choice {
  const search: Search = { day, listed, today, lines, spent: [] };
  const { contacts } = day;
  const lead = best(search, 'leading', toneOfRating(day.overallRating));
  const others: Said[] = [];
  const most = lead === undefined ? MOST : MOST - 1;
  const [strongest] = contacts;
  if (strongest !== undefined && !search.spent.includes(strongest))
    add(others, say(search, strongest, false));
  const tone = (lead ?? others[0])?.tone;
  if (others.every((said) => said.tone === tone)) add(others, best(search, 'news', opposite(tone)));
  while (others.length < most && search.spent.length < contacts.length)
    add(others, best(search, 'news', undefined));
  return { lead, others };
}

function add(others: Said[], said: Said | undefined): void {
  if (said !== undefined) others.push(said);
}

/**
 * The most prominent contact of a tone, or of any, that can be said in a place; all that are tried are spent.
 */
function best(search: Search, place: Place, tone: Tone | undefined): Said | undefined {
  for (;;) {
    const contact = mostProminent(search, place, tone);
    if (contact === undefined) return undefined;
    const said = say(search, contact, place === 'leading');
    if (said !== undefined) return said;
  }
}

function say(search: Search, contact: Contact, leads: boolean): Said | undefined {
  const { day, listed, today, lines, spent } = search;
  spent.push(contact);
  const rotation = rotationOf(contact, today);
  const line = lineFor(contact, day, listed, { rotation, leads, lines });
  return line && { contact, line, rotation, tone: line.relieves ? 'helps' : toneOf(contact) };
}

function mostProminent({ day, spent }: Search, place: Place, tone: Tone | undefined): Contact | undefined {
  let found: Contact | undefined;
  let foundWeight = -1;
  const greatest = GREATEST_SHARE[place];
  for (const contact of day.contacts) {
    // The largest come first: none of the rest can weigh more.
    if (Math.abs(contact.points.rating) * greatest <= foundWeight) break;
    const weight = prominence(contact, place);
    if (weight <= foundWeight) continue;
    if ((tone !== undefined && toneOf(contact) !== tone) || spent.includes(contact)) continue;
    found = contact;
    foundWeight = weight;
  }
  return found;
}

function opposite(tone: Tone | undefined): Tone | undefined {
  return tone === 'helps' ? 'hurts' : tone === 'hurts' ? 'helps' : undefined;
}
