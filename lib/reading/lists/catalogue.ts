import type { Body, Sign } from '#lib/ephemeris/zodiac.ts';
import type { Metric } from '#lib/scoring/day.ts';

/** Matters of which activities and lines both speak, and on which a day is to be of one mind. */
export const THEMES = ['asking', 'buying', 'changing', 'company', 'deciding', 'family', 'talking'] as const;
export type Theme = (typeof THEMES)[number];

/** What activities may be alike in. */
type Likeness =
  | 'arts'
  | 'exhibitions'
  | 'garden'
  | 'house'
  | 'kitchen'
  | 'learning'
  | 'mending'
  | 'order'
  | 'outdoors'
  | 'outings'
  | 'pictures'
  | 'plans'
  | 'property'
  | 'water'
  | 'writing';

/** Something that a person may do or leave on a day. What it is called stands with the words of each language. */
export type Activity<Id extends string = string> = {
  /** Its identifier, which never changes: lower-case words joined by hyphens. */
  id: Id;
  /** The bodies it belongs to, its ruler first; each counts less than the one before. */
  bodies: readonly [ruler: Body, second?: Body, third?: Body];
  /**
   * Whether it is one that nobody should be told to leave, such as keeping a promise: it never stands under unfavorable.
   */
  virtue?: true;
  /** What is said of work keeps to Monday to Friday, a weekend trip to Saturday and Sunday; on both lists. */
  days?: 'working' | 'weekend';
  /** How old in whole years its reader is at least and at most; on both lists. */
  ages?: { from?: number; to?: number };
  /** What makes it so much like some others that a day names one of them alone, on either list. */
  alike?: Likeness;
  /** Whether much hangs on it and for long: it is favorable only on days rated 5 or better. */
  stakes?: true;
  /**
   * The metrics it leans on: it is not favorable where one of them is Low, nor unfavorable where one is High.
   */
  metrics: readonly [] | readonly [Metric] | readonly [Metric, Metric];
  /** The Moon's sign that suits it best; the two other signs of the same element suit it half as well. */
  moonIn: Sign;
  /**
   * What it has in common with others and with lines: a day does not recommend one activity of a theme and advise
   * against another, and says nothing that goes against its lists.
   */
  themes?: readonly Theme[];
  /**
   * Whether it begins something, and so waits for a Moon not void of course and for a ruler that is not Mercury, Venus
   * or Mars retrograde.
   */
  begins?: true;
  /** Why tradition gives it to these bodies: for whoever edits the table, no part of an answer. */
  reason: string;
};

/** What a day's lists recommend and advise against. */
export type ListedThemes = { favorable: readonly Theme[]; unfavorable: readonly Theme[] };

/** The themes of some activities. */
export function themesOf(activities: readonly Activity[]): Theme[] {
  const themes: Theme[] = [];
  for (const activity of activities) for (const theme of activity.themes ?? []) themes.push(theme);
  return themes;
}

/** Whether an activity is one of some others or alike to it. */
export function isLikeOneOf(activity: Activity, others: readonly Activity[]): boolean {
  const { id, alike } = activity;
  for (const other of others)
    if (other.id === id || (alike !== undefined && other.alike === alike)) return true;
  return false;
}

/** Whether an activity has one of some themes. */
export function sharesTheme({ themes }: Activity, others: readonly Theme[]): boolean {
  if (themes === undefined || others.length === 0) return false;
  for (const theme of themes) if (others.includes(theme)) return true;
  return false;
}

/**
 * Activities of the bodies whose transits take weeks. Jupiter (favor, travel, plenty) and Saturn (property, age, long
 * work) after Lilly, Christian Astrology (1647), pp. 57-65; Uranus, Neptune and Pluto, found after his time, after
 * modern practice, which gives them invention, dreams and depth.
 */
export const SLOW_RULERS = [
  {
    id: 'weekend-trips',
    bodies: ['Jupiter', 'Mercury', 'Moon'],
    alike: 'outings',
    days: 'weekend',
    ages: { to: 85 },
    metrics: ['luck'],
    moonIn: 'Sagittarius',
    reason: 'Jupiter and Mercury rule journeys, long and short.',
  },
  {
    id: 'booking-a-long-journey',
    bodies: ['Jupiter', 'Uranus', 'Mercury'],
    ages: { from: 18, to: 85 },
    metrics: ['luck'],
    moonIn: 'Sagittarius',
    begins: true,
    reason: 'Jupiter rules far countries.',
  },
  {
    id: 'major-purchases',
    bodies: ['Jupiter', 'Venus', 'Saturn'],
    ages: { from: 18 },
    stakes: true,
    metrics: ['luck'],
    moonIn: 'Taurus',
    themes: ['buying', 'deciding'],
    begins: true,
    reason: 'Jupiter signifies means, Venus goods, Saturn what lasts.',
  },
  {
    id: 'asking-for-a-favor',
    bodies: ['Jupiter', 'Venus', 'Sun'],
    ages: { from: 5 },
    metrics: ['luck'],
    moonIn: 'Libra',
    themes: ['asking'],
    reason: 'Jupiter and Venus, the two fortunes, rule favor and goodwill, the Sun those who grant it.',
  },
  {
    id: 'sending-applications',
    bodies: ['Jupiter', 'Mercury', 'Sun'],
    days: 'working',
    ages: { from: 16, to: 75 },
    metrics: ['luck'],
    moonIn: 'Sagittarius',
    begins: true,
    reason: 'Jupiter opens, Mercury carries the letter.',
  },
  {
    id: 'entering-a-raffle',
    bodies: ['Jupiter', 'Uranus'],
    ages: { from: 18 },
    metrics: ['luck'],
    moonIn: 'Sagittarius',
    reason: 'Jupiter is the greater fortune, Uranus the surprise.',
  },
  {
    id: 'giving-to-charity',
    bodies: ['Jupiter', 'Neptune'],
    virtue: true,
    ages: { from: 8 },
    metrics: [],
    moonIn: 'Pisces',
    reason: 'Jupiter rules generosity, Neptune compassion.',
  },
  {
    id: 'hosting-guests',
    bodies: ['Jupiter', 'Moon', 'Venus'],
    ages: { from: 16 },
    metrics: [],
    moonIn: 'Cancer',
    themes: ['company'],
    reason: 'Jupiter rules plenty, the Moon the house.',
  },
  {
    id: 'teaching-or-mentoring',
    bodies: ['Jupiter', 'Mercury', 'Saturn'],
    ages: { from: 16 },
    metrics: [],
    moonIn: 'Sagittarius',
    reason: 'Jupiter signifies teachers, Mercury pupils.',
  },
  {
    id: 'dreaming-up-big-plans',
    bodies: ['Jupiter', 'Neptune', 'Sun'],
    alike: 'plans',
    ages: { from: 8, to: 85 },
    metrics: [],
    moonIn: 'Sagittarius',
    reason: 'Jupiter enlarges, Neptune imagines.',
  },
  {
    id: 'outdoor-adventures',
    bodies: ['Jupiter', 'Mars'],
    alike: 'outdoors',
    ages: { from: 4, to: 75 },
    metrics: ['energy'],
    moonIn: 'Sagittarius',
    reason: 'Jupiter loves wide country, Mars daring.',
  },
  {
    id: 'feeding-the-birds',
    bodies: ['Jupiter', 'Mercury', 'Moon'],
    metrics: [],
    moonIn: 'Gemini',
    reason: 'Jupiter rules gentle birds and open-handedness.',
  },
  {
    id: 'picnics',
    bodies: ['Jupiter', 'Moon', 'Venus'],
    alike: 'outings',
    metrics: [],
    moonIn: 'Taurus',
    reason: 'Jupiter rules plenty, the Moon meals.',
  },
  {
    id: 'visiting-a-zoo',
    bodies: ['Jupiter', 'Mars', 'Moon'],
    alike: 'outings',
    ages: { to: 85 },
    metrics: [],
    moonIn: 'Leo',
    reason: 'Jupiter rules the tame, Mars the wild.',
  },
  {
    id: 'budgeting',
    bodies: ['Saturn', 'Mercury'],
    ages: { from: 16 },
    metrics: ['focus'],
    moonIn: 'Capricorn',
    reason: 'Saturn rules thrift, Mercury numbers.',
  },
  {
    id: 'viewing-a-property',
    bodies: ['Saturn', 'Moon', 'Jupiter'],
    alike: 'property',
    ages: { from: 18, to: 80 },
    metrics: [],
    moonIn: 'Cancer',
    reason: 'Saturn rules land and houses, the Moon dwelling.',
  },
  {
    id: 'setting-long-term-goals',
    bodies: ['Saturn', 'Sun', 'Jupiter'],
    alike: 'plans',
    ages: { from: 13, to: 80 },
    metrics: ['focus'],
    moonIn: 'Capricorn',
    begins: true,
    reason: 'Saturn rules time, the Sun purpose.',
  },
  {
    id: 'undisturbed-deep-work',
    bodies: ['Saturn', 'Pluto', 'Mercury'],
    days: 'working',
    ages: { from: 16, to: 75 },
    metrics: ['focus'],
    moonIn: 'Scorpio',
    reason: 'Saturn is solitary and patient, Pluto goes deep.',
  },
  {
    id: 'visiting-older-relatives',
    bodies: ['Saturn', 'Moon'],
    virtue: true,
    ages: { to: 75 },
    metrics: [],
    moonIn: 'Capricorn',
    themes: ['family'],
    reason: 'Saturn signifies the old, the Moon kin.',
  },
  {
    id: 'practicing-an-instrument',
    bodies: ['Saturn', 'Venus'],
    alike: 'arts',
    ages: { from: 5 },
    metrics: ['focus'],
    moonIn: 'Taurus',
    reason: 'Saturn rules practice, Venus music.',
  },
  {
    id: 'mending-old-things',
    bodies: ['Saturn', 'Venus', 'Mars'],
    alike: 'mending',
    ages: { from: 6 },
    metrics: [],
    moonIn: 'Virgo',
    reason: 'Saturn rules what is old, Venus restores it.',
  },
  {
    id: 'setting-boundaries',
    bodies: ['Saturn', 'Mars', 'Pluto'],
    ages: { from: 13 },
    metrics: [],
    moonIn: 'Capricorn',
    reason: 'Saturn rules fences, Mars guards them.',
  },
  {
    id: 'keeping-a-promise',
    bodies: ['Saturn', 'Sun'],
    virtue: true,
    ages: { from: 5 },
    metrics: [],
    moonIn: 'Capricorn',
    reason: 'Saturn rules duty and good faith over time.',
  },
  {
    id: 'visiting-a-museum',
    bodies: ['Saturn', 'Mercury', 'Jupiter'],
    alike: 'exhibitions',
    metrics: [],
    moonIn: 'Aquarius',
    reason: 'Saturn rules what is old, Mercury learns from it.',
  },
  {
    id: 'tidying-up',
    bodies: ['Saturn', 'Moon', 'Mercury'],
    alike: 'order',
    metrics: [],
    moonIn: 'Taurus',
    reason: 'Saturn rules order, the Moon the house.',
  },
  {
    id: 'telling-old-stories',
    bodies: ['Saturn', 'Moon', 'Mercury'],
    ages: { from: 60 },
    metrics: [],
    moonIn: 'Cancer',
    reason: 'Saturn signifies age, the Moon memory, Mercury the tale.',
  },
  {
    id: 'blocks-and-sandcastles',
    bodies: ['Saturn', 'Mars', 'Moon'],
    ages: { to: 8 },
    metrics: [],
    moonIn: 'Taurus',
    reason: 'Saturn builds, Mars knocks it down.',
  },
  {
    id: 'trying-something-new',
    bodies: ['Uranus', 'Sun'],
    metrics: ['luck'],
    moonIn: 'Aquarius',
    themes: ['changing'],
    begins: true,
    reason: 'Uranus breaks with habit.',
  },
  {
    id: 'brainstorming',
    bodies: ['Uranus', 'Mercury'],
    ages: { from: 10 },
    metrics: ['focus'],
    moonIn: 'Aquarius',
    reason: 'Uranus is sudden insight, Mercury catches it.',
  },
  {
    id: 'meeting-new-people',
    bodies: ['Uranus', 'Venus'],
    metrics: [],
    moonIn: 'Gemini',
    themes: ['company'],
    reason: 'Uranus brings the unexpected, Venus makes it pleasant.',
  },
  {
    id: 'updating-your-devices',
    bodies: ['Uranus', 'Mercury'],
    ages: { from: 13 },
    metrics: [],
    moonIn: 'Aquarius',
    reason: 'Uranus rules electricity and what is new.',
  },
  {
    id: 'launching-something-online',
    bodies: ['Uranus', 'Mercury', 'Sun'],
    ages: { from: 16, to: 80 },
    metrics: ['luck'],
    moonIn: 'Aquarius',
    begins: true,
    reason: 'Uranus rules networks, the Sun the appearance.',
  },
  {
    id: 'changing-your-routine',
    bodies: ['Uranus', 'Saturn'],
    ages: { from: 16 },
    metrics: [],
    moonIn: 'Gemini',
    themes: ['changing'],
    begins: true,
    reason: 'Uranus loosens what Saturn has set.',
  },
  {
    id: 'spontaneous-outings',
    bodies: ['Uranus', 'Jupiter'],
    alike: 'outings',
    metrics: ['luck'],
    moonIn: 'Aries',
    reason: 'Uranus surprises, Jupiter travels.',
  },
  {
    id: 'joining-a-club',
    bodies: ['Uranus', 'Jupiter', 'Moon'],
    ages: { from: 6 },
    metrics: [],
    moonIn: 'Aquarius',
    themes: ['company'],
    begins: true,
    reason: 'Uranus rules circles of friends.',
  },
  {
    id: 'tinkering-and-experiments',
    bodies: ['Uranus', 'Mars'],
    alike: 'mending',
    ages: { from: 6 },
    metrics: [],
    moonIn: 'Aquarius',
    reason: 'Uranus invents, Mars has the tools.',
  },
  {
    id: 'flying-a-kite',
    bodies: ['Uranus', 'Mercury', 'Moon'],
    ages: { from: 1, to: 80 },
    metrics: [],
    moonIn: 'Libra',
    reason: 'Uranus rules the air, Mercury the string.',
  },
  {
    id: 'stargazing',
    bodies: ['Uranus', 'Neptune', 'Moon'],
    metrics: [],
    moonIn: 'Aquarius',
    reason: 'Uranus signifies the heavens, Neptune wonder.',
  },
  {
    id: 'meditation',
    bodies: ['Neptune', 'Moon'],
    ages: { from: 13 },
    metrics: [],
    moonIn: 'Pisces',
    reason: 'Neptune stills and dissolves.',
  },
  {
    id: 'painting-or-making-music',
    bodies: ['Neptune', 'Venus'],
    alike: 'arts',
    ages: { from: 1 },
    metrics: [],
    moonIn: 'Pisces',
    reason: 'Neptune inspires, Venus gives form.',
  },
  {
    id: 'swimming',
    bodies: ['Neptune', 'Mars', 'Moon'],
    alike: 'water',
    ages: { to: 85 },
    metrics: ['energy'],
    moonIn: 'Pisces',
    reason: 'Neptune rules the sea, Mars the stroke, the Moon the waves.',
  },
  {
    id: 'volunteering',
    bodies: ['Neptune', 'Jupiter', 'Saturn'],
    virtue: true,
    ages: { from: 16, to: 80 },
    metrics: [],
    moonIn: 'Virgo',
    reason: 'Neptune serves, Jupiter means well.',
  },
  {
    id: 'watching-a-good-film',
    bodies: ['Neptune', 'Venus', 'Moon'],
    ages: { from: 6 },
    metrics: [],
    moonIn: 'Leo',
    reason: 'Neptune rules images and illusion.',
  },
  {
    id: 'keeping-a-journal',
    bodies: ['Neptune', 'Mercury', 'Pluto'],
    alike: 'writing',
    ages: { from: 8 },
    metrics: [],
    moonIn: 'Cancer',
    reason: 'Neptune dreams, Mercury writes it down.',
  },
  {
    id: 'photography',
    bodies: ['Neptune', 'Uranus', 'Sun'],
    alike: 'pictures',
    ages: { from: 8 },
    metrics: [],
    moonIn: 'Aquarius',
    reason: 'Neptune rules images, the Sun light.',
  },
  {
    id: 'drawing',
    bodies: ['Neptune', 'Mercury'],
    alike: 'arts',
    metrics: [],
    moonIn: 'Libra',
    reason: 'Neptune imagines, Mercury has the hand.',
  },
  {
    id: 'listening-to-music',
    bodies: ['Neptune', 'Venus', 'Mercury'],
    alike: 'arts',
    metrics: [],
    moonIn: 'Gemini',
    reason: 'Neptune dissolves, Venus rules music.',
  },
  {
    id: 'time-by-the-water',
    bodies: ['Neptune', 'Moon', 'Jupiter'],
    alike: 'water',
    metrics: [],
    moonIn: 'Scorpio',
    reason: 'Neptune rules the sea, the Moon its tides.',
  },
  {
    id: 'decluttering',
    bodies: ['Pluto', 'Saturn', 'Moon'],
    alike: 'order',
    ages: { from: 13 },
    metrics: [],
    moonIn: 'Virgo',
    reason: 'Pluto lets go, Saturn decides what stays, the Moon rules the house.',
  },
  {
    id: 'heart-to-heart-talks',
    bodies: ['Pluto', 'Moon', 'Venus'],
    ages: { from: 13 },
    metrics: [],
    moonIn: 'Scorpio',
    themes: ['talking'],
    reason: 'Pluto goes deep, the Moon feels.',
  },
  {
    id: 'in-depth-research',
    bodies: ['Pluto', 'Mercury', 'Saturn'],
    ages: { from: 13 },
    metrics: ['focus'],
    moonIn: 'Scorpio',
    reason: 'Pluto digs, Mercury notes what it finds, Saturn stays with it.',
  },
  {
    id: 'breaking-a-habit',
    bodies: ['Pluto', 'Sun', 'Saturn'],
    ages: { from: 16 },
    metrics: ['energy'],
    moonIn: 'Scorpio',
    themes: ['changing'],
    begins: true,
    reason: 'Pluto ends, the Sun has the will, Saturn the patience.',
  },
  {
    id: 'renovating',
    bodies: ['Pluto', 'Saturn', 'Mars'],
    alike: 'house',
    ages: { from: 18, to: 80 },
    metrics: ['energy'],
    moonIn: 'Capricorn',
    begins: true,
    reason: 'Pluto tears down and renews, Saturn builds.',
  },
  {
    id: 'settling-shared-expenses',
    bodies: ['Pluto', 'Venus', 'Mercury'],
    ages: { from: 16 },
    metrics: [],
    moonIn: 'Scorpio',
    reason: 'Pluto rules what is held in common, Venus fairness.',
  },
  {
    id: 'hide-and-seek',
    bodies: ['Pluto', 'Moon', 'Mars'],
    ages: { to: 12 },
    metrics: [],
    moonIn: 'Scorpio',
    reason: 'Pluto hides, the Moon signifies the young.',
  },
  {
    id: 'treasure-hunts',
    bodies: ['Pluto', 'Jupiter', 'Mercury'],
    ages: { from: 1, to: 70 },
    metrics: [],
    moonIn: 'Aries',
    reason: 'Pluto rules what is buried, Jupiter the find.',
  },
  {
    id: 'digging-and-planting',
    bodies: ['Pluto', 'Moon', 'Venus'],
    alike: 'garden',
    ages: { to: 85 },
    metrics: [],
    moonIn: 'Cancer',
    reason: 'Pluto rules what is under the earth, the Moon growth.',
  },
  {
    id: 'exploring-family-history',
    bodies: ['Pluto', 'Saturn', 'Moon'],
    ages: { from: 12 },
    metrics: [],
    moonIn: 'Scorpio',
    reason: 'Pluto digs, Saturn signifies ancestors, the Moon kin.',
  },
] as const satisfies readonly Activity[];

/**
 * Activities of the bodies whose transits pass in days, after Lilly, Christian Astrology (1647), pp. 65-83: the Sun
 * (rank, honor, being seen), the Moon (home, kin, the public), Mercury (letters, learning, trade, short journeys),
 * Venus (love, ornament, mirth) and Mars (contest, tools, strength).
 */
export const QUICK_RULERS = [
  {
    id: 'job-interviews',
    bodies: ['Sun', 'Mercury', 'Jupiter'],
    days: 'working',
    ages: { from: 16, to: 75 },
    metrics: ['focus'],
    moonIn: 'Leo',
    reason: 'The Sun stands for those in authority, Mercury for question and answer.',
  },
  {
    id: 'asking-for-a-raise',
    bodies: ['Sun', 'Jupiter', 'Venus'],
    days: 'working',
    ages: { from: 16, to: 75 },
    stakes: true,
    metrics: ['luck'],
    moonIn: 'Taurus',
    themes: ['asking'],
    reason: 'The Sun gives honor from superiors, Jupiter their favor.',
  },
  {
    id: 'public-speaking',
    bodies: ['Sun', 'Mercury', 'Mars'],
    days: 'working',
    ages: { from: 13 },
    metrics: ['energy'],
    moonIn: 'Leo',
    reason: 'The Sun puts a person before others, Mercury lends the tongue.',
  },
  {
    id: 'leading-a-team-meeting',
    bodies: ['Sun', 'Saturn', 'Mercury'],
    days: 'working',
    ages: { from: 16, to: 75 },
    metrics: ['focus'],
    moonIn: 'Capricorn',
    reason: 'The Sun commands, Saturn orders, Mercury speaks.',
  },
  {
    id: 'meeting-someone-influential',
    bodies: ['Sun', 'Jupiter', 'Saturn'],
    ages: { from: 16 },
    metrics: ['luck'],
    moonIn: 'Leo',
    reason: 'The Sun signifies people of rank, Jupiter their goodwill, Saturn their standing.',
  },
  {
    id: 'performing-on-stage',
    bodies: ['Sun', 'Neptune', 'Venus'],
    ages: { from: 6, to: 80 },
    metrics: ['energy'],
    moonIn: 'Leo',
    reason: 'The Sun loves to be seen, Neptune casts the spell.',
  },
  {
    id: 'having-your-photo-taken',
    bodies: ['Sun', 'Venus', 'Neptune'],
    alike: 'pictures',
    metrics: [],
    moonIn: 'Leo',
    reason: 'The Sun shows the face, Venus makes it pleasing, Neptune rules images.',
  },
  {
    id: 'celebrating-an-achievement',
    bodies: ['Sun', 'Jupiter', 'Venus'],
    metrics: [],
    moonIn: 'Sagittarius',
    reason: 'The Sun rules honors, Jupiter and Venus the feast.',
  },
  {
    id: 'taking-charge-of-a-project',
    bodies: ['Sun', 'Mars', 'Jupiter'],
    days: 'working',
    ages: { from: 16, to: 75 },
    metrics: ['energy'],
    moonIn: 'Aries',
    begins: true,
    reason: 'The Sun rules command, Mars the first push, Jupiter the backing.',
  },
  {
    id: 'showing-what-you-made',
    bodies: ['Sun', 'Mercury'],
    metrics: [],
    moonIn: 'Leo',
    reason: 'The Sun loves to be seen, Mercury explains.',
  },
  {
    id: 'family-gatherings',
    bodies: ['Moon', 'Venus'],
    metrics: [],
    moonIn: 'Cancer',
    themes: ['family'],
    reason: 'The Moon signifies kin and home, Venus concord.',
  },
  {
    id: 'cooking-for-others',
    bodies: ['Moon', 'Venus', 'Jupiter'],
    alike: 'kitchen',
    ages: { from: 10 },
    metrics: [],
    moonIn: 'Cancer',
    reason: 'The Moon nourishes, Venus pleases the palate.',
  },
  {
    id: 'redecorating-a-room',
    bodies: ['Moon', 'Venus', 'Uranus'],
    alike: 'house',
    ages: { from: 13, to: 85 },
    metrics: [],
    moonIn: 'Taurus',
    reason: 'The Moon rules the home, Venus ornament.',
  },
  {
    id: 'moving-house',
    bodies: ['Moon', 'Saturn', 'Uranus'],
    alike: 'property',
    ages: { from: 18 },
    stakes: true,
    metrics: ['energy'],
    moonIn: 'Cancer',
    begins: true,
    reason: 'The Moon rules dwellings and changes of place, Saturn property.',
  },
  {
    id: 'gardening',
    bodies: ['Moon', 'Saturn', 'Venus'],
    alike: 'garden',
    metrics: [],
    moonIn: 'Taurus',
    reason: 'The Moon governs growth, Saturn the soil.',
  },
  {
    id: 'time-with-children-or-pets',
    bodies: ['Moon', 'Neptune'],
    virtue: true,
    ages: { from: 6 },
    metrics: [],
    moonIn: 'Leo',
    reason: 'The Moon signifies the young and those who need care.',
  },
  {
    id: 'calling-a-parent',
    bodies: ['Moon', 'Saturn'],
    virtue: true,
    ages: { from: 16, to: 70 },
    metrics: [],
    moonIn: 'Cancer',
    themes: ['family'],
    reason: 'The Moon signifies the mother, Saturn the elders.',
  },
  {
    id: 'quiet-evenings-at-home',
    bodies: ['Moon', 'Neptune'],
    metrics: [],
    moonIn: 'Cancer',
    reason: 'The Moon rules the house and the night.',
  },
  {
    id: 'shopping-at-the-market',
    bodies: ['Moon', 'Mercury'],
    ages: { from: 3 },
    metrics: [],
    moonIn: 'Virgo',
    reason: 'The Moon signifies the common people, Mercury their trade.',
  },
  {
    id: 'looking-at-old-photos',
    bodies: ['Moon', 'Saturn', 'Neptune'],
    alike: 'pictures',
    metrics: [],
    moonIn: 'Cancer',
    reason: 'The Moon remembers, Saturn keeps, Neptune rules images.',
  },
  {
    id: 'signing-contracts',
    bodies: ['Mercury', 'Saturn', 'Jupiter'],
    days: 'working',
    ages: { from: 18 },
    stakes: true,
    metrics: ['focus'],
    moonIn: 'Libra',
    themes: ['deciding'],
    begins: true,
    reason: 'Mercury rules papers and bargains, Saturn makes them last.',
  },
  {
    id: 'writing-important-emails',
    bodies: ['Mercury', 'Sun'],
    days: 'working',
    ages: { from: 16, to: 75 },
    metrics: ['focus'],
    moonIn: 'Gemini',
    reason: 'Mercury is the messenger, the Sun gives weight.',
  },
  {
    id: 'studying-for-an-exam',
    bodies: ['Mercury', 'Saturn'],
    alike: 'learning',
    virtue: true,
    ages: { from: 8, to: 75 },
    metrics: ['focus'],
    moonIn: 'Gemini',
    reason: 'Mercury rules learning, Saturn perseverance.',
  },
  {
    id: 'short-trips',
    bodies: ['Mercury', 'Moon'],
    alike: 'outings',
    metrics: [],
    moonIn: 'Gemini',
    reason: 'Mercury and the Moon rule short journeys.',
  },
  {
    id: 'negotiating-a-price',
    bodies: ['Mercury', 'Mars'],
    ages: { from: 16 },
    metrics: ['focus'],
    moonIn: 'Libra',
    themes: ['talking'],
    reason: 'Mercury bargains, Mars holds out.',
  },
  {
    id: 'catching-up-with-neighbors',
    bodies: ['Mercury', 'Moon', 'Venus'],
    metrics: [],
    moonIn: 'Libra',
    reason: 'Mercury and the Moon signify neighbors and talk, Venus goodwill.',
  },
  {
    id: 'buying-electronics',
    bodies: ['Mercury', 'Uranus'],
    ages: { from: 16 },
    metrics: [],
    moonIn: 'Aquarius',
    themes: ['buying'],
    reason: 'Mercury rules trade and clever devices, Uranus electricity.',
  },
  {
    id: 'learning-a-language',
    bodies: ['Mercury', 'Jupiter'],
    alike: 'learning',
    ages: { from: 6 },
    metrics: ['focus'],
    moonIn: 'Sagittarius',
    begins: true,
    reason: 'Mercury rules tongues, Jupiter foreign countries.',
  },
  {
    id: 'sorting-paperwork',
    bodies: ['Mercury', 'Saturn', 'Pluto'],
    ages: { from: 16 },
    metrics: [],
    moonIn: 'Virgo',
    reason: 'Mercury rules papers, Saturn order, Pluto what is thrown out.',
  },
  {
    id: 'creative-writing',
    bodies: ['Mercury', 'Neptune'],
    alike: 'writing',
    ages: { from: 8 },
    metrics: [],
    moonIn: 'Pisces',
    reason: 'Mercury writes, Neptune dreams.',
  },
  {
    id: 'puzzles-and-board-games',
    bodies: ['Mercury', 'Uranus'],
    ages: { from: 2 },
    metrics: ['focus'],
    moonIn: 'Gemini',
    reason: 'Mercury rules wit and play of mind.',
  },
  {
    id: 'difficult-conversations',
    bodies: ['Mercury', 'Pluto', 'Mars'],
    ages: { from: 13 },
    metrics: [],
    moonIn: 'Aries',
    themes: ['talking'],
    reason: 'Mercury speaks, Pluto and Mars bring what is hard to say.',
  },
  {
    id: 'planning-the-week',
    bodies: ['Mercury', 'Saturn', 'Sun'],
    alike: 'plans',
    ages: { from: 10 },
    metrics: ['focus'],
    moonIn: 'Capricorn',
    reason: 'Mercury counts, Saturn measures time, the Sun sets the aim.',
  },
  {
    id: 'explaining-an-idea',
    bodies: ['Mercury', 'Jupiter', 'Sun'],
    ages: { from: 6 },
    metrics: ['focus'],
    moonIn: 'Gemini',
    themes: ['talking'],
    reason: 'Mercury finds words, Jupiter the meaning.',
  },
  {
    id: 'story-time',
    bodies: ['Mercury', 'Neptune', 'Moon'],
    ages: { to: 10 },
    metrics: [],
    moonIn: 'Pisces',
    reason: 'Mercury tells, Neptune imagines, the Moon signifies the young.',
  },
  {
    id: 'reading-a-good-book',
    bodies: ['Mercury', 'Saturn', 'Neptune'],
    ages: { from: 8 },
    metrics: [],
    moonIn: 'Virgo',
    reason: 'Mercury rules books, Saturn quiet hours.',
  },
  {
    id: 'first-dates',
    bodies: ['Venus', 'Mars', 'Sun'],
    ages: { from: 16, to: 80 },
    metrics: ['romance'],
    moonIn: 'Libra',
    begins: true,
    reason: 'Venus rules courtship, Mars desire.',
  },
  {
    id: 'romantic-dinners',
    bodies: ['Venus', 'Moon'],
    ages: { from: 16 },
    metrics: ['romance'],
    moonIn: 'Taurus',
    reason: 'Venus rules love and sweet things, the Moon the table.',
  },
  {
    id: 'declaring-your-feelings',
    bodies: ['Venus', 'Mercury', 'Moon'],
    ages: { from: 16 },
    metrics: ['romance'],
    moonIn: 'Leo',
    themes: ['talking'],
    reason: 'Venus loves, Mercury says so, the Moon feels.',
  },
  {
    id: 'making-up-after-a-quarrel',
    bodies: ['Venus', 'Moon', 'Mars'],
    virtue: true,
    ages: { from: 4 },
    metrics: ['romance'],
    moonIn: 'Libra',
    themes: ['talking'],
    reason: 'Venus reconciles what Mars has parted.',
  },
  {
    id: 'committing-to-a-partner',
    bodies: ['Venus', 'Saturn'],
    ages: { from: 18 },
    stakes: true,
    metrics: ['romance'],
    moonIn: 'Libra',
    themes: ['deciding'],
    begins: true,
    reason: 'Venus joins, Saturn makes it last.',
  },
  {
    id: 'parties-with-friends',
    bodies: ['Venus', 'Jupiter'],
    ages: { from: 1 },
    metrics: [],
    moonIn: 'Aquarius',
    themes: ['company'],
    reason: 'Venus rules mirth, Jupiter plenty.',
  },
  {
    id: 'shopping-for-clothes',
    bodies: ['Venus', 'Sun'],
    ages: { from: 6 },
    metrics: [],
    moonIn: 'Libra',
    themes: ['buying'],
    reason: 'Venus rules apparel, the Sun how one is seen.',
  },
  {
    id: 'haircuts-and-new-looks',
    bodies: ['Venus', 'Uranus'],
    metrics: [],
    moonIn: 'Leo',
    reason: 'Venus adorns, Uranus changes.',
  },
  {
    id: 'visiting-a-gallery',
    bodies: ['Venus', 'Neptune'],
    alike: 'exhibitions',
    ages: { from: 8 },
    metrics: [],
    moonIn: 'Libra',
    reason: 'Venus rules the arts, Neptune vision.',
  },
  {
    id: 'pampering-yourself',
    bodies: ['Venus', 'Neptune'],
    ages: { from: 13 },
    metrics: [],
    moonIn: 'Taurus',
    reason: 'Venus rules ease and pleasure, Neptune the bath.',
  },
  {
    id: 'choosing-gifts',
    bodies: ['Venus', 'Jupiter'],
    ages: { from: 4 },
    metrics: [],
    moonIn: 'Taurus',
    reason: 'Venus pleases, Jupiter gives.',
  },
  {
    id: 'singing',
    bodies: ['Venus', 'Mercury', 'Sun'],
    alike: 'arts',
    metrics: [],
    moonIn: 'Taurus',
    reason: 'Venus rules music, Mercury the voice.',
  },
  {
    id: 'baking-something-sweet',
    bodies: ['Venus', 'Moon', 'Jupiter'],
    alike: 'kitchen',
    ages: { from: 1 },
    metrics: [],
    moonIn: 'Cancer',
    reason: 'Venus rules sweet things, the Moon the kitchen.',
  },
  {
    id: 'starting-a-fitness-routine',
    bodies: ['Mars', 'Sun', 'Saturn'],
    ages: { from: 16, to: 80 },
    metrics: ['energy'],
    moonIn: 'Aries',
    begins: true,
    reason: 'Mars rules exertion, Saturn discipline.',
  },
  {
    id: 'competitive-sports',
    bodies: ['Mars', 'Sun', 'Jupiter'],
    ages: { from: 6, to: 65 },
    metrics: ['energy'],
    moonIn: 'Aries',
    reason: 'Mars rules contests, the Sun victory.',
  },
  {
    id: 'repairs-around-the-house',
    bodies: ['Mars', 'Saturn', 'Moon'],
    alike: 'mending',
    ages: { from: 16, to: 80 },
    metrics: ['energy'],
    moonIn: 'Virgo',
    reason: 'Mars rules iron and tools, the Moon the house.',
  },
  {
    id: 'standing-your-ground',
    bodies: ['Mars', 'Sun', 'Pluto'],
    ages: { from: 4 },
    metrics: [],
    moonIn: 'Aries',
    reason: 'Mars rules courage.',
  },
  {
    id: 'long-walks-or-hikes',
    bodies: ['Mars', 'Jupiter'],
    alike: 'outdoors',
    ages: { from: 6, to: 85 },
    metrics: ['energy'],
    moonIn: 'Sagittarius',
    reason: 'Mars moves the limbs, Jupiter widens the road.',
  },
  {
    id: 'going-dancing',
    bodies: ['Mars', 'Venus', 'Sun'],
    ages: { from: 16, to: 85 },
    metrics: ['energy', 'romance'],
    moonIn: 'Leo',
    reason: 'Mars moves, Venus keeps time, the Sun shines.',
  },
  {
    id: 'tackling-a-backlog',
    bodies: ['Mars', 'Saturn', 'Mercury'],
    days: 'working',
    ages: { from: 16, to: 75 },
    metrics: ['energy', 'focus'],
    moonIn: 'Capricorn',
    reason: 'Mars attacks, Saturn endures.',
  },
  {
    id: 'pitching-an-idea',
    bodies: ['Mars', 'Mercury', 'Uranus'],
    days: 'working',
    ages: { from: 16, to: 75 },
    metrics: ['energy'],
    moonIn: 'Aries',
    begins: true,
    reason: 'Mars goes first, Mercury persuades.',
  },
  {
    id: 'moving-furniture',
    bodies: ['Mars', 'Moon', 'Saturn'],
    alike: 'house',
    ages: { from: 16, to: 70 },
    metrics: ['energy'],
    moonIn: 'Taurus',
    reason: 'Mars lifts, the Moon rearranges the house.',
  },
  {
    id: 'vigorous-cleaning',
    bodies: ['Mars', 'Pluto', 'Moon'],
    alike: 'order',
    ages: { from: 16, to: 75 },
    metrics: ['energy'],
    moonIn: 'Virgo',
    reason: 'Mars scrubs, Pluto throws out.',
  },
  {
    id: 'playing-outside',
    bodies: ['Mars', 'Moon', 'Jupiter'],
    alike: 'outdoors',
    ages: { to: 12 },
    metrics: [],
    moonIn: 'Sagittarius',
    reason: 'Mars runs, the Moon signifies the young.',
  },
  {
    id: 'walking-in-the-fresh-air',
    bodies: ['Mars', 'Mercury', 'Moon'],
    alike: 'outdoors',
    metrics: [],
    moonIn: 'Gemini',
    reason: 'Mars moves the limbs, Mercury and the Moon rule short ways.',
  },
  {
    id: 'building-something',
    bodies: ['Mars', 'Mercury', 'Saturn'],
    alike: 'mending',
    ages: { from: 1 },
    metrics: [],
    moonIn: 'Capricorn',
    reason: 'Mars has the tools, Mercury the plan, Saturn builds.',
  },
] as const satisfies readonly Activity[];

/** The identifier of an activity of the catalogue. */
export type ActivityId = (typeof QUICK_RULERS | typeof SLOW_RULERS)[number]['id'];

/** An activity of the catalogue. */
export type KnownActivity = Activity<ActivityId>;

/** The catalogue of activities, by their rulers in the usual order. */
export const ACTIVITIES: readonly KnownActivity[] = [...QUICK_RULERS, ...SLOW_RULERS];
