import * as v from 'valibot';
import { Account, Usage } from './account.ts';
import { described, inputObject, ProfileId, rangeParameters, ZoneName } from './fields.ts';
import { Entry, Forecast } from './forecasts.ts';
import { operation } from './operation.ts';
import { SkyEvent, Theme } from './overview.ts';
import { ProfileItem } from './profiles.ts';
import { Sky } from './sky.ts';

/** A part about days: null for an account without profiles. */
const ofDays = <Part extends v.GenericSchema>(part: Part, description: string) =>
  described(v.nullable(part), `${description} Null without a profile.`);

export const Home = v.strictObject({
  user: Account,
  profiles: described(v.array(ProfileItem), 'The account’s first 100 profiles, in order of creation.'),
  profileId: ofDays(ProfileId, 'The profile that the days are about.'),
  timeZone: ofDays(ZoneName, 'The time zone of the days.'),
  days: ofDays(
    v.array(Entry),
    'The week from yesterday on, as GET /api/horoscope/daily returns it: up to seven days, as far as the tier reaches.',
  ),
  reasons: ofDays(
    Forecast,
    'Today, and tomorrow if the tier reaches it, as GET /api/horoscope/today returns them with `explain=true`.',
  ),
  themes: ofDays(
    v.array(Theme),
    'The long-term transits of yesterday and today, as GET /api/horoscope/overview returns them.',
  ),
  events: ofDays(
    v.array(SkyEvent),
    'The sky events of yesterday and today, as GET /api/horoscope/overview returns them.',
  ),
  sky: described(Sky, 'The sky at the start of this hour, as GET /api/sky returns it.'),
  usage: Usage,
});
export type Home = v.InferOutput<typeof Home>;

export const home = operation({
  name: 'home',
  method: 'GET',
  path: '/api/home',
  access: 'signed-in',
  tag: 'Forecasts',
  summary: 'Read all that a first screen shows',
  description:
    'Returns the account, its profiles, the week of one profile, why today is as it is, and the sky, in one response. A client that shows a person’s day needs no other request in the morning.',
  query: inputObject({
    profileId: described(v.optional(rangeParameters.profileId), 'The profile; by default the first one.'),
    tz: rangeParameters.tz,
  }),
  response: Home,
  conditional: true,
  forecast: true,
  problems: ['not_found'],
});
