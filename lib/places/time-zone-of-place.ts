import { LruCache } from '#lib/lru-cache.ts';
import { canonicalTimeZone } from '#lib/time/time-zone.ts';

/** A place: normalized name `City, Region, Country` and coordinates in degrees, north and east positive. */
export type Place = {
  birthCity: string;
  latitude: number;
  longitude: number;
  /** IANA time zone, if the geocoder or the list of cities has one. */
  geocoderZone?: string;
};

/** A birthplace: a place with its IANA time zone. */
export type City = Omit<Place, 'geocoderZone'> & { timeZone: string };

/** Official zones of countries in which the boundaries of two zones overlap, by the country in the name of a place. */
const OFFICIAL_ZONES = new Map([
  ['China', 'Asia/Shanghai'],
  ['Georgia', 'Asia/Tbilisi'],
  ['Germany', 'Europe/Berlin'],
  ['Israel', 'Asia/Jerusalem'],
  ['Palestinian Territories', 'Asia/Hebron'],
  ['South Sudan', 'Africa/Juba'],
  ['Sudan', 'Africa/Khartoum'],
]);

/** A tile's polygons take up to 2 MB in memory. */
const MAX_TILES = 16;

type Boundaries = typeof import('geo-tz/all');

let boundaries: Promise<Boundaries> | undefined;

/**
 * Loads the boundaries once. Call it before reads whose result needs a zone, so that the function parses while it waits. They
 * aren't loaded at startup, because most requests of the functions that contain them need none.
 */
export function loadBoundaries(): Promise<Boundaries> {
  if (!boundaries) {
    boundaries = import('geo-tz/all').then((loaded) => {
      loaded.setCache({ store: new LruCache(MAX_TILES) });
      return loaded;
    });
    // A lookup that needs the boundaries throws the error, and the next one tries again.
    boundaries.catch(() => {
      boundaries = undefined;
    });
  }
  return boundaries;
}

/**
 * Returns a place with its time zone: the geocoder's, or else that of the boundaries around its coordinates. Where two zones
 * overlap, the country's official one applies. Throws if coordinates are out of range.
 */
export async function withTimeZone({ geocoderZone, ...place }: Place): Promise<City> {
  const { birthCity, latitude, longitude } = place;
  const timeZone = geocoderZone ?? (await zoneAt(latitude, longitude, birthCity));
  return { ...place, timeZone };
}

async function zoneAt(latitude: number, longitude: number, birthCity: string): Promise<string> {
  const { find } = await loadBoundaries();
  const [zone = 'UTC', ...others] = find(latitude, longitude);
  const official = OFFICIAL_ZONES.get(birthCity.split(', ').at(-1) ?? '');
  const chosen = official && others.includes(official) ? official : zone;
  return canonicalTimeZone(chosen) ?? chosen;
}
