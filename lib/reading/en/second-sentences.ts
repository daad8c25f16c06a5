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
    ['Apart from that, it’s a good day.'],
    ['The rest of the day is easier on you.'],
    ['Most other things are on your side.'],
    ['Otherwise most of it goes well.'],
    ['That’s the only rough spot, and the rest is good.'],
    ['Apart from that one thing, the day is friendly.'],
    ['There’s plenty on your side as well.'],
    ['The good hours outnumber the hard ones by far.'],
    ['The day as a whole is a good one.'],
    ['In all other things you’re well supported.'],
    ['Most things go right today, and they count, too.'],
    ['There’s more help around than trouble.'],
    ['Most of the day is easier than this part of it.'],
    ['You’ll find the rest of it kind.'],
  ],
  worse: [
    ['Apart from that, go easy on yourself.'],
    ['The rest of the day asks for patience.'],
    ['Everything else takes more effort than usual.'],
    ['Otherwise it’s uphill, so keep plans short.'],
    ['Lean on what’s easy, because the rest is harder.'],
    ['It’s the bright spot of a slow day.'],
    ['In other things, leave yourself extra time.'],
    ['That much goes well, and the rest may go slowly.'],
    ['There’s friction elsewhere, so choose your moments.'],
    ['Save some strength for the rest.'],
    ['Don’t ask as much of the other hours.'],
    ['It’s the easiest part of a hard day.'],
    ['Most other things can wait until it’s easier.'],
    ['Keep to what goes well, and let the rest be slow.'],
  ],
};

/** Lines for a day as a whole, by its rating. */
// biome-ignore format: one row per line
export const WHOLE_DAY: Readonly<Record<DayKind, readonly LineRow[]>> = {
  great: [
    ['Whatever you’ve been saving for a good day, this is the one.'],
    ['Very little is in your way.'],
    ['Days like this are for asking, so ask.'],
    ['You can afford to aim higher than usual.'],
    ['Most of what you touch goes well.'],
    ['Do the thing you care about first, while everything’s with you.'],
    ['It’s a good day to say yes.'],
    ['Good company, good timing, and you at your best.'],
    ['Hardly anything you try is likely to be wasted.'],
    ['You’ll wish there were more days like it.'],
    ['Give the best of it to whatever you love most.'],
    ['Doors that stick on other days open at a push.'],
    ['There’s more goodwill around you than you could use up.'],
    ['Leave room for luck, because there’s plenty of it.'],
    ['If you’ve been waiting for a sign, a day this friendly will do.'],
    ['There’s time for everything, and for one thing more.'],
  ],
  strained: [
    ['The day takes more effort than usual, so plan less.'],
    ['Go slower, and you’ll get there sooner.'],
    ['Nothing has to be perfect today.'],
    ['Give yourself an extra half hour for everything.'],
    ['You may need a second try, and that’s all right.'],
    ['Leave some room between one thing and the next.'],
    ['Don’t promise more than you can do tired.'],
    ['Be patient with people, yourself included.'],
    ['If something’s stuck, leave it and come back.'],
    ['Easy wins are the ones to go for.'],
    ['The day runs slowly, so set out early for everything.'],
    ['Less is enough.'],
  ],
  heavy: [
    ['It’s a heavy day, and that isn’t your doing.'],
    ['Nothing about today is a verdict on you.'],
    ['Ask less of yourself than you usually would.'],
    ['Most things take twice the effort, so do half as many.'],
    ['You’re allowed to simply get through it.'],
    ['What goes wrong now is mostly the day, not you.'],
    ['Keep plans short and people kind.'],
    ['If you can put something off, it’ll go better later.'],
    ['Be as patient with yourself as you’d be with a tired friend.'],
    ['Nobody needs you to shine today.'],
    ['Several pressures meet at once, and they don’t stay.'],
    ['It’s all right to cancel one thing without explaining.'],
    ['Don’t judge anything by how it feels today.'],
    ['Eat well and go to bed early, and you’ve done enough.'],
    ['You’re carrying more than shows, so put one thing down.'],
    ['Hard days are real, and they’re only days.'],
  ],
};

/** Lines for holidays. */
// biome-ignore format: one row per line
export const HOLIDAYS: Readonly<Record<Holiday, readonly LineRow[]>> = {
  'new-year': [
    ['One good intention is enough to begin a year with.'],
    ['The year is new, and nobody expects anything of you today.'],
    ['Begin the year with a walk, however short.'],
    ['Wish people well today, and mean it.'],
  ],
  'may-day': [
    ['It’s the first of May, and a good day to be outdoors.'],
    ['Nobody needs you at a desk today.', 'working'],
  ],
  'christmas': [
    ['If you’re celebrating, leave one hour without a plan.'],
    ['A short visit counts as much as a long one today.'],
    ['Whoever cooked deserves the most comfortable chair.'],
    ['If the day is quiet, let it be a good kind of quiet.'],
    ['Old arguments can wait until the new year.'],
  ],
  'new-years-eve': [
    ['It’s the last day of the year, and one honest look back is enough.'],
    ['Decide before midnight what you’d like to leave in the old year.'],
    ['Spend the last evening of the year with people who make you laugh.'],
    ['Go to bed when you’re tired, even tonight.'],
  ],
};

/** The end of a hard day's text; `{time}` is when it gets better. */
// biome-ignore format: one row per line
export const EASES: readonly LineRow[] = [
  ['The pressure eases {time}.'],
  ['You’ll feel lighter {time}.'],
  ['{Time} things weigh less.'],
  ['{Time} you’ll have more room to breathe.'],
  ['It’s easier going {time}.'],
  ['The hardest part is over {time}.'],
  ['{Time} the mood is kinder.'],
  ['Much of what’s hard now looks different {time}.'],
  ['Some relief comes {time}.'],
  ['{Time} you can loosen your grip.'],
  ['The pressure won’t last, and {time} you’ll notice.'],
  ['The strain lets go of you {time}.'],
  ['The weight comes off {time}.'],
  ['Be patient, because it gets better {time}.'],
  ['The going is easier {time}.'],
  ['The knot loosens {time}, bit by bit.'],
];

/** Lines for the day before a much better one. */
// biome-ignore format: one row per line
export const TURNS_BETTER: readonly LineRow[] = [
  ['Tomorrow is the better day for anything that counts.'],
  ['Save your best idea for tomorrow.'],
  ['You can stop struggling tonight, because tomorrow goes much more smoothly.'],
  ['By tomorrow you’ll be in better spirits, and better company.'],
  ['The wind turns tomorrow, and it’ll be at your back.'],
  ['Whatever won’t budge now may give way tomorrow.'],
  ['Whatever can wait is better off tomorrow.'],
  ['There’s a much friendlier day tomorrow.'],
  ['Ask tomorrow, when a yes is likelier.'],
  ['Keep tomorrow open, because you’ll want to enjoy it.'],
  ['Plan something nice for tomorrow, when the going is easier.'],
  ['You’ll have more to smile about tomorrow.'],
];

/** Lines for the day before a much harder one. */
// biome-ignore format: one row per line
export const TURNS_WORSE: readonly LineRow[] = [
  ['Go to bed in good time, because tomorrow needs you rested.'],
  ['Do the hard part now and leave tomorrow the easy one.'],
  ['Get a head start, because tomorrow is steeper.'],
  ['Enjoy the evening, and take tomorrow slowly.'],
  ['You’ll thank yourself tomorrow for any chore you finish today.'],
  ['Don’t plan too much for tomorrow.'],
  ['Anything open is better settled now than tomorrow.'],
  ['Keep an hour free tomorrow, because the going is slower.'],
  ['If there’s something to ask, ask it before tomorrow.'],
  ['Store up some good company, since tomorrow is on the serious side.'],
  ['Lay out your clothes, because tomorrow leaves less time.'],
  ['Put off whatever you can until after tomorrow.'],
];

/** Lines for the reader's birthday. */
// biome-ignore format: one row per line
export const BIRTHDAY: readonly LineRow[] = [
  ['Happy birthday.'],
  ['It’s your birthday, and the year that begins is yours to name.'],
  ['Happy birthday, and may the year be kind to you.'],
  ['Happy birthday, and take the evening for yourself.'],
];
