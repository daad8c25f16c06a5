import type { AnsweredBy } from '../asked.ts';

type Birth = { birthDate: string; birthTime?: string | null | undefined; birthCity: string };

const born = ({ birthDate, birthTime, birthCity }: Birth): string =>
  `born ${birthDate} ${birthTime ? `at ${birthTime}` : '(time unknown)'} in ${birthCity}`;

/** The stored births, one a line, each with its identifier. */
export function profileListText({ profiles }: AnsweredBy<'list_profiles'>): string {
  if (profiles.length === 0)
    return 'No birth is stored yet; create_profile stores one, where the key of this connection may make changes.';
  return profiles
    .map((profile) => `${profile.id}: ${profile.name}, ${born(profile)}, Sun in ${profile.sunSign}`)
    .join('\n');
}

/** A birth that was stored or corrected, with its identifier, the place that was taken and how to take another. */
export function profileText(profile: AnsweredBy<'create_profile'> | AnsweredBy<'correct_profile'>): string {
  const { id, name, birthCity, latitude, longitude, sunSign } = profile;
  return [
    `Stored as ${id}: ${name}, ${born(profile)} (${latitude}, ${longitude}), Sun in ${sunSign}`,
    `The place that was taken is ${birthCity}. If another of that name is meant, search_places lists them; give correct_profile the \`name\` of one as birthCity.`,
  ].join('\n');
}

/** Places that may be meant, one a line. */
export function placesText({ places }: AnsweredBy<'search_places'>): string {
  if (places.length === 0)
    return 'No place of that name was found; try the whole name, its spelling in English, or a larger city nearby.';
  return places
    .map(({ name, latitude, longitude, timeZone }) => `${name} (${latitude}, ${longitude}), zone ${timeZone}`)
    .join('\n');
}
