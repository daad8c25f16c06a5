import type { Character, Course, QuickPlanet, Tone } from '../overview/stories.ts';

/**
 * Beginnings of the first sentence by character. {this} is a space and the period, as in " this week", or empty for a single
 * day; {noun} is the period's noun after an adjective.
 */
export const OPENINGS: Readonly<Record<Character, readonly string[]>> = {
  bright: [
    'You’ve got the wind behind you{this}',
    'You can ask for more than usual{this}',
    'If you’ve been waiting for a good time, you’ve got one',
    'You won’t have to push hard{this}',
    'You can say yes more often than you usually dare',
    'You can take on something big{this}',
    'More doors are open than usual{this}',
    'You can afford to aim high',
  ],
  good: [
    'You’ve got more going for you than against you{this}',
    'It’s a good time to say yes',
    'You can get a good deal done{this}',
    'If you want to get something moving, you’ve got a good wind for it',
    'You can afford to be bolder than usual{this}',
    'You’re well placed to ask for what you want{this}',
    'You can trust your plans further than usual',
  ],
  even: [
    'You’ll get about as much help as trouble{this}',
    'You can keep to your usual pace',
    'You’re neither carried nor held back{this}',
    'On the whole, it’s an average {noun}',
    'You have to do some of the pushing yourself{this}',
    'You get out about what you put in{this}',
    'If you’ve got chores and one good idea, there’s room for both',
  ],
  demanding: [
    'You need more patience than usual{this}',
    'It pays to allow more time than you think you need',
    'You’re better off with a short list{this}',
    'You may have to do a few things twice{this}',
    'You’re going uphill{this}',
    'It takes more effort than usual to get the same things done',
    'You may feel slower than usual{this}',
  ],
  hard: [
    'You have a lot to carry{this}',
    'You’re up against more than usual{this}',
    'You may feel tired sooner than usual',
    'You need more rest than usual{this}',
    'It’s no time to take on more than you have to',
    'You get less done than you’d like{this}',
    'You’ve got a steep {noun} to climb',
  ],
};

type ByCourse = Readonly<Record<Exclude<Course, undefined>, readonly string[]>>;

/** Ends of the first sentence of a period that isn't demanding or hard. */
const LIGHT_COURSES: ByCourse = {
  rising: [
    ', and the end is kinder than the start',
    ', with the better part at the end',
    ', and it gets better toward the end',
    ', and there’s no hurry, because the end beats the start',
    ', and the start is the slow part',
    ', and the going gets easier',
  ],
  falling: [
    ', and the start is kinder than the end',
    ', with the better part first',
    ', but don’t save it all for the end',
    ', and an early start pays',
    ', and the start is the part to use',
    ', and the end asks for more than the start',
  ],
  crest: [
    ', and the middle is the best part',
    ', with the best part in the middle',
    ', and both ends are quieter than the middle',
    ', so aim for the middle',
    ', with the high point about halfway through',
    ', with a peak about halfway',
  ],
  dip: [
    ', with a slower middle',
    ', and both ends are better than the middle',
    ', but go slower in the middle',
    ', so leave some slack in the middle',
    ', so use the start and the end and rest in between',
    ', and it slows down about halfway through',
  ],
  level: [
    ', and it stays that way from start to finish',
    ', with no sharp turns',
    ', and the end is much like the start',
    ', and it won’t change much as you go',
    ', so you can plan in any order',
  ],
  uneven: [
    ', though it changes from one day to the next',
    ', with highs and lows from start to finish',
    ', and one day says nothing about the next',
    ', so don’t judge it by the first day',
    ', and some days go faster than others',
    ', so choose your days',
  ],
};

/** Ends of the first sentence of a demanding or hard period. */
const HEAVY_COURSES: ByCourse = {
  rising: [
    ', and the load gets lighter toward the end',
    ', and the end is easier than the start',
    ', with the harder part first',
    ', and it eases as you go',
    ', and the start is the worst of it',
    ', with more room to breathe at the end',
  ],
  falling: [
    ', and the harder part comes at the end',
    ', most of all toward the end',
    ', so do what you can at the start',
    ', with the easier part first',
    ', and the start is easier than the end',
    ', and what has to be done is best done early',
  ],
  crest: [
    ', and the middle is the easiest part',
    ', with some relief in the middle',
    ', except around the middle',
    ', so use the middle, where it’s easier',
    ', and both ends are harder than the middle',
    ', and it eases for a while about halfway',
  ],
  dip: [
    ', most of all around the middle',
    ', and the middle is the hardest part',
    ', with the hardest part in the middle',
    ', and both ends are easier than the middle',
    ', and it’s easier again once you’re past the middle',
    ', so use the start and the end and go slowly in between',
  ],
  level: [
    ', and it stays that way from start to finish',
    ', and you can get used to the pace',
    ', and the end is much like the start',
    ', so spread the load',
    ', from the first day to the last',
  ],
  uneven: [
    ', and some days are much easier than others',
    ', with easier days in between',
    ', though not every day',
    ', so choose your days',
    ', and one day says nothing about the next',
    ', so don’t judge it by the first day',
  ],
};

export const COURSES: Readonly<Record<Character, ByCourse>> = {
  bright: LIGHT_COURSES,
  good: LIGHT_COURSES,
  even: LIGHT_COURSES,
  demanding: HEAVY_COURSES,
  hard: HEAVY_COURSES,
};

/**
 * Sentences on the best day, all with the same blanks: {date} is the day, {rated} its rating, as in "a 9.5", and {the best} is
 * "the best day of the week" or "the better of the two days". A date is followed by a comma or ends the sentence. Advice on the
 * best and the hardest day of a short period fits any day of its rating, because the day's own lists name its activities.
 */
export const BEST: readonly string[] = [
  '{date}, {rated}, is {the best}.',
  'Nothing beats {date}, {rated}.',
  '{the best} is {date}, {rated}.',
  'The day to look forward to is {date}, {rated}.',
  'Circle {date}, {rated} and {the best}.',
  'You can count on {date}, {rated} and {the best}.',
  'You’re at your best on {date}, {rated}.',
];

/** What to do with the best day, as a sentence after `BEST`. */
export const USES: readonly string[] = [
  'Keep it free for what you care about.',
  'If something has waited for the right day, do it then.',
  'Spend it the way you’d choose for no reason.',
  'Don’t fill it up before it comes.',
  'Put something on it that you’d do for nothing.',
  'Leave some of it open.',
  'Give it your favorite thing to do.',
  'Do what you’d enjoy rather than what’s useful.',
];

/** The best day and what to do with it, in one sentence. */
export const BEST_AND_USE: readonly string[] = [
  'Keep {date}, {rated} and {the best}, free for what you care about.',
  'If something needs the right day, {the best} is {date}, {rated}.',
  '{date}, {rated}, is {the best}, so don’t let it slip by.',
  '{date}, {rated}, is {the best}, so save something you love doing for it.',
  '{the best} is {date}, {rated}, so leave some of it open.',
  'Build your plans around {date}, {rated} and {the best}.',
  'Nothing beats {date}, {rated}, so make some room on it.',
  'Put what you care about on {date}, {rated}, when you’re at your best.',
];

/** The best of several good days; {good} is their number. */
export const BEST_OF_SEVERAL: readonly string[] = [
  'You get {good} good days, and {date}, {rated}, is the best of them.',
  'Of the {good} good days, keep {date}, {rated} and the best, free for people.',
  'With {good} good days to choose from, put what you care about on {date}, {rated}.',
  '{date}, {rated}, is the best of {good} good days, so don’t give it to chores.',
  'If there’s something to ask for, you’ve got {good} good days for it, above all {date}, {rated}.',
  'You can choose from {good} good days, and nothing beats {date}, {rated}.',
  'Count on {good} good days, and on {date}, {rated}, most of all.',
];

/** The best of many good days; {share} is a part of the days with its verb, as in "about one day in three is". */
export const BEST_OF_MANY: readonly string[] = [
  '{share} good, and {date}, {rated}, is the best of them all.',
  '{share} good, and nothing beats {date}, {rated}.',
  '{date}, {rated}, is the one to keep free for people, and {share} good enough for most plans.',
  '{share} good for asking and visiting, above all {date}, {rated}.',
  'Since {share} good, there’s no need to crowd everything into {date}, {rated} and {the best}.',
  'You won’t run out of chances, because {share} good, and {date}, {rated}, is better still.',
];

/** The best day, if it isn't a good one. */
export const DECENT: readonly string[] = [
  '{date}, {rated}, is {the best}, with room for one good plan.',
  '{the best} is {date}, {rated}, so put there what you’d like to go well.',
  'If one plan can move, move it to {date}, {rated} and {the best}.',
  'Get done what you can on {date}, {rated} and {the best}.',
  'Give {date}, {rated}, to something you enjoy, since it’s {the best}.',
  'If you can pick a day, pick {date}, {rated}.',
  'Look forward to {date}, {rated} and {the best}.',
];

/** The best day, if it's a weak one; {the best} is "the easiest day of the week". */
export const EASIEST: readonly string[] = [
  '{date}, {rated}, is {the best} and the one for what can’t wait.',
  'If something has to happen, let it happen on {date}, {the best}.',
  '{the best} is {date}, {rated}, so keep an hour of it for yourself.',
  'Save what can’t be put off for {date}, {rated} and {the best}.',
  'Look for some relief on {date}, {the best}.',
  '{date}, {rated}, is {the best}, so do then whatever needs a clear head.',
  'Catch your breath on {date}, {rated} and {the best}.',
];

/** The most careful day and what to do with it; {the hardest} is "the slowest day of the week". */
export const CAREFUL: readonly string[] = [
  'The day to go easy on yourself is {date}, {rated}.',
  '{date}, {rated}, is {the hardest}, so don’t ask too much of it.',
  'On {date}, {rated}, do one thing at a time.',
  '{the hardest} is {date}, {rated}, so leave some room in it.',
  'If something can be moved, move it away from {date}, {rated}.',
  '{the hardest} is {date}, {rated}, so take it hour by hour.',
  'Keep your plans loose on {date}, which is only {rated}.',
  'You may tire sooner on {date}, {rated}, and a break helps.',
];

/** The most careful day, if it's a really hard one. */
export const HARD: readonly string[] = [
  '{date}, {rated}, is {the hardest}, so cancel one thing without explaining.',
  'Be gentle with yourself on {date}, {rated}, and settle nothing before the next morning.',
  'On {date}, {rated}, do the part that has your name on it and leave the rest.',
  '{the hardest} is {date}, {rated}, so keep the plan short.',
  'Clear what you can from {date}, {rated}, and don’t take that day’s mood for the truth.',
  'Expect less of yourself on {date}, {rated}, when supper, a walk and sleep are plenty.',
  'If you can keep one day empty, make it {date}, {rated}.',
];

/** The worst of several hard days; {hard} is their number. */
export const HARDEST_OF_SEVERAL: readonly string[] = [
  'You’ll meet {hard} hard days, and {date}, {rated}, is the one to keep empty.',
  'Of the {hard} hard days, {date}, {rated}, asks for the most care.',
  'Go easy on yourself on the {hard} hard days, above all on {date}, {rated}.',
  'There are {hard} hard days, and {date}, {rated}, is the one for an early night.',
  'Keep big talks off the {hard} hard days, above all off {date}, {rated}.',
  'The worst of the {hard} hard days is {date}, {rated}, so settle nothing then.',
  'The {hard} hard days call for short lists, and {date}, {rated}, for the shortest.',
];

/** The worst of many hard days; {share} as for `BEST_OF_MANY`. */
export const HARDEST_OF_MANY: readonly string[] = [
  '{share} hard, and {date}, {rated}, is the one to keep empty.',
  '{share} hard, so leave slack in your plans, above all around {date}, {rated}.',
  '{date}, {rated}, is the day to settle nothing, and {share} hard enough for an early night.',
  '{share} hard and best kept short, above all {date}, {rated}.',
  'Since {share} hard, leave some evenings free, and all of {date}, {rated}.',
  'You’ll be glad of your early nights, because {share} hard, {date}, {rated}, most of all.',
];

/** The least of several decent days. */
export const LEAST: readonly string[] = [
  'Nothing falls below {date}, {rated}, so there’s no day to dread.',
  '{the hardest} is {date}, and {rated} is no hardship.',
  'You don’t have a bad day to plan around, since the low point, {date}, is {rated}.',
  'If you want a quiet day, take {date}, {rated}.',
  'What’s dull can go to {date}, {rated} and {the hardest}.',
  '{date}, {rated}, is {the hardest} and a good one for resting.',
];

/** A single day's rating; {high} says where it stands. */
export const RATED: Readonly<Record<'high' | 'middle' | 'low', readonly string[]>> = {
  high: [
    'On a scale where 6 is an ordinary day, {date}, is {rated}.',
    '{date}, is {rated}, and 6 would be an ordinary day.',
    'With {rated}, {date}, stands well above an ordinary 6.',
    'Give {date}, {rated}, to what you enjoy.',
    'If something needs the right day, take {date}, {rated}.',
    'Leave some of {date}, {rated}, open.',
  ],
  middle: [
    'On a scale where 6 is an ordinary day, {date}, is {rated}.',
    '{date}, is {rated}, and 6 would be an ordinary day.',
    'With {rated}, {date}, is close to an ordinary 6.',
    '{date}, is {rated}, good enough for chores and a visit.',
    'Do one thing you enjoy on {date}, {rated}.',
    'There’s room for one plan on {date}, {rated}.',
  ],
  low: [
    'On a scale where 6 is an ordinary day, {date}, is {rated}.',
    '{date}, is {rated}, and 6 would be an ordinary day.',
    'With {rated}, {date}, stays below an ordinary 6.',
    'Take {date}, {rated}, slowly.',
    'Don’t ask too much of {date}, {rated}.',
    'On {date}, {rated}, do one thing at a time.',
  ],
};

/** Several days that are all rated the same. */
export const ALL_RATED: readonly string[] = [
  'Every day is {rated}, and 6 would be an ordinary one.',
  'No day stands out, since each of them is {rated}.',
  'You can use the days in any order, since each of them is {rated}.',
  'Each day is {rated}, so do things when they suit you.',
  'Whichever day you choose, it’s {rated}.',
  'There’s no best day to wait for, because every one is {rated}.',
];

/**
 * Sentences that name a theme: {sky} is a clause, as in "Saturn is at odds with your Sun", and {peak} is empty or when that is most
 * so. `with` agrees with the period's character, `against` doesn't.
 */
export const THREADS: Readonly<
  Record<Exclude<Tone, 'mixed'>, Readonly<Record<'with' | 'against', readonly string[]>>> &
    Record<'mixed', readonly string[]>
> = {
  helps: {
    with: [
      '{sky}{peak}, and that’s on your side.',
      'It helps that {sky}{peak}.',
      'In the background, {sky}{peak}, and that works for you.',
      'You’ve got steady help, because {sky}{peak}.',
      '{sky}{peak}, and you can build on that.',
      'Part of the good wind is that {sky}{peak}.',
    ],
    against: [
      'What helps is that {sky}{peak}.',
      'You aren’t without help, because {sky}{peak}.',
      '{sky}{peak}, and that’s the kind part.',
      'You can lean on one thing, since {sky}{peak}.',
      'There’s some relief, because {sky}{peak}.',
      'Even so, {sky}{peak}, and that works for you.',
    ],
  },
  hurts: {
    with: [
      'It weighs on you that {sky}{peak}.',
      'Behind the trouble, {sky}{peak}.',
      'It’s slower going because {sky}{peak}.',
      '{sky}{peak}, and that takes patience.',
      'In the background, {sky}{peak}, and that slows you down.',
      'The rough part is that {sky}{peak}.',
      '{sky}{peak}, and you may feel the strain.',
    ],
    against: [
      'The catch is that {sky}{peak}.',
      'Pulling the other way, {sky}{peak}.',
      'The part to watch is that {sky}{peak}.',
      'If you’re held back at all, it’s because {sky}{peak}.',
      'The rough spot is that {sky}{peak}.',
      'Not all of it is easy, since {sky}{peak}.',
    ],
  },
  mixed: [
    'All the while, {sky}{peak}.',
    'In the background, {sky}{peak}.',
    'Underneath it all, {sky}{peak}.',
    'The longer story is that {sky}{peak}.',
    'Meanwhile, {sky}{peak}.',
    'Over a longer stretch, {sky}{peak}.',
  ],
};

/**
 * Sentences on one or several eclipses; {on} is the time, as in "on Friday, February 6" or "that day". `{on,}` adds a comma
 * if the time has one inside.
 */
export const ECLIPSES: Readonly<Record<'solar' | 'lunar' | 'several', readonly string[]>> = {
  solar: [
    'There’s a solar eclipse {on}, so sleep on anything big that comes up around it.',
    'If a plan falls through around the solar eclipse {on}, leave the space empty for a while.',
    'Don’t decide anything large {on}, when there’s a solar eclipse.',
    'A solar eclipse falls {on}, and you may not miss what you let go of around it.',
    'Watch rather than act {on}, when the Sun is eclipsed.',
    'You’ll see more clearly a few days after the solar eclipse {on}, so let big decisions wait until then.',
  ],
  lunar: [
    'There’s a lunar eclipse {on}, and you may feel more around it than you can explain.',
    'Let a feeling cool for a few days if it comes up {on}, with the lunar eclipse.',
    'Don’t have the last word about anything {on}, when there’s a lunar eclipse.',
    'A lunar eclipse falls {on}, and something you’ve kept to yourself may want to be said.',
    'Rest rather than argue {on}, when the Moon is eclipsed.',
    'If you’re moved to tears around the lunar eclipse {on}, don’t read too much into it.',
  ],
  several: [
    'There are eclipses {on}, so leave big decisions until a few days after each.',
    'Sign nothing large {on}, because each of these days brings an eclipse.',
    'If a plan falls through around one of the eclipses, {on}, leave the space empty for a while.',
    'If you want it to last, don’t begin it {on}, when there are eclipses.',
    'Watch rather than act {on}, the days of the eclipses.',
    'The eclipses come {on}, and you may not miss what you let go of around them.',
  ],
};

/** Sentences on stations; {on} is the time or times. */
export const TURNS: Readonly<
  Record<QuickPlanet, Readonly<Record<'retrograde' | 'direct', readonly string[]>>>
> = {
  Mercury: {
    retrograde: [
      'Mercury turns around {on}, for three weeks, so get things in writing.',
      'Expect to go over things twice for the three weeks after Mercury turns around {on}.',
      'For three weeks after Mercury turns around {on}, check dates and addresses twice.',
      'Mercury turns around {on}, and for three weeks a lost message is likelier than a slight.',
      'Leave five minutes early for the three weeks after Mercury turns around {on}.',
      'If something you’d settled comes up again after Mercury turns around {on}, it’s only a delay.',
    ],
    direct: [
      'Mercury moves forward again {on}, and stuck messages and plans can move again.',
      'If you’re still waiting for an answer, ask once more when Mercury moves forward again {on}.',
      'You can stop checking everything twice a few days after Mercury moves forward again {on}.',
      'Mercury moves forward again {on}, so what’s been put off can get a new date.',
      'Paperwork gets easier to finish after Mercury moves forward again {on}.',
      'Make the call you’ve put off once Mercury moves forward again {on}.',
    ],
  },
  Venus: {
    retrograde: [
      'Venus turns around {on}, for six weeks, when old friends and old tastes deserve a second look.',
      'For six weeks after Venus turns around {on}, don’t change your hair or your heart in a hurry.',
      'If you miss an old friend after Venus turns around {on}, write once and leave it at that.',
      'Large, pretty purchases can wait out the six weeks after Venus turns around {on}.',
      'Venus turns around {on}, and for six weeks you may wonder what something or someone is worth to you.',
      'For six weeks after Venus turns around {on}, it’s better to repair than to buy.',
    ],
    direct: [
      'Venus moves forward again {on}, and it gets easier to tell what you like.',
      'If you’ve been unsure about a person or a purchase, you’ll know more after Venus moves forward again {on}.',
      'Affection comes more simply after Venus moves forward again {on}.',
      'Venus moves forward again {on}, so you can stop reconsidering and choose.',
      'Invitations are worth another try once Venus moves forward again {on}.',
      'If you’ve put off buying something good, buy it once Venus moves forward again {on}.',
    ],
  },
  Mars: {
    retrograde: [
      'Mars turns around {on}, for two months or more, so finish old work before you begin anything new.',
      'Don’t pick a fight after Mars turns around {on}, because it could drag on for two months.',
      'Your drive may be missing for two months or more after Mars turns around {on}.',
      'Mars turns around {on}, and for more than two months patience gets you further than force.',
      'If you feel stalled after Mars turns around {on}, the old project is the one to pick up.',
      'Spare your strength for the two months and more after Mars turns around {on}.',
    ],
    direct: [
      'Mars moves forward again {on}, and you get your drive back.',
      'If work has been held up, give it a push when Mars moves forward again {on}.',
      'You’ll know what you want to fight for after Mars moves forward again {on}.',
      'Mars moves forward again {on}, so take up what’s been stalled, one step at a time.',
      'It’s easier to begin things after Mars moves forward again {on}.',
      'Set a new date for the stalled project once Mars moves forward again {on}.',
    ],
  },
};

/** Sentences on several stations of Mercury; {on} is their dates. */
export const MERCURY_TURNS: readonly string[] = [
  'Mercury turns around {on}, for three weeks each time, so get things in writing then.',
  'Expect to go over things twice for the three weeks after Mercury turns around {on}.',
  'Check dates and addresses for the three weeks after Mercury turns around {on}.',
  'Mercury turns around {on}, and for three weeks after each a lost message is likelier than a slight.',
  'Leave five minutes early for the three weeks after Mercury turns around {on}.',
  'If an old question comes up again after Mercury turns around {on}, it’s only a delay.',
];

/** Sentences on a single new or full Moon; {on} is the time. */
export const PHASES: Readonly<Record<'new' | 'full', readonly string[]>> = {
  new: [
    'There’s a new Moon {on}, so begin what you’ve been meaning to begin.',
    'If you want to start a habit, start with the new Moon {on}.',
    'The new Moon {on,} is a good time to put a plan on paper.',
    'Write down one wish {on}, when the Moon is new.',
    'A first step is easiest with the new Moon {on}.',
    'With the new Moon {on}, you can turn the page on something.',
  ],
  full: [
    'There’s a full Moon {on}, and you may find out where you stand.',
    'Finish something {on}, with the full Moon.',
    'If you sleep badly around the full Moon {on}, you’re in good company.',
    'You may say more than you meant to around the full Moon {on}.',
    'The full Moon {on,} is a good time to bring something to an end.',
    'Feelings may run high {on}, when the Moon is full.',
  ],
};

/** Sentences on two phases; {first} and {second} are the times, in order. */
export const TWO_PHASES: Readonly<Record<'new' | 'full', readonly string[]>> = {
  new: [
    'Begin things with the new Moon {first}, and finish them with the full Moon {second}.',
    'There’s a new Moon {first}, for a beginning, and a full Moon {second}, for an answer.',
    'What you start at the new Moon {first,} can be judged by the full Moon {second}.',
    'If you’re making a plan, write it at the new Moon {first,} and look at it again at the full Moon {second}.',
    'The new Moon {first,} is the one for first steps, and the full Moon {second}, for last ones.',
    'You’ll want to begin things around the new Moon {first,} and to be done with them by the full Moon {second}.',
  ],
  full: [
    'Finish things with the full Moon {first}, and begin the next with the new Moon {second}.',
    'There’s a full Moon {first}, for an ending, and a new Moon {second}, for a first step.',
    'Clear the desk by the full Moon {first}, and begin again at the new Moon {second}.',
    'You may find out where you stand at the full Moon {first}, and the new Moon {second,} is the time to act on it.',
    'The full Moon {first,} is the one for last steps, and the new Moon {second}, for first ones.',
    'If something’s to end, let it end around the full Moon {first}, and leave the next beginning to the new Moon {second}.',
  ],
};

/** Last sentences by character. */
export const CLOSINGS: Readonly<Record<Character, readonly string[]>> = {
  bright: [
    'If there’s a visit you keep putting off, you’ve got time for it.',
    'You won’t use up all of it, and you don’t have to.',
    'Let people help you when they offer.',
    'Leave one evening with nothing on it, so that you notice how good it is.',
    'Bring up the wish you usually keep to yourself.',
    'Laundry can wait for a worse time.',
  ],
  good: [
    'Go ahead with what’s ready, and leave the rest in the drawer.',
    'Two or three plans are enough if you mean them.',
    'If one plan falls through, you’ve got room for another.',
    'Ask early, while people still have room in their calendars.',
    'Put what you care about on the good days and the laundry on the others.',
    'You can promise more than usual and keep it.',
  ],
  even: [
    'Keep one evening free, and decide on the day what it’s for.',
    'If a day goes badly, the next one doesn’t have to.',
    'Do the big things when you feel like it and the dishes when you don’t.',
    'You can leave the calendar as it is.',
    'It’s a good time to finish what’s half done.',
    'Routine is on your side, so keep your usual hours.',
  ],
  demanding: [
    'Plan about two thirds of what you’d normally do.',
    'Leave an hour between one thing and the next.',
    'Ask for help before you need it.',
    'If you fall behind, cut the list before you cut your sleep.',
    'Promise dates you can keep with a day to spare.',
    'What isn’t urgent can be late.',
  ],
  hard: [
    'If it gets heavy, tell one person who’ll listen.',
    'Regular meals and a daily walk do more for you than plans.',
    'Cancel what you can, and don’t feel guilty about it.',
    'What you can’t get to now will keep.',
    'Spend the easier days on what you like.',
    'None of it is a verdict on you.',
  ],
};

/** Last sentences of periods of one to three days, by character. */
export const CLOSINGS_OF_DAYS: Readonly<Record<Character, readonly string[]>> = {
  bright: [
    'Leave room for more than you’ve planned.',
    'If you’ve got a favor to ask, don’t wait.',
    'Call the friend you’d like to see.',
    'Let people help you when they offer.',
    'Laundry can wait for a worse time.',
    'If you’re of two minds about going, go.',
  ],
  good: [
    'Go ahead with what’s ready.',
    'Do the hard thing first, and the rest will feel like time off.',
    'If you’re asked along, go.',
    'You’ve got room for one more plan.',
    'Ask for what you’d like, in one sentence.',
    'Spend some of it outdoors.',
  ],
  even: [
    'Do one thing well, and let the rest be good enough.',
    'Routine is on your side, so keep your usual hours.',
    'It’s a good time to finish what’s half done.',
    'Keep the evening free, and decide then what it’s for.',
    'You can leave the calendar as it is.',
    'If one thing goes badly, the next one doesn’t have to.',
  ],
  demanding: [
    'Leave an hour between one thing and the next.',
    'What isn’t urgent can be late.',
    'If you fall behind, cut the list before you cut your sleep.',
    'Read a message twice before you answer it.',
    'One finished chore is enough to be pleased with.',
    'Eat before you decide anything.',
  ],
  hard: [
    'If it gets heavy, tell one person who’ll listen.',
    'What you can’t get to now will keep.',
    'Keep the phone in another room for the evening.',
    'Cancel what you can, and don’t feel guilty about it.',
    'None of it is a verdict on you.',
    'You don’t owe anyone a quick answer.',
  ],
};
