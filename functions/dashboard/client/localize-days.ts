const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, month)),
);

/** Matches `21 November`, `3, 18 and 20 November 2026`, `3 to 28 November`, but not the time in `22:12, 3 November`. */
const DAYS_OF_MONTH = new RegExp(
  `(?<![\\d:])(\\d{1,2}(?:(?:, | and | to )\\d{1,2})*) (${MONTHS.join('|')})\\b(?: (\\d{4})\\b)?`,
  'g',
);

/** Reformats the service's day-first dates for an English locale (`November 21, 2026`). Keeps lists and ranges of days. */
export function localizeDays(locale: string, text: string): string {
  return text.replace(DAYS_OF_MONTH, (_, days: string, month: string, year?: string) =>
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'long',
      ...(year && { year: 'numeric' }),
      timeZone: 'UTC',
    })
      .formatToParts(Date.UTC(Number(year ?? 2024), MONTHS.indexOf(month)))
      .map(({ type, value }) => (type === 'day' ? days : value))
      .join(''),
  );
}
