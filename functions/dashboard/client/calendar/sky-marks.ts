import type { Overview } from '#lib/contract/overview.ts';

/** An event in the sky that the calendar marks, on its date in this device's time zone. */
export type SkyMark = {
  date: string;
  kind: 'new' | 'full' | 'solar' | 'lunar' | 'retrograde' | 'direct';
  /** The planet that turns; empty for the Moon. */
  planet: string;
  /** The event in a few words, such as `full Moon`. */
  text: string;
};

/** Returns the new and full Moons, the eclipses and the stations of an overview. `dateAt` returns the date of an instant. */
export const skyMarks = (events: Overview['sky'], dateAt: (instant: string) => string): SkyMark[] =>
  events.flatMap((event): SkyMark[] => {
    const date = dateAt(event.at);
    if (event.kind === 'phase' && (event.phase === 'new' || event.phase === 'full'))
      return [{ date, kind: event.phase, planet: '', text: `${event.phase} Moon` }];
    if (event.kind === 'eclipse')
      return [{ date, kind: event.eclipse, planet: '', text: `${event.type} ${event.eclipse} eclipse` }];
    if (event.kind === 'station')
      return [
        {
          date,
          kind: event.direction,
          planet: event.planet,
          text: `${event.planet} turns ${event.direction}`,
        },
      ];
    return [];
  });
