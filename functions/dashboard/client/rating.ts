type Band = { from: number; step: number; word: string };

/** Rating bands with color steps and names, highest first. */
export const BANDS = [
  { from: 8, step: 6, word: 'A great day' },
  { from: 7, step: 5, word: 'A good day' },
  { from: 6, step: 4, word: 'A solid day' },
  { from: 5, step: 3, word: 'A mixed day' },
  { from: 4, step: 2, word: 'A day to take care' },
  { from: 1, step: 1, word: 'A hard day' },
] as const satisfies readonly Band[];

const bandOf = (rating: number): Band => BANDS.find(({ from }) => rating >= from) ?? BANDS[5];

export const ratingWord = (rating: number): string => bandOf(rating).word;

/** The color step of a rating, 1 to 6. */
export const ratingStep = (rating: number): number => bandOf(rating).step;
