import { dateInZone } from '#lib/time/civil-day.ts';
import type { Planet, SkyNews } from '../summary/sky-event.ts';
import type { Length, PeriodNews, QuickPlanet } from './stories.ts';

/** How many new and full Moons are told of periods that have room for them. */
const MOST_PHASES: Readonly<Record<Length, number>> = { day: 1, days: 1, week: 1, month: 2, year: 0 };

/**
 * The greatest news of a period's sky: its eclipses, else a turn of Mercury, Venus or Mars, else its new and full Moons.
 * Of a year they are the turns backward: those of Venus and Mars, which are not of every year, before Mercury's.
 */
export function newsOf(sky: readonly SkyNews[], length: Length, timeZone: string): PeriodNews | undefined {
  return eclipsesIn(sky, timeZone) ?? turnsIn(sky, length, timeZone) ?? phasesIn(sky, length, timeZone);
}

function eclipsesIn(sky: readonly SkyNews[], timeZone: string): PeriodNews | undefined {
  const eclipses = sky.flatMap((event) => (event.kind === 'eclipse' ? [event] : []));
  const [first] = eclipses;
  const dates = eclipses.map(({ atMs }) => dateInZone(atMs, timeZone));
  return first && { kind: 'eclipses', eclipse: first.eclipse, dates };
}

function turnsIn(sky: readonly SkyNews[], length: Length, timeZone: string): PeriodNews | undefined {
  const turns = sky.flatMap((event) => {
    if (event.kind !== 'station' || !isQuick(event.planet)) return [];
    return [{ planet: event.planet, direction: event.direction, date: dateInZone(event.atMs, timeZone) }];
  });
  if (length !== 'year') {
    const [first] = turns;
    return first && { kind: 'turns', ...first, dates: [first.date] };
  }
  const backward = turns.filter(({ direction }) => direction === 'retrograde');
  const told = backward.find(({ planet }) => planet !== 'Mercury') ?? backward[0];
  if (told === undefined) return undefined;
  const { planet, direction } = told;
  const dates = backward.filter((turn) => turn.planet === planet).map(({ date }) => date);
  return { kind: 'turns', planet, direction, dates };
}

function isQuick(planet: Planet): planet is QuickPlanet {
  return planet === 'Mercury' || planet === 'Venus' || planet === 'Mars';
}

function phasesIn(sky: readonly SkyNews[], length: Length, timeZone: string): PeriodNews | undefined {
  const phases = sky.flatMap((event) => {
    if (event.kind !== 'phase' || (event.phase !== 'new' && event.phase !== 'full')) return [];
    return [{ phase: event.phase, date: dateInZone(event.atMs, timeZone) }];
  });
  const told = phases.slice(0, MOST_PHASES[length]);
  return told.length === 0 ? undefined : { kind: 'phases', phases: told };
}
