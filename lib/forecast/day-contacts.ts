import type { Station } from '#lib/ephemeris/index.ts';
import { pointsOf, worthOf } from './contact-points.ts';
import type { Contact, Stage } from './day.ts';
import type { DayPaths, Path } from './day-paths.ts';
import { type Passages, passagesOf } from './passages.ts';
import { nearestOfStay, type Perfections, perfectionsOf } from './perfections.ts';
import { type Target, type Targets, targetsOf } from './targets.ts';
import type { NatalPlaces } from './transit-points.ts';

const DAY_MS = 86_400_000;

/**
 * Days whose contacts are made at one go. One body after the other is quicker than one day after the other, and the
 * contacts of so many days are still close to the processor when they are told; those of a year are not.
 */
const DAYS_AT_ONCE = 32;

/** A body on its way through the days, and what it meets there. */
type Traveller = {
  path: Path;
  passages: Passages;
  /** The number of the first passage that has not been told. */
  next: number;
  perfections: Perfections;
  /** What a contact with each target of `along` is worth. */
  worths: readonly number[];
};

/**
 * The contacts of each day, in the order of the days (which is that of time); those of one day with the
 * largest rating points first. `stations` are those that can matter to the days (`STATIONS_REACH_DAYS`).
 */
export function* dayContacts(
  chart: NatalPlaces,
  days: DayPaths,
  stations: readonly Station[],
): Generator<Contact[]> {
  const targets = targetsOf(chart);
  const fromMs = days.fromMs[0] ?? 0;
  const toMs = days.toMs.at(-1) ?? 0;
  const travellers = days.paths.map(
    (path): Traveller => ({
      path,
      passages: passagesOf(targets, path),
      next: 0,
      perfections: perfectionsOf(path.body, targets, fromMs, toMs, stations),
      worths: targets.along.map((target) => worthOf(path.body, target)),
    }),
  );
  for (let first = 0; first < days.dates.length; first += DAYS_AT_ONCE) {
    const contacts: Contact[][] = days.dates.slice(first, first + DAYS_AT_ONCE).map(() => []);
    for (const traveller of travellers) addContacts(contacts, first, traveller, targets, days);
    yield* contacts;
  }
}

/** Adds a traveller's contacts of the days from `first` on. */
function addContacts(
  contacts: Contact[][],
  first: number,
  traveller: Traveller,
  targets: Targets,
  days: DayPaths,
) {
  const { path, passages, perfections, worths } = traveller;
  const { body: transiting } = path;
  const { orbDeg } = perfections;
  const endDay = first + contacts.length;
  let i = traveller.next;
  for (; (passages.day[i] ?? endDay) < endDay; i++) {
    const day = passages.day[i] as number;
    const along = passages.target[i] as number;
    const target = targets.along[along] as Target;
    const speed = path.speed[day] as number;
    const points = pointsOf(worths[along] as number, speed, passages.strength[i] as number);
    if (!points) continue;
    const midMs = days.midMs[day] as number;
    const nearestMs = nearestOfStay(perfections, target, midMs);
    const fromDeg = (path.longitudeDeg[day] as number) - (targets.alongDeg[along] as number);
    const midDeg = fromDeg + (path.firstHalfDeg[day] as number);
    const toDeg = midDeg + (path.secondHalfDeg[day] as number);
    const applies = midDeg * speed < 0;
    const stage =
      stageByDate(nearestMs, days, day) ?? stageByOrb(Math.abs(fromDeg), Math.abs(toDeg), orbDeg, applies);
    insert(contacts[day - first] as Contact[], {
      transiting,
      aspect: target.aspect,
      natal: target.natal,
      orbDeg: Math.abs(midDeg),
      phase: stage === 'exact' ? 'exact' : applies ? 'applying' : 'separating',
      stage,
      exactAtMs: stage === 'exact' ? nearestMs : undefined,
      daysToExact: nearestMs === undefined ? undefined : (nearestMs - midMs) / DAY_MS,
      retrograde: speed < 0,
      points,
    });
  }
  traveller.next = i;
}

/** The stages that follow from the civil day of the nearest perfection: this one, the next or the last. */
function stageByDate(nearestMs: number | undefined, days: DayPaths, day: number): Stage | undefined {
  if (nearestMs === undefined) return undefined;
  if (nearestMs < (days.previousFromMs[day] as number)) return undefined;
  if (nearestMs < (days.fromMs[day] as number)) return 'day-after';
  if (nearestMs < (days.toMs[day] as number)) return 'exact';
  return nearestMs < (days.nextToMs[day] as number) ? 'day-before' : undefined;
}

/** The stages of a contact that is more than a day from exact, by its distances at the day's bounds. */
function stageByOrb(fromDeg: number, toDeg: number, orbDeg: number, applies: boolean): Stage {
  if (fromDeg >= orbDeg) return 'entering';
  if (toDeg >= orbDeg) return 'leaving';
  return applies ? 'building' : 'easing';
}

/** Puts a contact behind those that are as large or larger. */
function insert(contacts: Contact[], contact: Contact) {
  const size = Math.abs(contact.points.rating);
  let at = contacts.length;
  while (at > 0 && Math.abs((contacts[at - 1] as Contact).points.rating) < size) {
    contacts[at] = contacts[at - 1] as Contact;
    at -= 1;
  }
  contacts[at] = contact;
}
