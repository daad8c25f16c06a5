/** A number of days in words: `one day`, `30 days`. */
export const daysAheadWords = (days: number): string => (days === 1 ? 'one day' : `${days} days`);
