import type { DayKind, Holiday, LineRow } from '../scenes.ts';

type ByTone = Readonly<Record<'easy' | 'hard', readonly LineRow[]>>;

/** Lines for Valentine's Day. */
// biome-ignore format: one row per line
export const VALENTINE: ByTone = {
  easy: [
    ['It’s Valentine’s Day, and affection is welcome in any direction.', 'adult'],
    ['On Valentine’s Day, a dinner you really like is celebration enough, for two or for one.', 'adult'],
    ['Valentine’s Day finds you in a warm mood, and there’s no rule about who gets it.', 'adult'],
    ['If you’re fond of someone, Valentine’s Day is a good excuse to say so.', 'adult'],
    ['Chocolate is just as good on Valentine’s Day with a date or without.', 'adult'],
    ['Let Valentine’s Day be about everyone you love, starting with the nearest.', 'adult'],
    ['There’s enough love around this Valentine’s Day for couples, friends and whoever’s alone.', 'adult'],
    ['A handwritten card works on Valentine’s Day, for an old love or a good friend.', 'adult'],
  ],
  hard: [
    ['This Valentine’s Day isn’t a test, whether you spend it with someone or alone.', 'adult'],
    ['You owe Valentine’s Day nothing, and a friendly evening is enough.', 'adult'],
    ['Expect less of Valentine’s Day, and be kind to yourself and whoever’s near.', 'adult'],
    ['Plenty of people find Valentine’s Day difficult, with a partner as well as without.', 'adult'],
  ],
};

/** Lines for a day that is otherwise better or worse than its lead. */
// biome-ignore format: one row per line
export const OTHERWISE: Readonly<Record<'better' | 'worse', readonly LineRow[]>> = {
  better: [
    ['All in all, it’s a good day.'],
    ['Past one hard thing, the day is easy on you.'],
    ['One thing is hard today, and nearly all else is on your side.'],
    ['Most of what you do today goes well.'],
    ['There’s one rough spot today, and the rest is good.'],
    ['Most of the day is friendly.'],
    ['The good hours outnumber the hard ones by far.'],
    ['The day as a whole is a good one.'],
    ['In most things you’re well supported.'],
    ['Most things go right today, and they count, too.'],
    ['There’s more help around than trouble.'],
    ['You’ll find most of the day kind.'],
  ],
  worse: [
    ['The rest of the day asks for patience.'],
    ['Most things take more effort than usual.'],
    ['Much of the day is uphill, so keep plans short.'],
    ['It’s a slow day with one bright spot.'],
    ['Leave yourself extra time for the rest of the day.'],
    ['There’s friction elsewhere, so choose your moments.'],
    ['Don’t ask as much of the rest of the day.'],
    ['Most other things can wait until it’s easier.'],
  ],
};

/** Lines for a day as a whole, by its rating. Those of a heavy day are its first sentence. */
// biome-ignore format: one row per line
export const WHOLE_DAY: Readonly<Record<DayKind, readonly LineRow[]>> = {
  great: [
    ['Whatever you’ve been saving for a good day, this is the one.'],
    ['Very little is in your way, so start with what you want most.'],
    ['Good things are likelier than usual, so say yes.'],
    ['Most of what you touch goes well.'],
    ['Nearly everything is with you today.'],
    ['Hardly anything you try is likely to be wasted.'],
    ['The day’s on your side, so enjoy it.'],
    ['It’s a day for whatever you love most.'],
    ['Doors that stick on other days open at a push.'],
    ['There’s more goodwill around you than you could use up.'],
    ['Leave room for luck, because there’s plenty of it.'],
    ['If you’ve been waiting for a sign, a day this friendly will do.'],
    ['The day has room for more than you’d planned.'],
  ],
  heavy: [
    ['It’s a heavy day, and that isn’t your doing.'],
    ['Most things take twice the effort today, so do half as many.'],
    ['Today’s uphill, and you only have to get through it.'],
    ['Several things are hard at once, and none of them is your fault.'],
    ['It’s a hard day, and you’re doing better than it feels.'],
    ['If today feels heavy, you’re not imagining it.'],
    ['A day like this is hard on anyone.'],
    ['The going is rough today, and slow is fast enough.'],
    ['What goes wrong today is mostly the day, not you.'],
    ['Nobody shines on a day this heavy, and nobody has to.'],
    ['This is a hard day, and a short list is enough.'],
    ['Ask less of yourself today, because everything weighs more.'],
    ['There’s a lot of friction today, and you didn’t start it.'],
    ['Don’t judge anything by a day as heavy as this one.'],
    ['You’re allowed to simply get through a day this rough.'],
    ['Several pressures meet today, so take them one at a time.'],
    ['Expect a hard day, and keep one good hour of it for yourself.'],
  ],
};

/** Lines for holidays. */
// biome-ignore format: one row per line
export const HOLIDAYS: Readonly<Record<Holiday, readonly LineRow[]>> = {
  'new-year': [
    ['It’s New Year’s Day, and one good intention is enough.'],
    ['The year is new, and today can be slow.'],
    ['Begin the year with a walk, however short.'],
    ['It’s January 1, a good day to wish people well.'],
  ],
  'may-day': [
    ['It’s the first of May, and a good day to be outdoors.'],
    ['Nobody needs you at a desk today.', 'working'],
  ],
  'christmas': [
    ['If you’re celebrating Christmas, leave one hour without a plan.'],
    ['Over the holidays, a short visit counts as much as a long one.'],
    ['Whoever cooked the holiday dinner deserves the best chair.'],
    ['If Christmas is quiet where you are, let it be a good kind of quiet.'],
    ['Old arguments can wait until the new year.'],
  ],
  'new-years-eve': [
    ['It’s the last day of the year, and one honest look back is enough.'],
    ['Decide before midnight what you’d like to leave in the old year.'],
    ['Spend the last evening of the year with people who make you laugh.'],
    ['Raise a glass of something to the year, whatever it was like.'],
  ],
};

/** The first sentence of a hard day; `{time}` is when it gets better. */
// biome-ignore format: one row per line
export const EASES: readonly LineRow[] = [
  ['It’s a heavy day, and it eases {time}.'],
  ['Most things are uphill today, and the going is easier {time}.'],
  ['Today’s the hard part, and {time} you’ll feel lighter.'],
  ['If everything feels heavy, it’s the day, and it lifts {time}.'],
  ['Several pressures meet today, and they ease {time}.'],
  ['The going is rough today, and {time} the mood is kinder.'],
  ['Be patient with a hard day, because it gets better {time}.'],
  ['Today takes twice the effort, and the weight comes off {time}.'],
  ['Nobody’s at their best on a day this heavy, and it passes {time}.'],
  ['Much of what’s hard today looks different {time}.'],
  ['The strain is real today, and it lets go of you {time}.'],
  ['You may feel hemmed in today, and {time} there’s more room to breathe.'],
  ['Go gently, because today is heavy and the relief comes {time}.'],
  ['It’s slow, hard going today, and {time} you can loosen your grip.'],
  ['Hold out through a rough day, because some relief comes {time}.'],
];

/** Lines for the day before a much better one. */
// biome-ignore format: one row per line
export const TURNS_BETTER: readonly LineRow[] = [
  ['Tomorrow is the better day for anything that counts.'],
  ['Tomorrow goes much more smoothly.'],
  ['By tomorrow you’ll be in better spirits, and better company.'],
  ['The wind turns tomorrow, and it’ll be at your back.'],
  ['Whatever won’t budge now may give way tomorrow.'],
  ['There’s a much friendlier day tomorrow.'],
  ['Plan something nice for tomorrow, when the going is easier.'],
  ['You’ll have more to smile about tomorrow.'],
];

/** Lines for the day before a much harder one. */
// biome-ignore format: one row per line
export const TURNS_WORSE: readonly LineRow[] = [
  ['Get to bed early, because tomorrow’s a long day.'],
  ['Make the most of today, because tomorrow is slower.'],
  ['Tomorrow is harder going, so rest well tonight.'],
  ['Enjoy the evening, and take tomorrow slowly.'],
  ['Tomorrow asks for more patience.'],
  ['Don’t plan too much for tomorrow.'],
  ['Keep an hour free tomorrow, because the going is slower.'],
  ['Keep tomorrow’s plans short.'],
];

/** Lines for the reader's birthday. */
// biome-ignore format: one row per line
export const BIRTHDAY: readonly LineRow[] = [
  ['Happy birthday.'],
  ['It’s your birthday, and the year that begins is yours to name.'],
  ['Happy birthday, and may the year be kind to you.'],
  ['Happy birthday, and take the evening for yourself.'],
];
