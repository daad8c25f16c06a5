/** The days of a week as `Intl` counts them: 1 for Monday to 7 for Sunday. */
type WeekInfo = { firstDay: number };

const asked = new Intl.Locale(navigator.language || 'en').maximize();
const local = `en-${asked.region ?? 'US'}`;

/**
 * English as it is written where the browser's language is at home: `en-DE` has the days before the months and 24 hours.
 * Regions that no English is known of have that of the world.
 */
export const locale: string =
  new Intl.DateTimeFormat(local).resolvedOptions().locale === local ? local : 'en-001';

/** How the browser's language writes the time of day: 24 hours with two digits each, or 12. */
export const clock: Pick<Intl.DateTimeFormatOptions, 'hour' | 'minute' | 'hourCycle'> = clockOf(
  navigator.language,
);

function clockOf(language: string) {
  const { hourCycle = 'h23' } = new Intl.DateTimeFormat(language || 'en', {
    hour: 'numeric',
  }).resolvedOptions();
  const isTwelve = hourCycle === 'h12' || hourCycle === 'h11';
  return { hour: isTwelve ? 'numeric' : '2-digit', minute: '2-digit', hourCycle } as const;
}

/** The first day of a week there, 1 for Monday to 7 for Sunday; Monday where the browser cannot say. */
export const firstWeekday: number = weekInfoOf(asked)?.firstDay ?? 1;

function weekInfoOf(of: Intl.Locale): WeekInfo | undefined {
  const { getWeekInfo, weekInfo } = of as { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };
  return getWeekInfo?.call(of) ?? weekInfo;
}
