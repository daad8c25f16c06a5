import type { Body, Sign } from '#lib/ephemeris/zodiac.ts';
import type { Metric } from '#lib/scoring/day.ts';
import type { Topic } from './topics.ts';

/** A group of similar activities. A day's two lists together contain at most one activity of a group. */
type Similarity =
  | 'arts'
  | 'asking'
  | 'boundaries'
  | 'crowds'
  | 'duties'
  | 'exhibitions'
  | 'habits'
  | 'hearts'
  | 'house'
  | 'ideas'
  | 'kitchen'
  | 'learning'
  | 'order'
  | 'outings'
  | 'past'
  | 'pictures'
  | 'plans'
  | 'property'
  | 'repairing'
  | 'study'
  | 'water'
  | 'writing';

/** Conditions under which an activity may be listed. Without conditions, an activity may always be listed. */
type Conditions = {
  /** Age range in whole years, inclusive, for both lists. */
  ages?: { from?: number; to?: number };
  /** Monday to Friday, or Saturday and Sunday, for both lists. */
  days?: 'working' | 'weekend';
  /** Never unfavorable, because it is the right thing to do (keeping a promise) or gentle (a walk, a good book). */
  virtue?: true;
  /** Never favorable, since it shouldn't be recommended (lending money). */
  risk?: true;
  /** A long-term commitment, favorable only on days rated 5 or better with Mercury direct. */
  highStakes?: true;
  /** Penalized as a list's only entry. */
  minor?: true;
  /**
   * Begins something: never favorable on a day with an eclipse or a long void of course, and penalized while its ruler is a
   * retrograde Mercury, Venus or Mars.
   */
  begins?: true;
  /**
   * Never favorable while this planet is retrograde: by tradition Mercury for journeys, messages and devices, Venus for new
   * love, new looks and large purchases.
   */
  avoidsRetrograde?: 'Mercury' | 'Venus';
  similarity?: Similarity;
};

type Row = readonly [
  id: string,
  group: string,
  bodies: readonly [ruler: Body, second?: Body, third?: Body],
  metrics: readonly [] | readonly [Metric] | readonly [Metric, Metric],
  moonSign: Sign,
  topics: readonly Topic[],
  conditions?: Conditions,
];

/**
 * Rulers from the Sun to Saturn follow Lilly, Christian Astrology (1647), pp. 57-83; Uranus, Neptune and Pluto
 * follow modern practice. The row order is part of the model: changing it changes forecasts.
 */
// biome-ignore format: one row per activity
const ROWS = [
  // The Sun: rank, honor, authority, being seen.
  ['job-interviews',               'work',    ['Sun', 'Mercury', 'Jupiter'],    ['focus'],   'Leo',         ['showing', 'talking', 'working'], { ages: { from: 16, to: 67 }, days: 'working' }],
  ['asking-for-a-raise',           'work',    ['Sun', 'Jupiter', 'Venus'],      ['luck'],    'Taurus',      ['asking', 'money', 'working'], { ages: { from: 16, to: 67 }, days: 'working', highStakes: true, begins: true, similarity: 'asking' }],
  ['public-speaking',              'work',    ['Sun', 'Mercury', 'Mars'],       ['energy'],  'Leo',         ['showing', 'talking'], { ages: { from: 13 }, days: 'working' }],
  ['leading-a-team-meeting',       'work',    ['Sun', 'Saturn', 'Mercury'],     ['focus'],   'Capricorn',   ['leading', 'talking', 'working'], { ages: { from: 16, to: 75 }, days: 'working' }],
  ['meeting-someone-influential',  'work',    ['Sun', 'Jupiter', 'Saturn'],     ['luck'],    'Leo',         ['meeting', 'showing'], { ages: { from: 16 } }],
  ['performing-on-stage',          'making',  ['Sun', 'Neptune', 'Venus'],      ['energy'],  'Leo',         ['showing'], { ages: { from: 6, to: 80 } }],
  ['having-your-photo-taken',      'making',  ['Sun', 'Venus', 'Neptune'],      [],          'Leo',         ['showing'], { minor: true, similarity: 'pictures' }],
  ['celebrating-an-achievement',   'friends', ['Sun', 'Jupiter', 'Venus'],      [],          'Sagittarius', ['company'], { virtue: true }],
  ['taking-charge-of-a-project',   'work',    ['Sun', 'Mars', 'Jupiter'],       ['energy'],  'Aries',       ['leading', 'planning', 'working'], { ages: { from: 16, to: 75 }, days: 'working', begins: true }],
  ['showing-what-you-made',        'making',  ['Sun', 'Mercury'],               [],          'Leo',         ['creating', 'showing'], { virtue: true }],
  ['leading-the-game',             'play',    ['Sun', 'Mars', 'Jupiter'],       [],          'Leo',         ['competing', 'leading', 'playing'], { ages: { from: 3, to: 14 } }],
  // The Moon: home, kin, food, memory, the young (Ptolemy, Tetrabiblos IV.10) and the public.
  ['family-gatherings',            'home',    ['Moon', 'Venus'],                [],          'Cancer',      ['company', 'family']],
  ['cooking-for-others',           'home',    ['Moon', 'Venus', 'Jupiter'],     [],          'Cancer',      ['eating'], { ages: { from: 10 }, virtue: true, similarity: 'kitchen' }],
  ['redecorating-a-room',          'home',    ['Moon', 'Venus', 'Uranus'],      [],          'Taurus',      ['changing', 'home'], { ages: { from: 13, to: 85 }, similarity: 'house' }],
  ['moving-house',                 'home',    ['Moon', 'Saturn', 'Uranus'],     ['energy'],  'Cancer',      ['changing', 'deciding', 'home'], { ages: { from: 18 }, highStakes: true, begins: true, similarity: 'property' }],
  ['skipping-a-nap',               'home',    ['Moon'],                         [],          'Cancer',      [], { ages: { to: 4 }, risk: true }],
  ['gardening',                    'home',    ['Moon', 'Saturn', 'Venus'],      [],          'Taurus',      ['home'], { virtue: true }],
  ['time-with-children-or-pets',   'home',    ['Moon', 'Neptune'],              [],          'Leo',         ['family'], { ages: { from: 6 }, virtue: true }],
  ['calling-a-parent',             'home',    ['Moon', 'Saturn'],               [],          'Cancer',      ['family'], { ages: { from: 16, to: 60 }, virtue: true }],
  ['quiet-evenings-at-home',       'home',    ['Moon', 'Neptune'],              [],          'Cancer',      ['home', 'resting'], { virtue: true }],
  ['shopping-at-the-market',       'money',   ['Moon', 'Mercury'],              [],          'Virgo',       ['buying', 'eating'], { ages: { from: 3 }, virtue: true, minor: true }],
  ['looking-at-old-photos',        'home',    ['Moon', 'Saturn', 'Neptune'],    [],          'Cancer',      [], { virtue: true, similarity: 'past' }],
  ['festivals-and-crowds',         'friends', ['Moon', 'Venus', 'Jupiter'],     ['energy'],  'Leo',         ['company', 'meeting'], { ages: { from: 3, to: 80 }, risk: true, similarity: 'crowds' }],
  ['sleeping-away-from-home',      'travel',  ['Moon', 'Mercury'],              [],          'Cancer',      [], { ages: { from: 4 }, risk: true }],
  ['treats-and-sweets',            'home',    ['Moon', 'Venus', 'Jupiter'],     [],          'Taurus',      ['eating'], { ages: { from: 1, to: 14 }, risk: true, similarity: 'kitchen' }],
  ['trying-new-foods',             'home',    ['Moon', 'Uranus'],               [],          'Virgo',       ['changing', 'eating'], { ages: { to: 12 }, similarity: 'kitchen' }],
  // Mercury: letters, learning, trade, short journeys.
  ['signing-contracts',            'money',   ['Mercury', 'Saturn', 'Jupiter'], ['focus'],   'Libra',       ['deciding', 'promising'], { ages: { from: 18 }, days: 'working', highStakes: true, begins: true }],
  ['writing-important-emails',     'work',    ['Mercury', 'Sun'],               ['focus'],   'Gemini',      ['working', 'writing'], { ages: { from: 16, to: 75 }, days: 'working', avoidsRetrograde: 'Mercury' }],
  ['studying-for-an-exam',         'making',  ['Mercury', 'Saturn'],            ['focus'],   'Gemini',      ['learning', 'thinking'], { ages: { from: 8, to: 40 }, virtue: true, similarity: 'learning' }],
  ['short-trips',                  'travel',  ['Mercury', 'Moon'],              [],          'Gemini',      ['traveling'], { avoidsRetrograde: 'Mercury', similarity: 'outings' }],
  ['negotiating-a-price',          'money',   ['Mercury', 'Mars'],              ['focus'],   'Libra',       ['asking', 'money', 'talking'], { ages: { from: 16 } }],
  ['catching-up-with-neighbors',   'friends', ['Mercury', 'Moon', 'Venus'],     [],          'Libra',       ['company', 'talking']],
  ['buying-electronics',           'money',   ['Mercury', 'Uranus'],            [],          'Aquarius',    ['buying', 'devices'], { ages: { from: 16 }, avoidsRetrograde: 'Mercury' }],
  ['learning-a-language',          'making',  ['Mercury', 'Jupiter'],           ['focus'],   'Sagittarius', ['learning'], { ages: { from: 6 }, begins: true, similarity: 'learning' }],
  ['sorting-paperwork',            'money',   ['Mercury', 'Saturn', 'Pluto'],   [],          'Virgo',       ['thinking', 'tidying'], { ages: { from: 16 } }],
  ['creative-writing',             'making',  ['Mercury', 'Neptune'],           [],          'Pisces',      ['creating', 'writing'], { ages: { from: 8 }, virtue: true, similarity: 'writing' }],
  ['puzzles-and-board-games',      'play',    ['Mercury', 'Uranus'],            ['focus'],   'Gemini',      ['playing', 'thinking'], { ages: { from: 2 }, virtue: true, minor: true }],
  ['difficult-conversations',      'love',    ['Mercury', 'Pluto', 'Mars'],     [],          'Aries',       ['boundaries', 'confiding', 'talking'], { ages: { from: 13 }, similarity: 'hearts' }],
  ['planning-the-week',            'work',    ['Mercury', 'Saturn', 'Sun'],     ['focus'],   'Capricorn',   ['planning'], { ages: { from: 10 }, similarity: 'plans' }],
  ['explaining-an-idea',           'work',    ['Mercury', 'Jupiter', 'Sun'],    ['focus'],   'Gemini',      ['talking'], { ages: { from: 6 }, similarity: 'ideas' }],
  ['story-time',                   'home',    ['Mercury', 'Neptune', 'Moon'],   [],          'Pisces',      [], { ages: { to: 10 }, virtue: true }],
  ['reading-a-good-book',          'play',    ['Mercury', 'Saturn', 'Neptune'], [],          'Virgo',       ['resting'], { ages: { from: 8 }, virtue: true }],
  // Venus: love, ornament, music, mirth.
  ['first-dates',                  'love',    ['Venus', 'Mars', 'Sun'],         ['romance'], 'Libra',       ['love', 'meeting'], { ages: { from: 16, to: 80 }, begins: true, avoidsRetrograde: 'Venus', similarity: 'hearts' }],
  ['romantic-dinners',             'love',    ['Venus', 'Moon'],                ['romance'], 'Taurus',      ['eating', 'love'], { ages: { from: 16 }, similarity: 'hearts' }],
  ['declaring-your-feelings',      'love',    ['Venus', 'Mercury', 'Moon'],     ['romance'], 'Leo',         ['confiding', 'love', 'talking'], { ages: { from: 16 }, similarity: 'hearts' }],
  ['making-up-after-a-quarrel',    'love',    ['Venus', 'Moon', 'Mars'],        ['romance'], 'Libra',       ['talking'], { ages: { from: 4 }, virtue: true, similarity: 'hearts' }],
  ['committing-to-a-partner',      'love',    ['Venus', 'Saturn'],              ['romance'], 'Libra',       ['deciding', 'love', 'promising'], { ages: { from: 18 }, virtue: true, highStakes: true, begins: true, avoidsRetrograde: 'Venus', similarity: 'hearts' }],
  ['parties-with-friends',         'friends', ['Venus', 'Jupiter'],             [],          'Aquarius',    ['company', 'playing'], { ages: { from: 1 }, similarity: 'crowds' }],
  ['shopping-for-clothes',         'money',   ['Venus', 'Sun'],                 [],          'Libra',       ['buying'], { ages: { from: 6 } }],
  ['haircuts-and-new-looks',       'habits',  ['Venus', 'Uranus'],              [],          'Leo',         ['changing', 'showing'], { minor: true, begins: true, avoidsRetrograde: 'Venus' }],
  ['visiting-a-gallery',           'travel',  ['Venus', 'Neptune'],             [],          'Libra',       [], { ages: { from: 8 }, virtue: true, similarity: 'exhibitions' }],
  ['pampering-yourself',           'habits',  ['Venus', 'Neptune'],             [],          'Taurus',      ['resting'], { ages: { from: 13 }, virtue: true }],
  ['choosing-gifts',               'money',   ['Venus', 'Jupiter'],             [],          'Taurus',      [], { ages: { from: 4 }, minor: true }],
  ['singing',                      'making',  ['Venus', 'Mercury', 'Sun'],      [],          'Taurus',      ['creating'], { virtue: true, similarity: 'arts' }],
  ['baking-something-sweet',       'home',    ['Venus', 'Moon', 'Jupiter'],     [],          'Cancer',      ['eating'], { ages: { from: 1 }, virtue: true, similarity: 'kitchen' }],
  // Mars: contest, courage, tools, exertion.
  ['starting-a-fitness-routine',   'habits',  ['Mars', 'Sun', 'Saturn'],        ['energy'],  'Aries',       ['changing', 'exercising'], { ages: { from: 16, to: 80 }, begins: true, similarity: 'habits' }],
  ['competitive-sports',           'habits',  ['Mars', 'Sun', 'Jupiter'],       ['energy'],  'Aries',       ['competing', 'exercising', 'playing'], { ages: { from: 6, to: 65 } }],
  ['repairs-around-the-house',     'home',    ['Mars', 'Saturn', 'Moon'],       ['energy'],  'Virgo',       ['home', 'repairing'], { ages: { from: 16, to: 80 }, similarity: 'repairing' }],
  ['standing-your-ground',         'love',    ['Mars', 'Sun', 'Pluto'],         [],          'Aries',       ['boundaries', 'competing'], { ages: { from: 4 }, similarity: 'boundaries' }],
  ['long-walks-or-hikes',          'travel',  ['Mars', 'Jupiter'],              ['energy'],  'Sagittarius', ['exercising'], { ages: { from: 6, to: 85 }, virtue: true, similarity: 'outings' }],
  ['going-dancing',                'friends', ['Mars', 'Venus', 'Sun'],         ['energy', 'romance'], 'Leo',         ['exercising', 'playing'], { ages: { from: 16, to: 85 } }],
  ['tackling-a-backlog',           'work',    ['Mars', 'Saturn', 'Mercury'],    ['energy', 'focus'], 'Capricorn',   ['working'], { ages: { from: 16, to: 75 }, days: 'working', similarity: 'duties' }],
  ['pitching-an-idea',             'work',    ['Mars', 'Mercury', 'Uranus'],    ['energy'],  'Aries',       ['asking', 'showing', 'talking'], { ages: { from: 16, to: 75 }, days: 'working', begins: true, similarity: 'ideas' }],
  ['moving-furniture',             'home',    ['Mars', 'Moon', 'Saturn'],       ['energy'],  'Taurus',      ['changing', 'home'], { ages: { from: 16, to: 70 }, similarity: 'house' }],
  ['vigorous-cleaning',            'home',    ['Mars', 'Pluto', 'Moon'],        ['energy'],  'Virgo',       ['tidying'], { ages: { from: 16, to: 75 }, similarity: 'order' }],
  ['playing-outside',              'play',    ['Mars', 'Moon', 'Jupiter'],      [],          'Sagittarius', ['exercising', 'playing'], { ages: { to: 12 }, virtue: true, similarity: 'outings' }],
  ['walking-in-the-fresh-air',     'travel',  ['Mars', 'Mercury', 'Moon'],      [],          'Gemini',      ['exercising'], { virtue: true, similarity: 'outings' }],
  ['building-something',           'making',  ['Mars', 'Mercury', 'Saturn'],    [],          'Capricorn',   ['creating', 'repairing'], { ages: { from: 1 }, virtue: true, similarity: 'repairing' }],
  ['rough-and-tumble',             'play',    ['Mars', 'Jupiter'],              ['energy'],  'Aries',       ['competing', 'playing'], { ages: { from: 1, to: 12 }, risk: true }],
  ['running-races',                'habits',  ['Mars', 'Sun'],                  ['energy'],  'Sagittarius', ['competing', 'exercising', 'playing'], { ages: { from: 3, to: 14 } }],
  ['loud-and-lively-games',        'play',    ['Mars', 'Uranus', 'Mercury'],    [],          'Aries',       ['playing'], { ages: { to: 10 }, risk: true }],
  ['making-a-complaint',           'money',   ['Mars', 'Mercury', 'Saturn'],    [],          'Aries',       ['asking', 'boundaries', 'talking'], { ages: { from: 18 }, risk: true }],
  ['debating-politics',            'friends', ['Mars', 'Mercury', 'Jupiter'],   [],          'Sagittarius', ['competing', 'talking'], { ages: { from: 16 }, risk: true }],
  // Jupiter: favor, travel, plenty, teaching.
  ['weekend-trips',                'travel',  ['Jupiter', 'Mercury', 'Moon'],   ['luck'],    'Sagittarius', ['traveling'], { ages: { to: 85 }, days: 'weekend', avoidsRetrograde: 'Mercury', similarity: 'outings' }],
  ['booking-a-long-journey',       'travel',  ['Jupiter', 'Uranus', 'Mercury'], ['luck'],    'Sagittarius', ['deciding', 'traveling'], { ages: { from: 18, to: 85 }, begins: true, avoidsRetrograde: 'Mercury' }],
  ['major-purchases',              'money',   ['Jupiter', 'Venus', 'Saturn'],   ['luck'],    'Taurus',      ['buying', 'deciding', 'money'], { ages: { from: 18 }, highStakes: true, begins: true, avoidsRetrograde: 'Venus' }],
  ['asking-for-a-favor',           'friends', ['Jupiter', 'Venus', 'Sun'],      ['luck'],    'Libra',       ['asking'], { ages: { from: 5 }, similarity: 'asking' }],
  ['sending-applications',         'work',    ['Jupiter', 'Mercury', 'Sun'],    ['luck'],    'Sagittarius', ['working', 'writing'], { ages: { from: 16, to: 67 }, days: 'working', begins: true, avoidsRetrograde: 'Mercury' }],
  ['entering-a-raffle',            'money',   ['Jupiter', 'Uranus'],            ['luck'],    'Sagittarius', [], { ages: { from: 18 }, minor: true }],
  ['giving-to-charity',            'money',   ['Jupiter', 'Neptune'],           [],          'Pisces',      [], { ages: { from: 8 }, virtue: true, minor: true }],
  ['hosting-guests',               'friends', ['Jupiter', 'Moon', 'Venus'],     [],          'Cancer',      ['company', 'eating'], { ages: { from: 16 }, similarity: 'kitchen' }],
  ['teaching-or-mentoring',        'work',    ['Jupiter', 'Mercury', 'Saturn'], [],          'Sagittarius', ['talking'], { ages: { from: 16 } }],
  ['dreaming-up-big-plans',        'work',    ['Jupiter', 'Neptune', 'Sun'],    [],          'Sagittarius', ['planning'], { ages: { from: 8, to: 85 }, similarity: 'plans' }],
  ['outdoor-adventures',           'travel',  ['Jupiter', 'Mars'],              ['energy'],  'Sagittarius', ['exercising', 'traveling'], { ages: { from: 4, to: 75 }, similarity: 'outings' }],
  ['feeding-the-birds',            'travel',  ['Jupiter', 'Mercury', 'Moon'],   [],          'Gemini',      [], { ages: { to: 14 }, virtue: true }],
  ['visiting-a-zoo',               'travel',  ['Jupiter', 'Mars', 'Moon'],      [],          'Leo',         ['traveling'], { ages: { to: 14 }, virtue: true, similarity: 'outings' }],
  ['inviting-friends-to-play',     'friends', ['Jupiter', 'Venus', 'Moon'],     [],          'Cancer',      ['company', 'playing'], { ages: { from: 1, to: 12 } }],
  ['making-a-wish-list',           'money',   ['Jupiter', 'Venus'],             ['luck'],    'Sagittarius', ['asking'], { ages: { from: 3, to: 14 }, minor: true }],
  // Saturn: property, age, order, duty, long work.
  ['budgeting',                    'money',   ['Saturn', 'Mercury'],            ['focus'],   'Capricorn',   ['money'], { ages: { from: 16 } }],
  ['viewing-a-property',           'money',   ['Saturn', 'Moon', 'Jupiter'],    [],          'Cancer',      ['home'], { ages: { from: 18, to: 80 }, similarity: 'property' }],
  ['setting-long-term-goals',      'work',    ['Saturn', 'Sun', 'Jupiter'],     ['focus'],   'Capricorn',   ['planning'], { ages: { from: 13, to: 80 }, begins: true, similarity: 'plans' }],
  ['undisturbed-deep-work',        'work',    ['Saturn', 'Pluto', 'Mercury'],   ['focus'],   'Scorpio',     ['thinking', 'working'], { ages: { from: 16, to: 75 }, days: 'working', similarity: 'study' }],
  ['visiting-older-relatives',     'home',    ['Saturn', 'Moon'],               [],          'Capricorn',   ['family'], { ages: { to: 65 }, virtue: true }],
  ['practicing-an-instrument',     'making',  ['Saturn', 'Venus'],              ['focus'],   'Taurus',      ['learning'], { ages: { from: 5 }, virtue: true, similarity: 'arts' }],
  ['mending-old-things',           'home',    ['Saturn', 'Venus', 'Mars'],      [],          'Virgo',       ['home', 'repairing'], { ages: { from: 6 }, virtue: true, similarity: 'repairing' }],
  ['setting-boundaries',           'love',    ['Mars', 'Saturn'],               [],          'Capricorn',   ['boundaries'], { ages: { from: 13 }, virtue: true, similarity: 'boundaries' }],
  ['keeping-a-promise',            'love',    ['Saturn', 'Sun'],                [],          'Capricorn',   ['promising'], { ages: { from: 5 }, virtue: true }],
  ['visiting-a-museum',            'travel',  ['Saturn', 'Mercury', 'Jupiter'], [],          'Aquarius',    ['learning'], { virtue: true, similarity: 'exhibitions' }],
  ['tidying-up',                   'home',    ['Saturn', 'Moon', 'Mercury'],    [],          'Taurus',      ['tidying'], { virtue: true, similarity: 'order' }],
  ['telling-old-stories',          'home',    ['Saturn', 'Moon', 'Mercury'],    [],          'Cancer',      [], { ages: { from: 60 }, virtue: true }],
  ['blocks-and-sandcastles',       'play',    ['Saturn', 'Mars', 'Moon'],       [],          'Taurus',      ['creating'], { ages: { to: 8 }, virtue: true }],
  ['dealing-with-authorities',     'money',   ['Saturn', 'Sun', 'Mercury'],     ['focus'],   'Capricorn',   ['boundaries'], { ages: { from: 18 }, days: 'working', risk: true }],
  ['taking-on-new-duties',         'work',    ['Saturn', 'Sun'],                ['energy'],  'Capricorn',   ['leading', 'promising'], { ages: { from: 13 }, risk: true, begins: true, similarity: 'duties' }],
  ['long-car-rides',               'travel',  ['Saturn', 'Mercury', 'Moon'],    [],          'Gemini',      ['traveling'], { ages: { to: 85 }, risk: true, similarity: 'outings' }],
  ['making-up-rules-for-a-game',   'play',    ['Saturn', 'Mercury', 'Mars'],    [],          'Capricorn',   ['playing'], { ages: { from: 3, to: 14 } }],
  ['doing-it-all-alone',           'habits',  ['Saturn', 'Mars', 'Sun'],        ['energy'],  'Capricorn',   [], { ages: { from: 2, to: 14 }, risk: true }],
  ['starting-a-collection',        'play',    ['Saturn', 'Venus', 'Jupiter'],   [],          'Taurus',      [], { ages: { from: 4, to: 14 }, begins: true }],
  // Uranus: invention, change, networks, the sky.
  ['trying-something-new',         'habits',  ['Uranus', 'Sun'],                ['luck'],    'Aquarius',    ['changing'], { begins: true, similarity: 'habits' }],
  ['brainstorming',                'work',    ['Uranus', 'Mercury'],            ['focus'],   'Aquarius',    ['thinking'], { ages: { from: 10 }, similarity: 'ideas' }],
  ['meeting-new-people',           'friends', ['Uranus', 'Venus'],              [],          'Gemini',      ['company', 'meeting'], { begins: true }],
  ['updating-your-devices',        'making',  ['Uranus', 'Mercury'],            [],          'Aquarius',    ['devices'], { ages: { from: 13 }, minor: true, avoidsRetrograde: 'Mercury' }],
  ['launching-something-online',   'work',    ['Uranus', 'Mercury', 'Sun'],     ['luck'],    'Aquarius',    ['devices', 'showing'], { ages: { from: 16, to: 80 }, begins: true, avoidsRetrograde: 'Mercury' }],
  ['changing-your-routine',        'habits',  ['Uranus', 'Saturn'],             [],          'Gemini',      ['changing'], { ages: { from: 16 }, begins: true, similarity: 'habits' }],
  ['spontaneous-outings',          'travel',  ['Uranus', 'Jupiter'],            ['energy', 'luck'], 'Aries',       ['traveling'], { similarity: 'outings' }],
  ['joining-a-club',               'friends', ['Uranus', 'Jupiter', 'Moon'],    [],          'Aquarius',    ['company', 'meeting'], { ages: { from: 6 }, begins: true }],
  ['tinkering-and-experiments',    'making',  ['Uranus', 'Mars'],               [],          'Aquarius',    ['changing', 'creating', 'devices', 'repairing'], { ages: { from: 6 }, minor: true, similarity: 'repairing' }],
  ['flying-a-kite',                'travel',  ['Uranus', 'Mercury', 'Moon'],    [],          'Libra',       [], { ages: { from: 1, to: 14 }, minor: true, similarity: 'outings' }],
  ['stargazing',                   'travel',  ['Uranus', 'Neptune', 'Moon'],    [],          'Aquarius',    [], { virtue: true }],
  // Neptune: dreams, images, music, the sea, illusion.
  ['meditation',                   'habits',  ['Neptune', 'Moon'],              [],          'Pisces',      ['resting'], { ages: { from: 13 }, virtue: true }],
  ['painting-or-making-music',     'making',  ['Neptune', 'Venus'],             [],          'Pisces',      ['creating'], { ages: { from: 1 }, virtue: true, similarity: 'arts' }],
  ['swimming',                     'habits',  ['Neptune', 'Mars', 'Moon'],      ['energy'],  'Pisces',      ['exercising'], { ages: { to: 85 }, virtue: true, similarity: 'water' }],
  ['volunteering',                 'friends', ['Neptune', 'Jupiter', 'Saturn'], [],          'Virgo',       [], { ages: { from: 16, to: 80 }, virtue: true, minor: true }],
  ['watching-a-good-film',         'play',    ['Neptune', 'Venus', 'Moon'],     [],          'Leo',         ['resting'], { ages: { from: 6 }, virtue: true, minor: true }],
  ['keeping-a-journal',            'making',  ['Neptune', 'Mercury', 'Moon'],   [],          'Cancer',      ['writing'], { ages: { from: 8 }, virtue: true, similarity: 'writing' }],
  ['photography',                  'making',  ['Neptune', 'Uranus', 'Sun'],     [],          'Aquarius',    ['creating'], { ages: { from: 8 }, virtue: true, similarity: 'pictures' }],
  ['drawing',                      'making',  ['Neptune', 'Mercury'],           [],          'Libra',       ['creating'], { virtue: true, similarity: 'arts' }],
  ['listening-to-music',           'play',    ['Neptune', 'Venus', 'Mercury'],  [],          'Gemini',      ['resting'], { virtue: true, similarity: 'arts' }],
  ['time-by-the-water',            'travel',  ['Neptune', 'Moon', 'Jupiter'],   [],          'Scorpio',     ['resting'], { virtue: true, similarity: 'water' }],
  ['following-a-hunch',            'habits',  ['Neptune', 'Moon', 'Jupiter'],   ['luck'],    'Pisces',      ['intuition'], { ages: { from: 13 } }],
  ['lending-money',                'money',   ['Neptune', 'Jupiter', 'Venus'],  [],          'Pisces',      ['money'], { ages: { from: 18 }, risk: true }],
  ['sharing-a-secret',             'love',    ['Neptune', 'Pluto', 'Mercury'],  [],          'Scorpio',     ['confiding', 'talking'], { ages: { from: 6 } }],
  ['late-nights-out',              'friends', ['Neptune', 'Venus', 'Moon'],     ['energy'],  'Pisces',      ['company'], { ages: { from: 18, to: 75 }, risk: true, similarity: 'crowds' }],
  ['daydreaming',                  'play',    ['Neptune', 'Moon'],              [],          'Pisces',      ['intuition'], { ages: { from: 4 }, virtue: true, minor: true, similarity: 'plans' }],
  ['dressing-up',                  'play',    ['Neptune', 'Venus', 'Uranus'],   [],          'Leo',         ['showing'], { ages: { from: 1, to: 12 }, minor: true }],
  ['magic-tricks',                 'play',    ['Neptune', 'Mercury'],           [],          'Gemini',      [], { ages: { from: 4, to: 14 }, minor: true }],
  ['splashing-about',              'play',    ['Neptune', 'Mars', 'Moon'],      [],          'Scorpio',     [], { ages: { to: 8 }, minor: true, similarity: 'water' }],
  ['changing-the-bedtime-routine', 'home',    ['Neptune', 'Saturn', 'Moon'],    [],          'Pisces',      ['changing'], { ages: { to: 10 }, risk: true, begins: true, similarity: 'habits' }],
  // Pluto: depth, hidden things, discarded things.
  ['decluttering',                 'home',    ['Pluto', 'Saturn', 'Moon'],      [],          'Virgo',       ['tidying'], { ages: { from: 13 }, virtue: true, similarity: 'order' }],
  ['heart-to-heart-talks',         'love',    ['Pluto', 'Moon', 'Venus'],       [],          'Scorpio',     ['confiding', 'talking'], { ages: { from: 13 }, similarity: 'hearts' }],
  ['in-depth-research',            'making',  ['Pluto', 'Mercury', 'Saturn'],   ['focus'],   'Scorpio',     ['learning', 'thinking'], { ages: { from: 13 }, similarity: 'study' }],
  ['breaking-a-habit',             'habits',  ['Pluto', 'Sun', 'Saturn'],       ['energy'],  'Scorpio',     ['changing'], { ages: { from: 16 }, virtue: true, begins: true, similarity: 'habits' }],
  ['renovating',                   'home',    ['Pluto', 'Saturn', 'Mars'],      ['energy'],  'Capricorn',   ['changing', 'home'], { ages: { from: 18, to: 80 }, begins: true, similarity: 'house' }],
  ['settling-shared-expenses',     'money',   ['Pluto', 'Venus', 'Mercury'],    [],          'Scorpio',     ['money'], { ages: { from: 16 } }],
  ['hide-and-seek',                'play',    ['Pluto', 'Moon', 'Mars'],        [],          'Scorpio',     ['playing'], { ages: { to: 14 }, minor: true }],
  ['treasure-hunts',               'play',    ['Pluto', 'Jupiter', 'Mercury'],  [],          'Aries',       ['playing'], { ages: { from: 1, to: 14 }, minor: true }],
  ['exploring-family-history',     'home',    ['Pluto', 'Saturn', 'Moon'],      [],          'Scorpio',     ['family'], { ages: { from: 12 }, virtue: true, similarity: 'past' }],
  ['swapping-treasures',           'play',    ['Pluto', 'Mercury', 'Venus'],    [],          'Scorpio',     [], { ages: { from: 3, to: 14 }, risk: true }],
  ['taking-things-apart',          'play',    ['Pluto', 'Uranus', 'Mars'],      [],          'Scorpio',     ['repairing'], { ages: { from: 1, to: 14 } }],
  ['facing-a-fear',                'habits',  ['Pluto', 'Mars', 'Sun'],         ['energy'],  'Scorpio',     [], { ages: { from: 4 }, virtue: true, begins: true }],
] as const satisfies readonly Row[];

export type ActivityId = (typeof ROWS)[number][0];

/** Groups in which the dashboard presents activities. */
export type ActivityGroup = (typeof ROWS)[number][1];

/** An activity to do or avoid on a day. Each locale provides the activity's name. */
export type Activity = {
  /** Permanent identifier: lowercase words joined by hyphens. */
  id: ActivityId;
  group: ActivityGroup;
  /** Ruler first; each body counts less than the one before. */
  bodies: Row[2];
  /** The activity is not favorable while one of these is Low, nor unfavorable while one is High. */
  metrics: Row[3];
  /** Most favorable sign of the Moon; the other two signs of the same element count half as much. */
  moonSign: Sign;
  /**
   * Topics. A day never recommends one activity of a topic while advising against another. The day's lists never contradict
   * the day's lines.
   */
  topics: readonly Topic[];
} & Conditions;

/** The catalog of activities by ruler, in the order of `BODIES`. */
export const ACTIVITIES: readonly Activity[] = ROWS.map(
  ([id, group, bodies, metrics, moonSign, topics, conditions]) => ({
    id,
    group,
    bodies,
    metrics,
    moonSign,
    topics,
    ...conditions,
  }),
);
