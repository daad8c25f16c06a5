import * as v from 'valibot';
import { BirthCity, BirthDate, BirthTime, cityText, PersonName } from './birth-data.ts';
import { AnsweredDate, CreatedAt, Deleted, inputObject, ProfileId, SunSign, ZoneName } from './fields.ts';
import { operation } from './operation.ts';

/** A birth to store. */
export const NewProfile = inputObject({
  name: PersonName,
  birthDate: BirthDate,
  birthTime: v.pipe(
    v.optional(BirthTime, null),
    v.transform((time) => time ?? undefined),
  ),
  birthCity: BirthCity,
});

/** What is to change of a profile; the rest stays. */
export const ProfileEdit = v.pipe(
  inputObject({
    name: v.optional(PersonName),
    birthDate: v.optional(BirthDate),
    birthTime: v.optional(BirthTime),
    birthCity: v.optional(BirthCity),
  }),
  v.check(
    (edit) => Object.values(edit).some((value) => value !== undefined),
    'Give what is to change: name, birthDate, birthTime or birthCity.',
  ),
  v.metadata({ minProperties: 1 }),
);

const Name = v.pipe(v.string(), v.metadata({ description: 'Whose birth it is.', examples: ['Ada'] }));
const BornOn = v.pipe(AnsweredDate, v.description('The date of birth by the calendar of the birthplace.'));
const Time = v.pipe(
  v.string(),
  v.metadata({
    description: 'The time of birth by the clocks of the birthplace, HH:MM.',
    examples: ['14:35'],
  }),
);
const City = v.pipe(
  v.string(),
  v.metadata({
    description: 'The place that was found: City, Region, Country.',
    examples: ['Munich, Bavaria, Germany'],
  }),
);
const latitude = v.pipe(
  v.number(),
  v.minValue(-90),
  v.maxValue(90),
  v.metadata({ description: 'Degrees north.', examples: [48.13743] }),
);
const longitude = v.pipe(
  v.number(),
  v.minValue(-180),
  v.maxValue(180),
  v.metadata({ description: 'Degrees east.', examples: [11.57549] }),
);

/** A profile that was just stored, with the place that was found. */
export const StoredProfile = v.strictObject({
  id: ProfileId,
  name: Name,
  birthDate: BornOn,
  birthTime: v.optional(Time),
  birthCity: City,
  latitude,
  longitude,
  sunSign: SunSign,
});

/** A profile as the list shows it. */
export const ProfileItem = v.strictObject({
  id: ProfileId,
  name: Name,
  birthDate: BornOn,
  birthTime: v.optional(Time),
  birthCity: City,
  sunSign: SunSign,
  createdAt: CreatedAt,
});

/** The account's profiles. */
export const ProfileList = v.strictObject({
  profiles: v.pipe(v.array(ProfileItem), v.description('In order of creation.')),
});

/** The whole of a profile. */
export const WholeProfile = v.strictObject({
  id: ProfileId,
  name: Name,
  birthDate: BornOn,
  birthTime: v.pipe(v.nullable(Time), v.description('The time of birth, HH:MM; null where it is unknown.')),
  birthCity: City,
  latitude,
  longitude,
  timeZone: v.pipe(ZoneName, v.metadata({ description: 'The time zone of the birthplace.' })),
  sunSign: SunSign,
  createdAt: CreatedAt,
});

/** The places that a text may mean. */
export const PlaceList = v.strictObject({
  places: v.pipe(
    v.array(
      v.strictObject({
        name: v.pipe(
          v.string(),
          v.metadata({
            description: 'Sent as `birthCity` by the same account within a day, it means this very place.',
            examples: ['Munich, Bavaria, Germany'],
          }),
        ),
        latitude,
        longitude,
        timeZone: ZoneName,
      }),
    ),
    v.description('The best first.'),
  ),
});

/** GET /api/profiles. */
export const listProfiles = operation({
  name: 'list-profiles',
  method: 'GET',
  path: '/api/profiles',
  access: 'signed-in',
  tag: 'Profiles',
  summary: 'List birth profiles',
  description:
    'Lists the account’s birth profiles in order of creation, with the identifiers that other operations take.',
  status: 200,
  answer: ProfileList,
  problems: [],
});

/** POST /api/profiles. */
export const createProfile = operation({
  name: 'create-profile',
  method: 'POST',
  path: '/api/profiles',
  access: 'signed-in',
  tag: 'Profiles',
  summary: 'Store a birth profile',
  description:
    'Stores somebody’s birth. The city is looked up, and the sun sign computed; of several cities of one name the most important is taken, which `birthCity` of the answer names, and GET /api/places lists the others. The time of birth, where it is known, makes forecasts sharper and gives the chart its angles and houses. The tier limits how many profiles an account has.',
  body: NewProfile,
  idempotent: true,
  status: 201,
  answer: StoredProfile,
  problems: ['profile_limit_reached', 'city_not_found'],
});

/** GET /api/profiles/{id}. */
export const getProfile = operation({
  name: 'get-profile',
  method: 'GET',
  path: '/api/profiles/{id}',
  access: 'signed-in',
  tag: 'Profiles',
  summary: 'Read a birth profile',
  description: 'The whole of a profile, with place and time zone; `birthTime` is null where it is unknown.',
  params: v.object({ id: ProfileId }),
  status: 200,
  answer: WholeProfile,
  conditional: true,
  problems: ['not_found'],
});

/** PATCH /api/profiles/{id}. */
export const updateProfile = operation({
  name: 'update-profile',
  method: 'PATCH',
  path: '/api/profiles/{id}',
  access: 'signed-in',
  tag: 'Profiles',
  summary: 'Correct a birth profile',
  description:
    'Changes what is given and nothing else; `"birthTime": null` takes the time away. From the next request on forecasts are those of the corrected birth.',
  params: v.object({ id: ProfileId }),
  body: ProfileEdit,
  status: 200,
  answer: WholeProfile,
  problems: ['not_found', 'city_not_found'],
});

/** DELETE /api/profiles/{id}. */
export const deleteProfile = operation({
  name: 'delete-profile',
  method: 'DELETE',
  path: '/api/profiles/{id}',
  access: 'signed-in',
  tag: 'Profiles',
  summary: 'Delete a birth profile',
  description: 'Deletes a profile and its cached forecasts; it is gone with the next request.',
  params: v.object({ id: ProfileId }),
  status: 200,
  answer: Deleted,
  problems: ['not_found'],
});

/** GET /api/places. */
export const searchPlaces = operation({
  name: 'search-places',
  method: 'GET',
  path: '/api/places',
  access: 'signed-in',
  tag: 'Profiles',
  summary: 'Find places of birth',
  description:
    'The places that a text may mean, at most ten, best first. It finds whole names, not beginnings of them. Send a `name` as `birthCity` to mean that very place.',
  query: inputObject({
    query: v.pipe(
      cityText('query'),
      v.metadata({
        description: 'A city, 1 to 120 characters.',
        examples: ['Springfield, Illinois'],
      }),
    ),
  }),
  status: 200,
  answer: PlaceList,
  problems: [],
});
