/** A word for a rating from 1 to 10, by the model's own marks: 8 is a great day, 6 an ordinary one. */
export function ratingWord(rating: number): string {
  if (rating >= 8) return 'A great day';
  if (rating >= 6) return 'A solid day';
  if (rating >= 4) return 'Take it easy';
  return 'Go gently';
}

/** Where a rating stands among the six steps of the heat map's colours, 1 to 6. */
export function ratingStep(rating: number): number {
  return 1 + [3.5, 5, 6.2, 7.2, 8].filter((mark) => rating >= mark).length;
}
