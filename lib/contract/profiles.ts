import * as v from 'valibot';
import {
  BirthDate,
  BirthTime,
  birthplaceFields,
  cityText,
  ExternalId,
  Matters,
  NewBirthTime,
  NullableExternalId,
  NullableResidenceZone,
  oneBirthplace,
  PersonName,
} from './birth-data.ts';
import {
  between,
  CivilDate,
  CreatedAt,
  Deleted,
  described,
  hasSome,
  inputObject,
  NextCursor,
  ProfileId,
  pageParameters,
  SunSign,
  ZoneName,
} from './fields.ts';
import { AreaName } from './forecasts.ts';
import { operation } from './operation.ts';

export const NewProfile = v.pipe(
  inputObject({
    externalId: v.pipe(
      v.optional(NullableExternalId),
      v.transform((id) => id ?? undefined),
    ),
    name: PersonName,
    birthDate: BirthDate,
    birthTime: NewBirthTime,
    ...birthplaceFields,
    residenceTimeZone: v.optional(NullableResidenceZone),
    matters: v.optional(Matters),
  }),
  oneBirthplace({ isEdit: false }),
);
export type NewProfile = v.InferInput<typeof NewProfile>;

/** The fields of a profile to change; at least one is required. */
export const ProfileEdit = v.pipe(
  inputObject({
    name: v.optional(PersonName),
    birthDate: v.optional(BirthDate),
    birthTime: v.optional(BirthTime),
    ...birthplaceFields,
    residenceTimeZone: v.optional(NullableResidenceZone),
    matters: v.optional(Matters),
    externalId: v.optional(NullableExternalId),
  }),
  hasSome(
    'name, birthDate, birthTime, birthCity, latitude and longitude, timeZone, residenceTimeZone, matters, and externalId',
  ),
  oneBirthplace({ isEdit: true }),
  v.metadata({ minProperties: 1 }),
);
export type ProfileEdit = v.InferInput<typeof ProfileEdit>;

const Name = described(v.string(), 'The person’s name.', 'Ada');
const BirthDay = described(CivilDate, 'The local date of birth.');
const Time = described(v.string(), 'The local time of birth, HH:MM.', '14:35');
const City = described(
  v.string(),
  'The birthplace as City, Region, Country, or the `placeName` or coordinates that were sent.',
  'Munich, Bavaria, Germany',
);
const latitude = described(between(-90, 90), 'Latitude in degrees north.', 48.13743);
const longitude = described(between(-180, 180), 'Longitude in degrees east.', 11.57549);

const OwnId = described(v.string(), 'The account’s own identifier of the profile.', 'user-4711');

const ResidenceZone = described(
  v.string(),
  'The IANA time zone of the person’s days, where it isn’t that of the birthplace.',
  'America/New_York',
);

const storedBirth = {
  id: ProfileId,
  externalId: v.optional(OwnId),
  name: Name,
  birthDate: BirthDay,
  birthTime: v.optional(Time),
  birthCity: City,
  residenceTimeZone: v.optional(ResidenceZone),
};

/** A new profile with the resolved birthplace. */
export const CreatedProfile = v.strictObject({ ...storedBirth, latitude, longitude, sunSign: SunSign });
export type CreatedProfile = v.InferOutput<typeof CreatedProfile>;

/** A profile in a list. */
export const ProfileItem = v.strictObject({
  ...storedBirth,
  timeZone: v.optional(described(ZoneName, 'The birthplace’s time zone. Only GET /api/home lists it.')),
  sunSign: SunSign,
  createdAt: CreatedAt,
});
export type ProfileItem = v.InferOutput<typeof ProfileItem>;

export const ProfileList = v.strictObject({
  profiles: described(v.array(ProfileItem), 'The account’s profiles, in order of creation.'),
  nextCursor: NextCursor,
});

/** A complete profile. */
export const ProfileDetails = v.strictObject({
  ...storedBirth,
  externalId: described(
    v.nullable(OwnId),
    'The account’s own identifier of the profile; null if it has none.',
  ),
  birthTime: described(v.nullable(Time), 'The local time of birth, HH:MM; null if unknown.'),
  latitude,
  longitude,
  timeZone: described(ZoneName, 'The birthplace’s time zone.'),
  residenceTimeZone: described(
    v.nullable(ResidenceZone),
    'The IANA time zone where the person lives, in which forecasts have their days by default; null if it isn’t known.',
  ),
  sunSign: SunSign,
  matters: described(
    v.pipe(v.array(AreaName), v.maxLength(3)),
    'What the person wants the forecast to attend to: up to three areas of life, always in the same order; empty by default. Summaries and lists prefer them; ratings don’t depend on them.',
    ['work', 'love'],
  ),
  createdAt: CreatedAt,
});
export type ProfileDetails = v.InferOutput<typeof ProfileDetails>;

export const Place = v.strictObject({
  name: described(
    v.string(),
    'The place’s name. If this account sends it as `birthCity` within a day, it selects exactly this place.',
    'Munich, Bavaria, Germany',
  ),
  latitude,
  longitude,
  timeZone: ZoneName,
});

export const PlaceList = v.strictObject({
  places: described(v.pipe(v.array(Place), v.maxLength(10)), 'The places that match, best match first.'),
});

export const listProfiles = operation({
  name: 'list-profiles',
  method: 'GET',
  path: '/api/profiles',
  access: 'signed-in',
  tag: 'Profiles',
  summary: 'List birth profiles',
  description:
    'Lists the account’s birth profiles in order of creation. An account with more than 100 profiles must send `limit`, and then `cursor` for each further page. A page has at most 250 profiles, also if `limit` is larger.',
  query: inputObject({
    ...pageParameters('profiles', 500),
    externalId: v.optional(ExternalId),
  }),
  response: ProfileList,
});

export const createProfile = operation({
  name: 'create-profile',
  method: 'POST',
  path: '/api/profiles',
  access: 'signed-in',
  tag: 'Profiles',
  summary: 'Store a birth profile',
  description:
    'Stores a person’s birth: looks up the city, unless coordinates are given, and computes the Sun sign. If several cities share the name, the most important one is used. `birthCity` in the response names it, and GET /api/places lists the others. A date that the zone skipped and a time that the clocks skipped are rejected. If the time occurred twice because the clocks went back, the first instant is used. An `externalId` makes a retry safe: the second request returns 409 with the `profileId` of the first. The tier limits the number of profiles.',
  body: NewProfile,
  idempotent: true,
  status: 201,
  response: CreatedProfile,
  problems: ['profile_limit_reached', 'external_id_taken', 'city_not_found'],
});

export const getProfile = operation({
  name: 'get-profile',
  method: 'GET',
  path: '/api/profiles/{id}',
  access: 'signed-in',
  tag: 'Profiles',
  summary: 'Read a birth profile',
  description: 'Returns a profile with its birthplace, time zones and matters.',
  params: v.object({ id: ProfileId }),
  response: ProfileDetails,
  conditional: true,
  problems: ['not_found'],
});

export const updateProfile = operation({
  name: 'update-profile',
  method: 'PATCH',
  path: '/api/profiles/{id}',
  access: 'signed-in',
  tag: 'Profiles',
  summary: 'Edit a birth profile',
  description:
    'Changes only the given fields; `"birthTime": null` removes the time of birth, and null also removes `externalId` and `residenceTimeZone`. The city is looked up only if it differs from the stored one. A new place brings its own time zone; `timeZone` alone corrects the clocks of the birth, and `residenceTimeZone` says where the person’s days are. `matters` replaces the stored list; summaries and lists then prefer these areas of life. Forecasts use the corrected birth and the new matters from the next request on.',
  params: v.object({ id: ProfileId }),
  body: ProfileEdit,
  response: ProfileDetails,
  problems: ['not_found', 'city_not_found', 'edit_conflict', 'external_id_taken'],
});

export const deleteProfile = operation({
  name: 'delete-profile',
  method: 'DELETE',
  path: '/api/profiles/{id}',
  access: 'signed-in',
  tag: 'Profiles',
  summary: 'Delete a birth profile',
  description: 'Deletes a profile with its calendar feeds and cached forecasts.',
  params: v.object({ id: ProfileId }),
  response: Deleted,
  problems: ['not_found'],
});

export const searchPlaces = operation({
  name: 'search-places',
  method: 'GET',
  path: '/api/places',
  access: 'signed-in',
  tag: 'Profiles',
  summary: 'Find places of birth',
  description:
    'Finds up to ten places by the beginning of a name in any language, best match first. Places of fewer than 5,000 people need the whole name, or the beginning of a region or country after a comma. To select exactly one of the places, send its `name` as `birthCity`.',
  query: inputObject({
    query: described(
      cityText('query'),
      'The name of a city, 1 to 120 characters, and at most 320 bytes in UTF-8. Add a region or country to narrow the search.',
      'Springfield, Illinois',
    ),
  }),
  response: PlaceList,
});
