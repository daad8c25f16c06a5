import type { Body, Sign } from '#lib/ephemeris/zodiac.ts';
import type { Metric } from '#lib/scoring/day.ts';
import type { Area } from '../brief/areas.ts';

/** Conditions under which an activity may be listed. Without conditions, an activity may always be listed. */
type Conditions = {
  /** Age range in whole years, inclusive, for both lists. */
  ages?: { from?: number; to?: number };
  /** Monday to Friday, or Saturday and Sunday, for both lists. Holidays count as weekends. */
  days?: 'working' | 'weekend';
  /** Unfavorable only where a scene says why: the right thing to do (keeping a promise) or gentle (a walk, a good book). */
  virtue?: true;
  /** A chore: on neither list on a holiday, and a great day is for something better. */
  chore?: true;
  /** Closed on Mondays in most places, so neither favorable nor unfavorable then. */
  closedOnMondays?: true;
  /** Never favorable, since it shouldn't be recommended (lending money). */
  risk?: true;
  /** A long-term commitment, favorable only on days rated 5 or better with Mercury direct. */
  highStakes?: true;
  /** Rest: never unfavorable on a strained day or with energy Low. */
  restful?: true;
  /** Needs company or an audience: never favorable on a hard day. */
  sociable?: true;
  /** Depends on the right words: never favorable on a day about a hard transit of or to Mercury. */
  talk?: true;
  /**
   * Begins something: never favorable on a hard day or one with an eclipse or a long void of course, on neither list on a holiday,
   * and scored lower while its ruler is a retrograde Mercury, Venus or Mars.
   */
  begins?: true;
  /**
   * Never favorable while this planet is retrograde: by tradition Mercury for journeys, messages and devices, Venus for new
   * love, new looks and large purchases.
   */
  avoidsRetrograde?: 'Mercury' | 'Venus';
};

type Row = readonly [
  id: string,
  area: Area,
  bodies: readonly [ruler: Body, second?: Body, third?: Body],
  metrics: readonly [] | readonly [Metric] | readonly [Metric, Metric],
  moonSign: Sign,
  conditions?: Conditions,
];

/**
 * What people plan and ask a horoscope about. Rulers from the Sun to Saturn follow Lilly, Christian Astrology (1647),
 * pp. 57-83; Uranus, Neptune and Pluto follow modern practice.
 */
// biome-ignore format: one row per activity
const ROWS = [
  // Work, school and reputation.
  ['job-interviews',              'work',       ['Sun', 'Mercury', 'Jupiter'],     ['focus'],             'Leo', { ages: { from: 16, to: 67 }, days: 'working', sociable: true }],
  ['asking-for-a-raise',          'work',       ['Sun', 'Jupiter', 'Venus'],       ['luck'],              'Taurus', { ages: { from: 16, to: 67 }, days: 'working', highStakes: true, begins: true }],
  ['public-speaking',             'work',       ['Sun', 'Mercury', 'Mars'],        ['focus'],              'Leo', { ages: { from: 10 }, days: 'working', sociable: true, talk: true }],
  ['leading-a-meeting',           'work',       ['Sun', 'Saturn', 'Mercury'],      ['focus'],              'Capricorn', { ages: { from: 16, to: 75 }, days: 'working', sociable: true }],
  ['meeting-someone-influential', 'work',       ['Sun', 'Jupiter', 'Saturn'],      ['luck'],              'Leo', { ages: { from: 16, to: 80 } }],
  ['starting-a-project',          'work',       ['Sun', 'Mars', 'Jupiter'],        [],                    'Aries', { ages: { from: 10 }, begins: true }],
  ['writing-important-emails',    'work',       ['Mercury', 'Sun'],                ['focus'],             'Gemini', { ages: { from: 16 }, avoidsRetrograde: 'Mercury' }],
  ['planning-the-week',           'work',       ['Mercury', 'Saturn', 'Sun'],      [],                    'Capricorn', { ages: { from: 10 }, chore: true }],
  ['clearing-a-backlog',          'work',       ['Mars', 'Saturn', 'Mercury'],     ['energy', 'focus'],   'Capricorn', { ages: { from: 10, to: 90 }, chore: true }],
  ['pitching-an-idea',            'work',       ['Mars', 'Mercury', 'Uranus'],     ['focus'],              'Aries', { ages: { from: 10, to: 80 }, days: 'working', begins: true, sociable: true }],
  ['sending-applications',        'work',       ['Jupiter', 'Mercury', 'Sun'],     ['luck'],              'Sagittarius', { ages: { from: 16, to: 67 }, days: 'working', begins: true, avoidsRetrograde: 'Mercury' }],
  ['teaching-or-mentoring',       'work',       ['Jupiter', 'Mercury', 'Saturn'],  [],                    'Sagittarius', { ages: { from: 8 } }],
  ['setting-long-term-goals',     'work',       ['Saturn', 'Sun', 'Jupiter'],      [],                    'Capricorn', { ages: { from: 8 }, begins: true }],
  ['deep-work',                   'work',       ['Saturn', 'Pluto', 'Mercury'],    ['focus'],             'Scorpio', { ages: { from: 10, to: 90 } }],
  ['brainstorming',               'work',       ['Uranus', 'Mercury'],             ['focus'],             'Aquarius'],
  ['launching-something',         'work',       ['Uranus', 'Mercury', 'Sun'],      [],                    'Aquarius', { ages: { from: 10, to: 90 }, begins: true, avoidsRetrograde: 'Mercury' }],
  ['giving-feedback',             'work',       ['Mercury', 'Saturn', 'Pluto'],    [],                    'Virgo', { ages: { from: 10 }, talk: true }],
  ['taking-on-more-work',         'work',       ['Saturn', 'Sun'],                 [],                    'Capricorn', { ages: { from: 10, to: 90 }, risk: true, begins: true }],
  ['staying-late-at-work',        'work',       ['Saturn', 'Mars'],                [],                    'Capricorn', { ages: { from: 16, to: 67 }, days: 'working', risk: true }],
  ['quitting',                    'work',       ['Uranus', 'Saturn', 'Sun'],       [],                    'Aries', { ages: { from: 16, to: 75 }, days: 'working', risk: true }],
  // Love and honesty.
  ['first-dates',                 'love',       ['Venus', 'Mars', 'Sun'],          ['romance'],           'Libra', { ages: { from: 16, to: 80 }, begins: true, avoidsRetrograde: 'Venus', sociable: true }],
  ['romantic-dinners',            'love',       ['Venus', 'Moon'],                 ['romance'],           'Taurus', { ages: { from: 16 }, sociable: true }],
  ['declaring-your-feelings',     'love',       ['Venus', 'Mercury', 'Moon'],      ['romance'],           'Leo', { ages: { from: 16 }, sociable: true, talk: true }],
  ['making-up-after-a-quarrel',   'love',       ['Venus', 'Moon', 'Mars'],         ['romance'],           'Libra', { ages: { from: 4 }, virtue: true }],
  ['committing-to-a-partner',     'love',       ['Venus', 'Saturn'],               ['romance'],           'Libra', { ages: { from: 18 }, virtue: true, highStakes: true, begins: true, avoidsRetrograde: 'Venus', sociable: true }],
  ['heart-to-heart-talks',        'love',       ['Pluto', 'Moon', 'Venus'],        [],                    'Scorpio', { ages: { from: 8 }, talk: true }],
  ['difficult-conversations',     'love',       ['Mercury', 'Pluto', 'Mars'],      [],                    'Aries', { ages: { from: 8 }, talk: true }],
  ['setting-boundaries',          'love',       ['Mars', 'Saturn'],                [],                    'Capricorn', { ages: { from: 8 }, virtue: true }],
  ['keeping-a-promise',           'love',       ['Saturn', 'Sun'],                 [],                    'Capricorn', { virtue: true }],
  ['having-the-last-word',        'love',       ['Mars', 'Mercury', 'Pluto'],      [],                    'Scorpio', { risk: true }],
  ['texting-an-ex',               'love',       ['Venus', 'Pluto', 'Neptune'],     [],                    'Scorpio', { ages: { from: 16, to: 75 }, risk: true }],
  // Home and family.
  ['family-gatherings',           'home',       ['Moon', 'Venus'],                 [],                    'Cancer', { sociable: true }],
  ['cooking-for-others',          'home',       ['Moon', 'Venus', 'Jupiter'],      [],                    'Cancer', { ages: { from: 10 }, virtue: true }],
  ['redecorating',                'home',       ['Moon', 'Venus', 'Uranus'],       [],                    'Taurus', { ages: { from: 10 } }],
  ['gardening',                   'home',       ['Moon', 'Saturn', 'Venus'],       [],                    'Taurus', { virtue: true }],
  ['time-with-children-or-pets',  'home',       ['Moon', 'Neptune'],               [],                    'Leo', { ages: { from: 10 }, virtue: true }],
  ['calling-family',              'home',       ['Moon', 'Saturn'],                [],                    'Cancer', { ages: { from: 6 }, virtue: true }],
  ['quiet-evenings-at-home',      'home',       ['Moon', 'Neptune'],               [],                    'Cancer', { virtue: true, restful: true }],
  ['having-people-over',          'home',       ['Jupiter', 'Moon', 'Venus'],      [],                    'Cancer', { ages: { from: 8 }, sociable: true }],
  ['repairs-around-the-house',    'home',       ['Mars', 'Saturn', 'Moon'],        ['energy'],            'Virgo', { ages: { from: 10, to: 85 }, chore: true }],
  ['tidying-up',                  'home',       ['Saturn', 'Moon', 'Mercury'],     [],                    'Taurus', { virtue: true, chore: true }],
  ['decluttering',                'home',       ['Pluto', 'Saturn', 'Moon'],       [],                    'Virgo', { virtue: true, chore: true }],
  ['visiting-older-relatives',    'home',       ['Saturn', 'Moon'],                [],                    'Capricorn', { ages: { to: 75 }, virtue: true }],
  ['renovating',                  'home',       ['Pluto', 'Saturn', 'Mars'],       [],                    'Capricorn', { ages: { from: 18, to: 80 }, begins: true }],
  ['moving-house',                'home',       ['Moon', 'Saturn', 'Uranus'],      [],                    'Cancer', { ages: { from: 18 }, highStakes: true, begins: true }],
  ['looking-at-old-photos',       'home',       ['Moon', 'Saturn', 'Neptune'],     [],                    'Cancer', { virtue: true }],
  // Money, deals and purchases.
  ['signing-contracts',           'money',      ['Mercury', 'Saturn', 'Jupiter'],  [],                    'Libra', { ages: { from: 18 }, days: 'working', highStakes: true, begins: true }],
  ['negotiating',                 'money',      ['Mercury', 'Mars'],               ['focus'],              'Libra', { ages: { from: 10 }, talk: true }],
  ['sorting-paperwork',           'money',      ['Mercury', 'Saturn', 'Pluto'],    [],                    'Virgo', { ages: { from: 12 }, chore: true }],
  ['shopping-for-clothes',        'money',      ['Venus', 'Sun'],                  [],                    'Libra', { ages: { from: 6 } }],
  ['choosing-gifts',              'money',      ['Venus', 'Jupiter'],              [],                    'Taurus', { ages: { from: 4 } }],
  ['making-a-complaint',          'money',      ['Mars', 'Mercury', 'Saturn'],     [],                    'Aries', { ages: { from: 16 }, risk: true }],
  ['major-purchases',             'money',      ['Jupiter', 'Venus', 'Saturn'],    [],                    'Taurus', { ages: { from: 10 }, highStakes: true, begins: true, avoidsRetrograde: 'Venus' }],
  ['budgeting',                   'money',      ['Saturn', 'Mercury'],             ['focus'],             'Capricorn', { ages: { from: 10 }, chore: true }],
  ['lending-money',               'money',      ['Neptune', 'Jupiter', 'Venus'],   [],                    'Pisces', { ages: { from: 18 }, risk: true }],
  ['settling-shared-expenses',    'money',      ['Pluto', 'Venus', 'Mercury'],     [],                    'Scorpio', { ages: { from: 16 }, chore: true }],
  ['buying-on-impulse',           'money',      ['Venus', 'Uranus', 'Jupiter'],    [],                    'Aries', { ages: { from: 10 }, risk: true }],
  ['selling-something',           'money',      ['Mercury', 'Venus'],              [],                    'Taurus', { ages: { from: 10 } }],
  // Learning and travel.
  ['studying',                    'study',      ['Mercury', 'Saturn'],             ['focus'],             'Gemini', { ages: { from: 6 } }],
  ['learning-a-language',         'study',      ['Mercury', 'Jupiter'],            ['focus'],             'Sagittarius', { ages: { from: 6 }, begins: true }],
  ['research',                    'study',      ['Pluto', 'Mercury', 'Saturn'],    ['focus'],             'Scorpio', { ages: { from: 10 } }],
  ['reading-a-good-book',         'study',      ['Mercury', 'Saturn', 'Neptune'],  [],                    'Virgo', { ages: { from: 8 }, virtue: true, restful: true }],
  ['visiting-a-museum',           'study',      ['Saturn', 'Mercury', 'Jupiter'],  [],                    'Aquarius', { virtue: true, closedOnMondays: true }],
  ['short-trips',                 'study',      ['Mercury', 'Moon'],               [],                    'Gemini', { avoidsRetrograde: 'Mercury' }],
  ['weekend-trips',               'study',      ['Jupiter', 'Mercury', 'Moon'],    [],                    'Sagittarius', { days: 'weekend', avoidsRetrograde: 'Mercury' }],
  ['booking-a-trip',              'study',      ['Jupiter', 'Uranus', 'Mercury'],  [],                    'Sagittarius', { ages: { from: 16 }, begins: true, avoidsRetrograde: 'Mercury' }],
  ['long-drives',                 'study',      ['Saturn', 'Mercury', 'Moon'],     [],                    'Gemini', { ages: { from: 18, to: 85 }, risk: true }],
  ['spontaneous-outings',         'study',      ['Uranus', 'Jupiter'],             ['luck'],              'Aries', { sociable: true }],
  ['learning-something-new',      'study',      ['Mercury', 'Uranus', 'Jupiter'],  [],                    'Gemini', { begins: true }],
  ['taking-a-test',               'study',      ['Mercury', 'Saturn'],             ['focus'],             'Virgo', { ages: { from: 6, to: 30 }, days: 'working' }],
  // Body, rest and habits.
  ['working-out',                 'wellbeing',  ['Mars', 'Sun', 'Saturn'],         ['energy'],            'Aries', { ages: { from: 8 } }],
  ['competitive-sports',          'wellbeing',  ['Mars', 'Sun', 'Jupiter'],        ['energy'],            'Aries', { ages: { from: 6, to: 90 } }],
  ['long-walks-or-hikes',         'wellbeing',  ['Mars', 'Jupiter'],               ['energy'],            'Sagittarius', { virtue: true }],
  ['swimming',                    'wellbeing',  ['Neptune', 'Mars', 'Moon'],       ['energy'],            'Pisces', { virtue: true }],
  ['meditation',                  'wellbeing',  ['Neptune', 'Moon'],               [],                    'Pisces', { ages: { from: 10 }, virtue: true, restful: true }],
  ['an-early-night',              'wellbeing',  ['Moon', 'Saturn'],                [],                    'Cancer', { virtue: true, restful: true }],
  ['time-for-yourself',           'wellbeing',  ['Moon', 'Neptune', 'Sun'],        [],                    'Pisces', { virtue: true, restful: true }],
  ['haircuts-and-new-looks',      'wellbeing',  ['Venus', 'Uranus'],               [],                    'Leo', { begins: true, avoidsRetrograde: 'Venus', sociable: true }],
  ['breaking-a-habit',            'wellbeing',  ['Pluto', 'Sun', 'Saturn'],        [],                    'Scorpio', { ages: { from: 10 }, virtue: true, begins: true }],
  ['changing-your-routine',       'wellbeing',  ['Uranus', 'Saturn'],              [],                    'Gemini', { ages: { from: 10 }, begins: true }],
  ['making-appointments',         'wellbeing',  ['Mercury', 'Saturn'],             [],                    'Virgo', { ages: { from: 16 }, days: 'working' }],
  ['facing-a-fear',               'wellbeing',  ['Pluto', 'Mars', 'Sun'],          [],                    'Scorpio', { ages: { from: 4 }, virtue: true, begins: true }],
  ['doing-nothing',               'wellbeing',  ['Neptune', 'Moon'],               [],                    'Taurus', { restful: true }],
  ['time-by-the-water',           'wellbeing',  ['Neptune', 'Moon', 'Jupiter'],    [],                    'Scorpio', { virtue: true }],
  ['eating-well',                 'wellbeing',  ['Venus', 'Moon', 'Jupiter'],      [],                    'Taurus', { virtue: true }],
  // Friends and company.
  ['parties-with-friends',        'friends',    ['Venus', 'Jupiter'],              ['energy'],             'Aquarius', { ages: { from: 1 }, sociable: true }],
  ['asking-for-a-favor',          'friends',    ['Jupiter', 'Venus', 'Sun'],       ['luck'],              'Libra', { ages: { from: 5 } }],
  ['asking-for-help',             'friends',    ['Moon', 'Jupiter', 'Neptune'],    [],                    'Cancer', { virtue: true }],
  ['meeting-new-people',          'friends',    ['Uranus', 'Venus'],               [],                    'Gemini', { begins: true, sociable: true }],
  ['joining-a-club',              'friends',    ['Uranus', 'Jupiter', 'Moon'],     [],                    'Aquarius', { ages: { from: 6 }, begins: true, sociable: true }],
  ['catching-up-with-friends',    'friends',    ['Venus', 'Mercury', 'Moon'],      [],                    'Libra', { virtue: true }],
  ['helping-a-friend',            'friends',    ['Saturn', 'Moon', 'Jupiter'],     [],                    'Cancer', { virtue: true }],
  ['celebrating',                 'friends',    ['Sun', 'Jupiter', 'Venus'],       [],                    'Sagittarius', { virtue: true, sociable: true }],
  ['late-nights-out',             'friends',    ['Neptune', 'Venus', 'Moon'],      ['energy'],            'Pisces', { ages: { from: 16, to: 80 }, risk: true }],
  ['debating-politics',           'friends',    ['Mars', 'Mercury', 'Jupiter'],    [],                    'Sagittarius', { ages: { from: 16 }, risk: true }],
  ['going-dancing',               'friends',    ['Mars', 'Venus', 'Sun'],          ['energy', 'romance'], 'Leo', { ages: { from: 16, to: 85 } }],
  ['sharing-a-secret',            'friends',    ['Neptune', 'Pluto', 'Mercury'],   [],                    'Scorpio', { ages: { from: 6 }, risk: true }],
  ['volunteering',                'friends',    ['Neptune', 'Jupiter', 'Saturn'],  [],                    'Virgo', { ages: { from: 8 }, virtue: true }],
  ['games-with-friends',          'friends',    ['Mercury', 'Jupiter', 'Venus'],   [],                    'Gemini', { sociable: true }],
  // Making, playing and dreaming.
  ['performing',                  'creativity', ['Sun', 'Neptune', 'Venus'],       [],                    'Leo', { ages: { from: 6, to: 90 }, sociable: true }],
  ['showing-what-you-made',       'creativity', ['Sun', 'Mercury'],                [],                    'Leo', { virtue: true, sociable: true }],
  ['creative-writing',            'creativity', ['Mercury', 'Neptune'],            [],                    'Pisces', { ages: { from: 8 }, virtue: true }],
  ['practicing-an-instrument',    'creativity', ['Saturn', 'Venus'],               ['focus'],             'Taurus', { ages: { from: 5 }, virtue: true }],
  ['painting-or-making-music',    'creativity', ['Neptune', 'Venus'],              [],                    'Pisces', { ages: { from: 1 }, virtue: true }],
  ['photography',                 'creativity', ['Neptune', 'Uranus', 'Sun'],      [],                    'Aquarius', { virtue: true }],
  ['keeping-a-journal',           'creativity', ['Neptune', 'Mercury', 'Moon'],    [],                    'Cancer', { ages: { from: 8 }, virtue: true }],
  ['building-something',          'creativity', ['Mars', 'Mercury', 'Saturn'],     [],                    'Capricorn', { ages: { from: 1 }, virtue: true }],
  ['watching-a-good-film',        'creativity', ['Neptune', 'Venus', 'Moon'],      [],                    'Leo', { ages: { from: 6 }, virtue: true, restful: true }],
  ['listening-to-music',          'creativity', ['Neptune', 'Venus', 'Mercury'],   [],                    'Gemini', { virtue: true, restful: true }],
  ['visiting-a-gallery',          'creativity', ['Venus', 'Neptune'],              [],                    'Libra', { virtue: true, closedOnMondays: true }],
  ['trying-something-new',        'creativity', ['Uranus', 'Sun'],                 [],                    'Aquarius', { begins: true }],
  ['dreaming-up-plans',           'creativity', ['Jupiter', 'Neptune', 'Sun'],     [],                    'Sagittarius'],
  ['playing-outside',             'creativity', ['Mars', 'Moon', 'Jupiter'],       [],                    'Sagittarius', { virtue: true }],
] as const satisfies readonly Row[];

export type ActivityId = (typeof ROWS)[number][0];

/** An activity to do or avoid on a day. Each locale provides the activity's name. */
export type Activity = {
  /** Permanent identifier: lowercase words joined by hyphens. */
  id: ActivityId;
  /** The area of life, by which the dashboard groups activities. */
  area: Area;
  /** Ruler first; each body counts less than the one before. */
  bodies: Row[2];
  /** The activity is not favorable while one of these is Low, nor unfavorable while one is Good or High. */
  metrics: Row[3];
  /** Most favorable sign of the Moon; the other two signs of the same element count half as much. */
  moonSign: Sign;
} & Conditions;

/** The catalog of activities, by area. */
export const ACTIVITIES: readonly Activity[] = ROWS.map(
  ([id, area, bodies, metrics, moonSign, conditions]) => ({
    id,
    area,
    bodies,
    metrics,
    moonSign,
    ...conditions,
  }),
);

const BY_ID = new Map<string, Activity>(ACTIVITIES.map((activity) => [activity.id, activity]));

/** The activity with an identifier. Throws a RangeError if there is none. */
export function activityOf(id: ActivityId): Activity {
  const activity = BY_ID.get(id);
  if (activity === undefined) throw new RangeError(`The catalog has no activity "${id}".`);
  return activity;
}

/** Groups of activities so alike that a day can't favor one and advise against another. */
const ALIKE: readonly (readonly ActivityId[])[] = [
  ['asking-for-a-raise', 'asking-for-a-favor', 'asking-for-help'],
  ['trying-something-new', 'learning-something-new'],
  ['visiting-a-museum', 'visiting-a-gallery'],
  ['short-trips', 'weekend-trips', 'spontaneous-outings', 'booking-a-trip', 'long-drives'],
  ['heart-to-heart-talks', 'difficult-conversations'],
  ['parties-with-friends', 'having-people-over', 'celebrating'],
  ['decluttering', 'tidying-up'],
  ['starting-a-project', 'launching-something', 'pitching-an-idea'],
  ['redecorating', 'renovating'],
  ['working-out', 'competitive-sports'],
  ['quiet-evenings-at-home', 'an-early-night', 'time-for-yourself', 'doing-nothing'],
];
const GROUP_OF = new Map(ALIKE.flatMap((ids) => ids.map((id) => [id, ids])));

/** Whether two activities are the same or nearly so. */
export function areAlike(one: ActivityId, other: ActivityId): boolean {
  return one === other || GROUP_OF.get(one)?.includes(other) === true;
}
