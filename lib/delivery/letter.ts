import { calendarDays } from '#lib/forecast/calendar-days.ts';
import type { ForecastEntry } from '#lib/forecast/forecast-entry.ts';
import { periodOverview } from '#lib/forecast/overview.ts';
import type { ReaderBirth } from '#lib/reading/reader.ts';
import { addDays, type CalendarDate } from '#lib/time/calendar-date.ts';
import { dateInZone, timeOfDay } from '#lib/time/civil-day.ts';
import { LETTER_DAYS } from './due-times.ts';
import { longDate, type Mail, type MailFrame, ratingText, renderMail, splitHeadline } from './mail.ts';

/** The most exact transits that a letter lists. */
const MAX_EXACT = 7;

/**
 * The letter of a Sunday: the week from Monday on in a few sentences, its best and its hardest day, what is exact when, and the
 * Sunday itself. Throws the same errors as `periodOverview`.
 */
export function weeklyLetter(
  frame: MailFrame,
  birth: ReaderBirth,
  sunday: ForecastEntry,
  timeZone: string,
): Mail {
  const dates = Array.from({ length: LETTER_DAYS }, (_, day) => addDays(sunday.date, day + 1));
  const { summary, ratings } = periodOverview(birth, { dates, timeZone });
  const exact = calendarDays(birth, { dates, timeZone }).days.flatMap(({ exact }) => exact);
  const { first, rest } = splitHeadline(summary);
  const rated = (title: string, { date, overallRating }: { date: CalendarDate; overallRating: number }) =>
    ({ kind: 'text', text: `${title}: ${longDate(date)} (${overallRating.toFixed(1)}).` }) as const;
  return renderMail(frame, {
    subject: first,
    preview: `Your week from ${longDate(dates[0] ?? sunday.date)}`,
    stops: 'weekly',
    parts: [
      { kind: 'headline', text: first },
      { kind: 'text', text: rest },
      rated('Best day', ratings.best),
      rated('Go gently', ratings.hardest),
      ...(exact.length > 0
        ? [
            {
              kind: 'list',
              title: 'Exact this week',
              items: exact
                .slice(0, MAX_EXACT)
                .map(
                  ({ transit, atMs }) =>
                    `${longDate(dateInZone(atMs, timeZone))}, ${timeOfDay(atMs, timeZone)}: ${transit}`,
                ),
            } as const,
          ]
        : []),
      {
        kind: 'text',
        text: `Today: ${ratingText(sunday.overallRating)}. ${splitHeadline(sunday.summary).first}`,
      },
      { kind: 'link', text: 'The week, day by day', url: frame.links.why },
    ],
  });
}
