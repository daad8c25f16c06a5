type Band = { from: number; step: Step; word: string };

/** A rating has one of four colors: `--rate-1` to `--rate-4`, and the tints `--step-1` to `--step-4`. */
type Step = 1 | 2 | 3 | 4;

/** Rating bands with colors and words, highest first. */
const BANDS = [
  { from: 9, step: 4, word: 'superb' },
  { from: 8, step: 4, word: 'great' },
  { from: 7, step: 3, word: 'good' },
  { from: 6, step: 3, word: 'solid' },
  { from: 5, step: 2, word: 'mixed' },
  { from: 4, step: 2, word: 'careful' },
  { from: 1, step: 1, word: 'hard' },
] as const satisfies readonly Band[];

/** The colors from lowest to highest, each with its range and its words. */
export const COLORS = [
  { step: 1, ratings: '1–3.9', words: 'Hard' },
  { step: 2, ratings: '4–5.9', words: 'Careful or mixed' },
  { step: 3, ratings: '6–7.9', words: 'Solid or good' },
  { step: 4, ratings: '8–10', words: 'Great or superb' },
] as const;

const bandOf = (rating: number): Band => BANDS.find(({ from }) => rating >= from) ?? BANDS[6];

/** One word for a rating, such as `good`. */
export const ratingWord = (rating: number): string => bandOf(rating).word;

/** The color step of a rating. */
export const ratingStep = (rating: number): Step => bandOf(rating).step;
