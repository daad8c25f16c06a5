const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, month)),
);

/** `21 November`, `3, 18 and 20 November 2026`, `3 to 28 November`; of `22:12, 3 November` the day alone. */
const DAYS_OF_MONTH = new RegExp(
  `(?<![\\d:])(\\d{1,2}(?:(?:, | and | to )\\d{1,2})*) (${MONTHS.join('|')})\\b(?: (\\d{4})\\b)?`,
  'g',
);

/**
 * A text with its days, which the service writes in English before their month, in the order that a locale of English
 * has: `November 21, 2026`. Several days of a month stay together, whatever joins them.
 */
export function daysAsIn(locale: string, text: string): string {
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
