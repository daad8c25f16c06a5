export { COLORS, ratingStep, ratingWord } from '#lib/reading/rating-words.ts';
