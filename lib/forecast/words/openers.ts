/** How a rating is spoken of: the bands' lower bounds are 8, 7, 6, 5, 4 and 1. */
export type Band = 'great' | 'good' | 'solid' | 'mixed' | 'careful' | 'hard';

/** The band of a rating: 8 and more is a great day, 6 and more a solid one, below that a day to take easier. */
export function bandOf(rating: number): Band {
  if (rating >= 8) return 'great';
  if (rating >= 7) return 'good';
  if (rating >= 6) return 'solid';
  if (rating >= 5) return 'mixed';
  return rating >= 4 ? 'careful' : 'hard';
}

/**
 * What a day of each band is: noun phrases of at most seven words, in lower case, one for each sign of the
 * Moon.
 */
export const OPENERS: Readonly<Record<Band, readonly string[]>> = {
  great: [
    'a golden day',
    'a day with the wind behind you',
    'a bright, wide-open day',
    'one of the good ones',
    'a day to say yes',
    'a generous, well-lit day',
    'a day that plays along',
    'a green-light sort of day',
    'a day to be bold in',
    'a day worth using fully',
    'a splendid day to be you',
    'a day that opens doors',
  ],
  good: [
    'a good day to get moving',
    'a friendly, well-oiled day',
    'a day that meets you halfway',
    'a warm and willing day',
    'a day with some shine on it',
    'a bright day with room to move',
    'a day that rewards a little nerve',
    'a cheerful, capable day',
    'a day when things click',
    'a smooth and pleasant day',
    'a day that wants to go well',
    'a lively day in your favor',
  ],
  solid: [
    'a steady, decent day',
    'a day of quiet progress',
    'a solid day with some sparkle',
    'a day that holds its shape',
    'a sensible day with nice corners',
    'an even-tempered day',
    'a day to keep things moving',
    'a day of fair and gentle wind',
    'a workable, good-humored day',
    'a day on firm ground',
    'a day of more help than hindrance',
    'a dependable sort of day',
  ],
  mixed: [
    'a day of two halves',
    'a mixed bag of a day',
    'a sun-and-clouds sort of day',
    'a day to keep it simple',
    'a give-and-take sort of day',
    'a day for modest plans',
    'an up-and-down sort of day',
    'a day to leave some slack',
    'a changeable sort of day',
    'a day that asks for balance',
    'a half push, half pause day',
    'a day to take as it comes',
  ],
  careful: [
    'a day to tread lightly',
    'a slower, slightly bumpy day',
    'a day for low gear',
    'a day to pick your battles',
    'a day that asks for patience',
    'a day to keep plans loose',
    'a somewhat prickly day',
    'a day to underpromise',
    'a day with a headwind',
    'a day to go gently',
    'a day for small steps',
    'a touchy sort of day',
  ],
  hard: [
    'a day to take it easy',
    'a day to lower the bar kindly',
    'a demanding day',
    'a day to stay close to shore',
    'a day for patience and soup',
    'a road to take slowly',
    'a day to be gentle with yourself',
    'a day to do less, better',
    'a stubborn, uphill day',
    'a day to sit some things out',
    'a day with sharp edges',
    'a day to postpone the big stuff',
  ],
};
