import { tiers } from '#lib/accounts/tiers.ts';
import { ACTIVITY_SCORE_RANGE, PURPOSES } from '#lib/forecast/best-days.ts';
import { bestDays } from './best-days.ts';
import { natalChart } from './charts.ts';
import { dailyHoroscope, overview, todaysHoroscope } from './forecasts.ts';
import { createProfile, listProfiles, searchPlaces, updateProfile } from './profiles.ts';
import type { Tool } from './tool.ts';

const perTier = (say: (tier: (typeof tiers)[keyof typeof tiers]) => string): string =>
  Object.entries(tiers)
    .map(([name, tier]) => `${name} ${say(tier)}`)
    .join(', ');

const SCALE =
  'A day has a rating from 1.0 to 10.0 (around 6 is an ordinary day, 8 and more a great one, below 4 a hard one) and levels of energy, focus, romance and luck (Low, Moderate, Good, High).';
const DAYS =
  'Days are civil days of `tz`; give the time zone where the person is now, else it is that of the birthplace.';
const HORIZON = `The past is free, back to the birth. How many days after today are allowed depends on the account’s tier (${perTier(({ maxDaysFromToday: days }) => String(days))}); beyond, the refusal has \`lastDate\`, up to which you may ask.`;

const profileId = { description: 'Whose it is: an `id` that list_profiles or create_profile gave (prf_…).' };
const birthCity = {
  description:
    'The city of birth, best as City, Country; a `name` that search_places gave means that very place.',
};

/** The most days of forecasts in one answer: some forty thousand characters, which a model reads in one go. */
const MAX_DAYS = { plain: 31, explained: 7 };
const MOST = `at most ${MAX_DAYS.plain} a call, ${MAX_DAYS.explained} with explain`;

/** The days of a week that a tier sees which sees no whole one, today included. */
const SHORT_WEEKS = Object.entries(tiers)
  .map(([name, { maxDaysFromToday }]) => ({ name, days: maxDaysFromToday + 1 }))
  .filter(({ days }) => days < 7)
  .map(({ name, days }) => `the ${name} tier sees ${days} days`)
  .join(', ');

/** The tools that assistants are offered, by their names; none of them deletes. */
export const tools = {
  list_profiles: {
    title: 'List birth profiles',
    description:
      'Lists the people whose births are stored in the account, with the `id` that all other tools need. Call it first. If the person you talk to is not among them, store their birth with create_profile.',
    operation: listProfiles,
  },
  create_profile: {
    title: 'Store a birth profile',
    description: `Stores a person’s birth, so that forecasts and a chart can be computed for it, and returns its \`id\`. Ask the person for name, date and city of birth, and for the time of birth, which they may not know: it makes forecasts sharper and gives the chart its houses. Never guess any of these. Of several cities of one name the most important is taken: check in the answer that it is the one that was meant; search_places lists the others. An account may have so many profiles: ${perTier(({ maxProfiles }) => String(maxProfiles))}.`,
    operation: createProfile,
    inputs: { birthCity },
  },
  correct_profile: {
    title: 'Correct a birth profile',
    description:
      'Changes what is given of a stored birth (name, birthDate, birthTime, birthCity) and leaves the rest; returns the whole profile. All forecasts are those of the corrected birth from then on. Use it when the person says that something stored is wrong, or has found out their time of birth; birthTime null takes the time away.',
    operation: updateProfile,
    inputs: { profileId, birthCity },
  },
  search_places: {
    title: 'Find places of birth',
    description:
      'Finds the places that a city’s name may mean, at most ten, best first, with coordinates and time zone. Use it before create_profile or correct_profile when a city is ambiguous or was not found; then give a `name` of the answer as birthCity, within a day. It finds whole names, not beginnings of them.',
    operation: searchPlaces,
  },
  today: {
    title: 'Read the forecast of today and the days after',
    description: `The forecast of a person for today, or for up to seven days from today on with \`days\` (7 to plan a week; ${SHORT_WEEKS}). ${SCALE} Each day also names activities that it favors and disfavors, lucky colors and numbers, and a summary with the transits behind it. ${DAYS} ${HORIZON}`,
    operation: todaysHoroscope,
    inputs: {
      profileId,
      days: { description: `How many days from today on, 1 to 7; ${SHORT_WEEKS}.` },
    },
  },
  daily: {
    title: 'Read the forecasts of given days',
    description: `The forecasts of a person for the days from startDate to endDate, ${MOST}; for longer periods use overview or best_days. ${SCALE} ${DAYS} ${HORIZON}`,
    operation: dailyHoroscope,
    inputs: {
      profileId,
      endDate: { description: `The last day, included: ${MOST}.` },
    },
    maxDays: MAX_DAYS,
  },
  best_days: {
    title: 'Find the best days for something',
    description: `Finds the best days of a person between startDate and endDate (at most 366 days) for a purpose, best first, with the transits that carry them and each day’s forecast. Use it when somebody asks when to do something. \`score\` is what the order rests on: points for overall and the metrics, for an activity its own score between ${ACTIVITY_SCORE_RANGE}. Days that do not suit the activity come after all others, whatever their score, and have no \`reasons\`: never recommend them. ${SCALE} ${DAYS} ${HORIZON}`,
    operation: bestDays,
    inputs: {
      profileId,
      for: {
        description: 'What the days are wanted for: overall, a metric, or an activity.',
        enum: PURPOSES.map(({ name }) => name),
      },
    },
  },
  overview: {
    title: 'Read what a period is about',
    description: `A period of at most 366 days as a whole: a summary, the best and the hardest day, the transits that last weeks (themes, with the dates on which they are exact), and what the sky does for everybody (moon phases, eclipses, retrogrades, sign changes). Use it for questions about weeks, months or a year. Ratings run from 1.0 to 10.0; around 6 is ordinary. ${DAYS} ${HORIZON}`,
    operation: overview,
    inputs: { profileId },
  },
  natal_chart: {
    title: 'Read the natal chart',
    description:
      'The natal chart of a person: places of Sun to Pluto and of the north node in the tropical zodiac, aspects between them, and, where the time of birth is known, Ascendant, Midheaven and houses. Without it the chart is that of local noon, and `certain` says which signs hold at any hour. Use it for questions about the person rather than about days.',
    operation: natalChart,
    inputs: { profileId },
  },
} as const satisfies Record<string, Tool>;

/** The name of a tool. */
export type ToolName = keyof typeof tools;

/** What an assistant is told before it calls anything. */
export const INSTRUCTIONS = `Personalised daily horoscopes, computed from real planetary positions against a person’s natal chart: the same person and day always get the same answer. Begin with list_profiles, as every forecast is of a birth profile, named by its \`id\`. If the person is not in the list, ask them for name, date, city and, if they know it, time of birth, and call create_profile. Then: today for today and up to six days after, daily for given days, best_days for when to do something, overview for longer periods, natal_chart for the person. To plan a week, call list_profiles, today with days 7, and best_days for the same days. How far ahead you see depends on the account’s tier: ${SHORT_WEEKS}; a refusal says \`lastDate\`, up to which you may ask. Give the person’s present time zone as \`tz\` wherever you know it. Tell what the forecasts say and do not make up transits or ratings.`;

/** What is added to it for a key that may only read. */
export const READ_ONLY =
  'The key of this connection may only read: it offers neither create_profile nor correct_profile, for which the person needs a key that may make changes, or the dashboard.';
