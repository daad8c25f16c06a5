/** Types of the astronomia functions in use. Angles are in radians, distances in AU, and `jde` is in Terrestrial Time. */
declare module 'astronomia/base' {
  export class Coord {
    readonly lon: number;
    readonly lat: number;
    readonly range: number;
  }
  export function JDEToJulianYear(jde: number): number;
  export function lightTime(distance: number): number;
}

declare module 'astronomia/planetposition' {
  import type { Coord } from 'astronomia/base';
  export type Vsop87Series = { readonly name: string; readonly type: string };
  export class Planet {
    constructor(series: Vsop87Series);
    position(jde: number): Coord;
    position2000(jde: number): Coord;
  }
  export function toFK5(lon: number, lat: number, jde: number): Coord;
}

declare module 'astronomia/solar' {
  import type { Coord } from 'astronomia/base';
  import type { Planet } from 'astronomia/planetposition';
  export function apparentVSOP87(earth: Planet, jde: number): Coord;
}

declare module 'astronomia/elp' {
  import type { Coord } from 'astronomia/base';
  export type ElpSeries = { readonly W1: readonly number[] };
  export class Moon {
    constructor(series: ElpSeries);
    position(jde: number): Coord;
  }
}

declare module 'astronomia/pluto' {
  export function heliocentric(jde: number): { lon: number; lat: number; range: number };
}

declare module 'astronomia/coord' {
  export class Ecliptic {
    constructor(lon: number, lat: number);
    readonly lon: number;
    readonly lat: number;
  }
}

declare module 'astronomia/precess' {
  import type { Ecliptic } from 'astronomia/coord';
  export function eclipticPosition(from: Ecliptic, epochFrom: number, epochTo: number): Ecliptic;
}

declare module 'astronomia/apparent' {
  export function eclipticAberration(lon: number, lat: number, jde: number): [number, number];
}

declare module 'astronomia/nutation' {
  export function meanObliquity(jde: number): number;
  export function nutation(jde: number): [number, number];
}

declare module 'astronomia/sidereal' {
  /** Apparent sidereal time at a Julian day (UT), in seconds of time, [0, 86400). */
  export function apparent(jd: number): number;
}

declare module 'astronomia/deltat' {
  export function deltaT(year: number): number;
}

declare module 'astronomia/data/elpMppDe' {
  import type { ElpSeries } from 'astronomia/elp';

  const series: ElpSeries;
  export default series;
}

declare module 'astronomia/data/vsop87*' {
  import type { Vsop87Series } from 'astronomia/planetposition';

  const series: Vsop87Series;
  export default series;
}
