import type { Character, Course, QuickPlanet } from '../overview/stories.ts';
import type { Tone } from '../written-lines.ts';

/** Opening sentences by character; {noun} is the period. */
export const CHARACTERS: Readonly<Record<Character, readonly string[]>> = {
  bright: [
    'A bright {noun}',
    'A {noun} with the wind behind you',
    'A generous, open {noun}',
    'A {noun} to look forward to',
  ],
  good: [
    'A friendly {noun} on the whole',
    'A {noun} with more help than hindrance',
    'A good {noun} for getting things done',
    'A {noun} that mostly plays along',
  ],
  even: [
    'An even-handed {noun}',
    'A {noun} of give and take',
    'An ordinary {noun} with some bright spots',
    'A {noun} that keeps its balance',
  ],
  demanding: [
    'A {noun} that asks for patience',
    'A {noun} with some headwind',
    'A slower, bumpier {noun} than most',
    'A {noun} to take one step at a time',
  ],
  hard: [
    'A demanding {noun}',
    'An uphill {noun}',
    'A {noun} in which to be gentle with yourself',
    'A {noun} that takes some stamina',
  ],
};

/** Clauses on the course of a period, for use after any character. */
export const COURSES: Readonly<Record<Exclude<Course, undefined>, readonly string[]>> = {
  rising: [
    'it gets easier as it goes',
    'the later part is kinder than the start',
    'the best of it comes late',
  ],
  falling: [
    'it is easier at the start than at the end',
    'the early part is the lighter one',
    'most of its ease comes first',
  ],
  crest: [
    'the middle is the best of it',
    'it is brightest halfway through',
    'it climbs to the middle and settles again',
  ],
  dip: [
    'the middle is the slower part, and both ends are lighter',
    'it sags halfway and picks up again',
    'it begins and ends better than it goes on between',
  ],
  level: ['it keeps a fairly steady pace', 'it runs on without big jumps', 'there are no great swings in it'],
  uneven: ['it goes up and down', 'lighter and heavier days take turns', 'its mood changes from day to day'],
};

/** Closing advice by character. */
export const ADVICE: Readonly<Record<Character, readonly string[]>> = {
  bright: [
    'Give the good days the things that matter to you, and enjoy the others.',
    'Bring out what you have been putting off, and leave some time to enjoy it.',
    'Aim a little higher than usual, and let people help you.',
  ],
  good: [
    'Put what matters on the good days and keep the rest simple.',
    'Go ahead with what is ready, and do not hurry what is not.',
    'Use the good days well, and nobody will mind the others.',
  ],
  even: [
    'Plan the important things around the good days, and be lenient on the others.',
    'Let the good days carry the weight, and keep the hard ones short.',
    'Do the big things when it is easy and the small ones when it is not.',
  ],
  demanding: [
    'Plan less than usual, and let the better days carry most of it.',
    'Leave some slack in every plan, and the hard days lose their sting.',
    'Take the small steps first; the big ones get easier on the better days.',
  ],
  hard: [
    'Do less, do it well, and leave what can wait to better days.',
    'Lower the bar for a while, and spend the better days on what you like.',
    'Keep your plans small and your evenings free; better days are among them.',
  ],
};

/** Closing advice for periods of one to three days, by character. */
export const ADVICE_OF_DAYS: Readonly<Record<Character, readonly string[]>> = {
  bright: ['Give some of it to what matters to you.', 'Leave room in it for more than you planned.'],
  good: ['Go ahead with what is ready.', 'Do the important thing first and enjoy the rest.'],
  even: ['Do one thing well, and let the rest be good enough.', 'Take it as it comes, one thing at a time.'],
  demanding: [
    'Plan a little less than usual, and leave some slack.',
    'Take the small steps, and leave the big one.',
  ],
  hard: ['Do less, do it well, and leave what can wait.', 'Lower the bar a little, and be kind to yourself.'],
};

/** Connectives to the first theme, by tone, and to the second. */
export const FIRST_THEME: Readonly<Record<Tone, readonly string[]>> = {
  helps: ['What carries it most: ', 'The strongest help: ', 'Above all, '],
  hurts: ['What weighs most: ', 'The main strain: ', 'Most of the friction has one source: '],
  mixed: ['The main theme: ', 'What it is mostly about: ', 'More than anything else, '],
};
export const SECOND_THEME: Readonly<Record<'contrast' | 'same', Readonly<Record<Tone, readonly string[]>>>> =
  {
    contrast: {
      helps: ['What helps: ', 'On the kinder side, ', 'Against that, '],
      hurts: ['On the other hand, ', 'One thing to watch: ', 'Still, '],
      mixed: ['Beside that, ', 'Meanwhile, ', 'At the same time, '],
    },
    same: {
      helps: ['Also, ', 'Another help: ', 'And then, '],
      hurts: ['Also, ', 'Another thing to watch: ', 'And then, '],
      mixed: ['Beside that, ', 'Meanwhile, ', 'At the same time, '],
    },
  };

/** Sentences on the hardest of a few days; {date} is the day. */
export const HARDEST: readonly string[] = [
  'go gently on {date}',
  'plan little for {date}',
  'keep {date} light',
];
/** Sentences on the hardest of a few days, if it is a decent one. */
export const LEAST: readonly string[] = [
  'even the least of them, {date}, is a decent one',
  'none is really hard, not even {date}',
  'the quietest is {date}',
];

/** The noun for a period of `days` days. */
export function nounOf(days: number): string {
  if (days === 1) return 'day';
  if (days === 7) return 'week';
  if (days >= 28 && days <= 31) return 'month';
  return days >= 360 ? 'year' : 'stretch';
}

/** Sentences on one or several eclipses; {on} is the date or dates. */
export const ECLIPSES: Readonly<Record<'solar' | 'lunar' | 'several', string>> = {
  solar: 'The eclipse of the Sun on {on} is no day to begin things; watch, rest and decide later.',
  lunar: 'The eclipse of the Moon on {on} is no day to begin things; let feelings settle first.',
  several: 'There are eclipses on {on}: on those days themselves rest, look on and begin nothing big.',
};

/** Sentences on stations; {on} is the date or dates. */
export const TURNS: Readonly<Record<QuickPlanet, Readonly<Record<'retrograde' | 'direct', string>>>> = {
  Mercury: {
    retrograde: 'Mercury turns back on {on}: in the three weeks after, reread, rebook and allow extra time.',
    direct: 'Mercury moves forward again on {on}: stalled messages and plans get going.',
  },
  Venus: {
    retrograde: 'Venus turns back on {on}: for six weeks, old tastes and old friends deserve a second look.',
    direct: 'Venus moves forward again on {on}: what you care about grows plainer.',
  },
  Mars: {
    retrograde:
      'Mars turns back on {on}: for two to three months, finish old work rather than start a fight.',
    direct: 'Mars moves forward again on {on}: held-up work gets its push back.',
  },
};

/** Phrases for new and full Moons, alone in a sentence or with others; {on} is the date. */
export const PHASES: Readonly<Record<'new' | 'full', Readonly<Record<'alone' | 'short', string>>>> = {
  new: {
    alone: 'The new Moon on {on} is a good moment to begin something small.',
    short: 'the new Moon on {on} is for beginning',
  },
  full: {
    alone: 'The full Moon on {on} brings things to light; finish rather than start.',
    short: 'the full Moon on {on} is for finishing',
  },
};
