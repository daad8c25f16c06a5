const format = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** A date, YYYY-MM-DD, in words that nobody reads for another: `Monday, November 23`. */
export const spokenDate = (date: string): string => format.format(Date.parse(date));
