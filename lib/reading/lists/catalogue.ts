import type { Body, Sign } from '#lib/ephemeris/zodiac.ts';
import type { Metric } from '#lib/scoring/day.ts';

/** Matters of which activities and lines both speak, and on which a day is to be of one mind. */
export const THEMES = ['asking', 'buying', 'changing', 'company', 'deciding', 'family', 'talking'] as const;
export type LineTheme = (typeof THEMES)[number];

/** Further matters, of which activities and the advice of the sky speak. */
export const SKY_THEMES = [
  'creating',
  'exercising',
  'home',
  'learning',
  'love',
  'money',
  'planning',
  'resting',
  'showing',
  'tidying',
  'traveling',
  'working',
  'writing',
] as const;
export type Theme = LineTheme | (typeof SKY_THEMES)[number];

/** Something that a person may do or leave on a day. What it is called stands with the words of each language. */
export type Activity<Id extends string = string> = {
  /** Its identifier, which never changes: lower-case words joined by hyphens. */
  id: Id;
  /** The bodies it belongs to, its ruler first; each counts less than the one before. */
  bodies: readonly [ruler: Body, second?: Body, third?: Body];
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
    metrics: ['luck'],
    moonIn: 'Sagittarius',
    themes: ['traveling'],
    reason: 'Jupiter and Mercury rule journeys, long and short.',
  },
  {
    id: 'booking-a-long-journey',
    bodies: ['Jupiter', 'Uranus', 'Mercury'],
    metrics: ['luck'],
    moonIn: 'Sagittarius',
    themes: ['traveling'],
    begins: true,
    reason: 'Jupiter rules far countries.',
  },
  {
    id: 'major-purchases',
    bodies: ['Jupiter', 'Venus', 'Saturn'],
    metrics: ['luck'],
    moonIn: 'Taurus',
    themes: ['buying', 'deciding', 'money'],
    begins: true,
    reason: 'Jupiter signifies means, Venus goods, Saturn what lasts.',
  },
  {
    id: 'asking-for-a-favor',
    bodies: ['Jupiter', 'Venus'],
    metrics: ['luck'],
    moonIn: 'Libra',
    themes: ['asking'],
    reason: 'Jupiter and Venus, the two fortunes, rule favor and goodwill.',
  },
  {
    id: 'sending-applications',
    bodies: ['Jupiter', 'Mercury', 'Sun'],
    metrics: ['luck'],
    moonIn: 'Sagittarius',
    begins: true,
    reason: 'Jupiter opens, Mercury carries the letter.',
  },
  {
    id: 'entering-a-raffle',
    bodies: ['Jupiter', 'Uranus'],
    metrics: ['luck'],
    moonIn: 'Sagittarius',
    reason: 'Jupiter is the greater fortune, Uranus the surprise.',
  },
  {
    id: 'giving-to-charity',
    bodies: ['Jupiter', 'Neptune'],
    metrics: [],
    moonIn: 'Pisces',
    reason: 'Jupiter rules generosity, Neptune compassion.',
  },
  {
    id: 'hosting-guests',
    bodies: ['Jupiter', 'Moon', 'Venus'],
    metrics: [],
    moonIn: 'Cancer',
    themes: ['company'],
    reason: 'Jupiter rules plenty, the Moon the house.',
  },
  {
    id: 'teaching-or-mentoring',
    bodies: ['Jupiter', 'Mercury', 'Saturn'],
    metrics: [],
    moonIn: 'Sagittarius',
    reason: 'Jupiter signifies teachers, Mercury pupils.',
  },
  {
    id: 'dreaming-up-big-plans',
    bodies: ['Jupiter', 'Neptune', 'Sun'],
    metrics: [],
    moonIn: 'Sagittarius',
    themes: ['planning'],
    reason: 'Jupiter enlarges, Neptune imagines.',
  },
  {
    id: 'outdoor-adventures',
    bodies: ['Jupiter', 'Mars'],
    metrics: ['energy'],
    moonIn: 'Sagittarius',
    reason: 'Jupiter loves wide country, Mars daring.',
  },
  {
    id: 'budgeting',
    bodies: ['Saturn', 'Mercury'],
    metrics: ['focus'],
    moonIn: 'Capricorn',
    themes: ['money'],
    reason: 'Saturn rules thrift, Mercury numbers.',
  },
  {
    id: 'viewing-a-property',
    bodies: ['Saturn', 'Moon', 'Jupiter'],
    metrics: [],
    moonIn: 'Cancer',
    reason: 'Saturn rules land and houses, the Moon dwelling.',
  },
  {
    id: 'setting-long-term-goals',
    bodies: ['Saturn', 'Sun', 'Jupiter'],
    metrics: ['focus'],
    moonIn: 'Capricorn',
    themes: ['planning'],
    begins: true,
    reason: 'Saturn rules time, the Sun purpose.',
  },
  {
    id: 'undisturbed-deep-work',
    bodies: ['Saturn', 'Pluto', 'Mercury'],
    metrics: ['focus'],
    moonIn: 'Scorpio',
    themes: ['working'],
    reason: 'Saturn is solitary and patient, Pluto goes deep.',
  },
  {
    id: 'visiting-older-relatives',
    bodies: ['Saturn', 'Moon'],
    metrics: [],
    moonIn: 'Capricorn',
    themes: ['family'],
    reason: 'Saturn signifies the old, the Moon kin.',
  },
  {
    id: 'practicing-an-instrument',
    bodies: ['Saturn', 'Venus'],
    metrics: ['focus'],
    moonIn: 'Taurus',
    themes: ['learning'],
    reason: 'Saturn rules practice, Venus music.',
  },
  {
    id: 'mending-old-things',
    bodies: ['Saturn', 'Venus', 'Mars'],
    metrics: [],
    moonIn: 'Virgo',
    reason: 'Saturn rules what is old, Venus restores it.',
  },
  {
    id: 'setting-boundaries',
    bodies: ['Saturn', 'Mars', 'Pluto'],
    metrics: [],
    moonIn: 'Capricorn',
    reason: 'Saturn rules fences, Mars guards them.',
  },
  {
    id: 'keeping-a-promise',
    bodies: ['Saturn', 'Sun'],
    metrics: [],
    moonIn: 'Capricorn',
    reason: 'Saturn rules duty and good faith over time.',
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
    metrics: [],
    moonIn: 'Aquarius',
    reason: 'Uranus rules electricity and what is new.',
  },
  {
    id: 'launching-something-online',
    bodies: ['Uranus', 'Mercury', 'Sun'],
    metrics: ['luck'],
    moonIn: 'Aquarius',
    begins: true,
    reason: 'Uranus rules networks, the Sun the appearance.',
  },
  {
    id: 'changing-your-routine',
    bodies: ['Uranus', 'Saturn'],
    metrics: [],
    moonIn: 'Gemini',
    themes: ['changing'],
    begins: true,
    reason: 'Uranus loosens what Saturn has set.',
  },
  {
    id: 'spontaneous-outings',
    bodies: ['Uranus', 'Jupiter'],
    metrics: ['luck'],
    moonIn: 'Aries',
    themes: ['traveling'],
    reason: 'Uranus surprises, Jupiter travels.',
  },
  {
    id: 'joining-a-club',
    bodies: ['Uranus', 'Jupiter', 'Moon'],
    metrics: [],
    moonIn: 'Aquarius',
    themes: ['company'],
    begins: true,
    reason: 'Uranus rules circles of friends.',
  },
  {
    id: 'tinkering-and-experiments',
    bodies: ['Uranus', 'Mars'],
    metrics: [],
    moonIn: 'Aquarius',
    themes: ['creating'],
    reason: 'Uranus invents, Mars has the tools.',
  },
  {
    id: 'meditation',
    bodies: ['Neptune', 'Moon'],
    metrics: [],
    moonIn: 'Pisces',
    themes: ['resting'],
    reason: 'Neptune stills and dissolves.',
  },
  {
    id: 'painting-or-making-music',
    bodies: ['Neptune', 'Venus'],
    metrics: [],
    moonIn: 'Pisces',
    themes: ['creating'],
    reason: 'Neptune inspires, Venus gives form.',
  },
  {
    id: 'swimming',
    bodies: ['Neptune', 'Mars'],
    metrics: ['energy'],
    moonIn: 'Pisces',
    themes: ['exercising'],
    reason: 'Neptune rules the sea, Mars the stroke.',
  },
  {
    id: 'volunteering',
    bodies: ['Neptune', 'Jupiter', 'Saturn'],
    metrics: [],
    moonIn: 'Pisces',
    reason: 'Neptune serves, Jupiter means well.',
  },
  {
    id: 'watching-a-good-film',
    bodies: ['Neptune', 'Venus', 'Moon'],
    metrics: [],
    moonIn: 'Cancer',
    themes: ['resting'],
    reason: 'Neptune rules images and illusion.',
  },
  {
    id: 'keeping-a-journal',
    bodies: ['Neptune', 'Mercury', 'Pluto'],
    metrics: [],
    moonIn: 'Cancer',
    themes: ['writing'],
    reason: 'Neptune dreams, Mercury writes it down.',
  },
  {
    id: 'photography',
    bodies: ['Neptune', 'Uranus', 'Sun'],
    metrics: [],
    moonIn: 'Aquarius',
    themes: ['creating'],
    reason: 'Neptune rules images, the Sun light.',
  },
  {
    id: 'decluttering',
    bodies: ['Pluto', 'Saturn'],
    metrics: [],
    moonIn: 'Virgo',
    themes: ['tidying'],
    reason: 'Pluto lets go, Saturn decides what stays.',
  },
  {
    id: 'heart-to-heart-talks',
    bodies: ['Pluto', 'Moon', 'Venus'],
    metrics: [],
    moonIn: 'Scorpio',
    themes: ['talking'],
    reason: 'Pluto goes deep, the Moon feels.',
  },
  {
    id: 'in-depth-research',
    bodies: ['Pluto', 'Mercury'],
    metrics: ['focus'],
    moonIn: 'Scorpio',
    themes: ['learning'],
    reason: 'Pluto digs, Mercury notes what it finds.',
  },
  {
    id: 'breaking-a-habit',
    bodies: ['Pluto', 'Mars', 'Saturn'],
    metrics: ['energy'],
    moonIn: 'Scorpio',
    themes: ['changing'],
    begins: true,
    reason: 'Pluto ends, Mars has the will.',
  },
  {
    id: 'renovating',
    bodies: ['Pluto', 'Saturn', 'Mars'],
    metrics: ['energy'],
    moonIn: 'Capricorn',
    themes: ['home'],
    begins: true,
    reason: 'Pluto tears down and renews, Saturn builds.',
  },
  {
    id: 'settling-shared-expenses',
    bodies: ['Pluto', 'Venus', 'Mercury'],
    metrics: [],
    moonIn: 'Scorpio',
    themes: ['money'],
    reason: 'Pluto rules what is held in common, Venus fairness.',
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
    metrics: ['focus'],
    moonIn: 'Leo',
    reason: 'The Sun stands for those in authority, Mercury for question and answer.',
  },
  {
    id: 'asking-for-a-raise',
    bodies: ['Sun', 'Jupiter', 'Venus'],
    metrics: ['luck'],
    moonIn: 'Taurus',
    themes: ['asking'],
    reason: 'The Sun gives honor from superiors, Jupiter their favor.',
  },
  {
    id: 'public-speaking',
    bodies: ['Sun', 'Mercury', 'Mars'],
    metrics: ['energy'],
    moonIn: 'Leo',
    themes: ['showing'],
    reason: 'The Sun puts a person before others, Mercury lends the tongue.',
  },
  {
    id: 'leading-a-team-meeting',
    bodies: ['Sun', 'Saturn', 'Mercury'],
    metrics: ['focus'],
    moonIn: 'Capricorn',
    themes: ['working'],
    reason: 'The Sun commands, Saturn orders, Mercury speaks.',
  },
  {
    id: 'meeting-someone-influential',
    bodies: ['Sun', 'Jupiter'],
    metrics: ['luck'],
    moonIn: 'Leo',
    reason: 'The Sun signifies people of rank, Jupiter their goodwill.',
  },
  {
    id: 'performing-on-stage',
    bodies: ['Sun', 'Neptune', 'Venus'],
    metrics: ['energy'],
    moonIn: 'Leo',
    themes: ['showing'],
    reason: 'The Sun loves to be seen, Neptune casts the spell.',
  },
  {
    id: 'having-your-photo-taken',
    bodies: ['Sun', 'Venus'],
    metrics: [],
    moonIn: 'Leo',
    themes: ['showing'],
    reason: 'The Sun shows the face, Venus makes it pleasing.',
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
    bodies: ['Sun', 'Mars', 'Saturn'],
    metrics: ['energy'],
    moonIn: 'Aries',
    themes: ['working'],
    begins: true,
    reason: 'The Sun rules command, Mars the first push.',
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
    metrics: [],
    moonIn: 'Cancer',
    reason: 'The Moon nourishes, Venus pleases the palate.',
  },
  {
    id: 'redecorating-a-room',
    bodies: ['Moon', 'Venus', 'Uranus'],
    metrics: [],
    moonIn: 'Taurus',
    themes: ['home'],
    reason: 'The Moon rules the home, Venus ornament.',
  },
  {
    id: 'moving-house',
    bodies: ['Moon', 'Saturn', 'Uranus'],
    metrics: ['energy'],
    moonIn: 'Cancer',
    themes: ['home'],
    begins: true,
    reason: 'The Moon rules dwellings and changes of place, Saturn property.',
  },
  {
    id: 'gardening',
    bodies: ['Moon', 'Saturn', 'Venus'],
    metrics: [],
    moonIn: 'Taurus',
    reason: 'The Moon governs growth, Saturn the soil.',
  },
  {
    id: 'time-with-children-or-pets',
    bodies: ['Moon', 'Neptune'],
    metrics: [],
    moonIn: 'Leo',
    reason: 'The Moon signifies the young and those who need care.',
  },
  {
    id: 'calling-a-parent',
    bodies: ['Moon', 'Saturn', 'Mercury'],
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
    themes: ['home', 'resting'],
    reason: 'The Moon rules the house and the night.',
  },
  {
    id: 'shopping-at-the-market',
    bodies: ['Moon', 'Mercury'],
    metrics: [],
    moonIn: 'Virgo',
    themes: ['buying'],
    reason: 'The Moon signifies the common people, Mercury their trade.',
  },
  {
    id: 'signing-contracts',
    bodies: ['Mercury', 'Saturn', 'Jupiter'],
    metrics: ['focus'],
    moonIn: 'Libra',
    themes: ['deciding'],
    begins: true,
    reason: 'Mercury rules papers and bargains, Saturn makes them last.',
  },
  {
    id: 'writing-important-emails',
    bodies: ['Mercury', 'Sun'],
    metrics: ['focus'],
    moonIn: 'Gemini',
    themes: ['writing'],
    reason: 'Mercury is the messenger, the Sun gives weight.',
  },
  {
    id: 'studying-for-an-exam',
    bodies: ['Mercury', 'Saturn', 'Jupiter'],
    metrics: ['focus'],
    moonIn: 'Gemini',
    themes: ['learning'],
    reason: 'Mercury rules learning, Saturn perseverance, Jupiter the sciences.',
  },
  {
    id: 'short-trips',
    bodies: ['Mercury', 'Moon', 'Uranus'],
    metrics: [],
    moonIn: 'Gemini',
    themes: ['traveling'],
    reason: 'Mercury and the Moon rule short journeys.',
  },
  {
    id: 'negotiating-a-price',
    bodies: ['Mercury', 'Mars'],
    metrics: ['focus'],
    moonIn: 'Libra',
    themes: ['money', 'talking'],
    reason: 'Mercury bargains, Mars holds out.',
  },
  {
    id: 'catching-up-with-neighbors',
    bodies: ['Mercury', 'Moon', 'Venus'],
    metrics: [],
    moonIn: 'Libra',
    themes: ['company', 'talking'],
    reason: 'Mercury and the Moon signify neighbors and talk, Venus goodwill.',
  },
  {
    id: 'buying-electronics',
    bodies: ['Mercury', 'Uranus'],
    metrics: [],
    moonIn: 'Aquarius',
    themes: ['buying'],
    reason: 'Mercury rules trade and clever devices, Uranus electricity.',
  },
  {
    id: 'learning-a-language',
    bodies: ['Mercury', 'Jupiter'],
    metrics: ['focus'],
    moonIn: 'Sagittarius',
    themes: ['learning'],
    begins: true,
    reason: 'Mercury rules tongues, Jupiter foreign countries.',
  },
  {
    id: 'sorting-paperwork',
    bodies: ['Mercury', 'Saturn', 'Pluto'],
    metrics: [],
    moonIn: 'Virgo',
    themes: ['tidying'],
    reason: 'Mercury rules papers, Saturn order, Pluto what is thrown out.',
  },
  {
    id: 'creative-writing',
    bodies: ['Mercury', 'Neptune'],
    metrics: [],
    moonIn: 'Pisces',
    themes: ['creating', 'writing'],
    reason: 'Mercury writes, Neptune dreams.',
  },
  {
    id: 'puzzles-and-board-games',
    bodies: ['Mercury', 'Uranus'],
    metrics: ['focus'],
    moonIn: 'Gemini',
    reason: 'Mercury rules wit and play of mind.',
  },
  {
    id: 'difficult-conversations',
    bodies: ['Mercury', 'Pluto', 'Mars'],
    metrics: [],
    moonIn: 'Scorpio',
    themes: ['talking'],
    reason: 'Mercury speaks, Pluto and Mars bring what is hard to say.',
  },
  {
    id: 'planning-the-week',
    bodies: ['Mercury', 'Saturn', 'Sun'],
    metrics: ['focus'],
    moonIn: 'Capricorn',
    themes: ['planning'],
    reason: 'Mercury counts, Saturn measures time, the Sun sets the aim.',
  },
  {
    id: 'explaining-an-idea',
    bodies: ['Mercury', 'Jupiter', 'Sun'],
    metrics: ['focus'],
    moonIn: 'Gemini',
    themes: ['talking'],
    reason: 'Mercury finds words, Jupiter the meaning.',
  },
  {
    id: 'first-dates',
    bodies: ['Venus', 'Mars', 'Sun'],
    metrics: ['romance'],
    moonIn: 'Libra',
    themes: ['love'],
    begins: true,
    reason: 'Venus rules courtship, Mars desire.',
  },
  {
    id: 'romantic-dinners',
    bodies: ['Venus', 'Moon'],
    metrics: ['romance'],
    moonIn: 'Taurus',
    themes: ['love'],
    reason: 'Venus rules love and sweet things, the Moon the table.',
  },
  {
    id: 'declaring-your-feelings',
    bodies: ['Venus', 'Mercury'],
    metrics: ['romance'],
    moonIn: 'Leo',
    themes: ['love', 'talking'],
    reason: 'Venus loves, Mercury says so.',
  },
  {
    id: 'making-up-after-a-quarrel',
    bodies: ['Venus', 'Moon', 'Mars'],
    metrics: ['romance'],
    moonIn: 'Libra',
    themes: ['talking'],
    reason: 'Venus reconciles what Mars has parted.',
  },
  {
    id: 'committing-to-a-partner',
    bodies: ['Venus', 'Saturn'],
    metrics: ['romance'],
    moonIn: 'Libra',
    themes: ['deciding', 'love'],
    begins: true,
    reason: 'Venus joins, Saturn makes it last.',
  },
  {
    id: 'parties-with-friends',
    bodies: ['Venus', 'Jupiter'],
    metrics: [],
    moonIn: 'Aquarius',
    themes: ['company'],
    reason: 'Venus rules mirth, Jupiter plenty.',
  },
  {
    id: 'shopping-for-clothes',
    bodies: ['Venus', 'Sun'],
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
    metrics: [],
    moonIn: 'Libra',
    reason: 'Venus rules the arts, Neptune vision.',
  },
  {
    id: 'pampering-yourself',
    bodies: ['Venus', 'Moon', 'Neptune'],
    metrics: [],
    moonIn: 'Taurus',
    themes: ['resting'],
    reason: 'Venus rules ease and pleasure.',
  },
  {
    id: 'choosing-gifts',
    bodies: ['Venus', 'Jupiter'],
    metrics: [],
    moonIn: 'Taurus',
    reason: 'Venus pleases, Jupiter gives.',
  },
  {
    id: 'starting-a-fitness-routine',
    bodies: ['Mars', 'Sun', 'Saturn'],
    metrics: ['energy'],
    moonIn: 'Aries',
    themes: ['changing', 'exercising'],
    begins: true,
    reason: 'Mars rules exertion, Saturn discipline.',
  },
  {
    id: 'competitive-sports',
    bodies: ['Mars', 'Sun', 'Jupiter'],
    metrics: ['energy'],
    moonIn: 'Aries',
    themes: ['exercising'],
    reason: 'Mars rules contests, the Sun victory.',
  },
  {
    id: 'repairs-around-the-house',
    bodies: ['Mars', 'Saturn', 'Moon'],
    metrics: ['energy'],
    moonIn: 'Virgo',
    themes: ['home'],
    reason: 'Mars rules iron and tools, the Moon the house.',
  },
  {
    id: 'standing-your-ground',
    bodies: ['Mars', 'Sun', 'Pluto'],
    metrics: [],
    moonIn: 'Aries',
    reason: 'Mars rules courage.',
  },
  {
    id: 'long-walks-or-hikes',
    bodies: ['Mars', 'Jupiter'],
    metrics: ['energy'],
    moonIn: 'Sagittarius',
    themes: ['exercising'],
    reason: 'Mars moves the limbs, Jupiter widens the road.',
  },
  {
    id: 'going-dancing',
    bodies: ['Mars', 'Venus'],
    metrics: ['energy', 'romance'],
    moonIn: 'Leo',
    themes: ['exercising'],
    reason: 'Mars moves, Venus keeps time.',
  },
  {
    id: 'tackling-a-backlog',
    bodies: ['Mars', 'Saturn', 'Mercury'],
    metrics: ['energy', 'focus'],
    moonIn: 'Capricorn',
    themes: ['working'],
    reason: 'Mars attacks, Saturn endures.',
  },
  {
    id: 'pitching-an-idea',
    bodies: ['Mars', 'Mercury', 'Uranus'],
    metrics: ['energy'],
    moonIn: 'Aries',
    themes: ['showing'],
    begins: true,
    reason: 'Mars goes first, Mercury persuades.',
  },
  {
    id: 'moving-furniture',
    bodies: ['Mars', 'Moon', 'Saturn'],
    metrics: ['energy'],
    moonIn: 'Taurus',
    themes: ['home'],
    reason: 'Mars lifts, the Moon rearranges the house.',
  },
  {
    id: 'vigorous-cleaning',
    bodies: ['Mars', 'Pluto', 'Moon'],
    metrics: ['energy'],
    moonIn: 'Virgo',
    themes: ['tidying'],
    reason: 'Mars scrubs, Pluto throws out.',
  },
] as const satisfies readonly Activity[];

/** The identifier of an activity of the catalogue. */
export type ActivityId = (typeof QUICK_RULERS | typeof SLOW_RULERS)[number]['id'];

/** An activity of the catalogue. */
export type KnownActivity = Activity<ActivityId>;

/** The catalogue of activities, by their rulers in the usual order. */
export const ACTIVITIES: readonly KnownActivity[] = [...QUICK_RULERS, ...SLOW_RULERS];
