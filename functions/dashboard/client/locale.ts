const preferred = new Intl.Locale(navigator.language || 'en').maximize();
const local = `en-${preferred.region ?? 'US'}`;

/** English with the conventions of the browser's region, such as `en-DE`; else international English. */
export const locale: string =
  new Intl.DateTimeFormat(local).resolvedOptions().locale === local ? local : 'en-001';

const hourFormat = new Intl.DateTimeFormat(navigator.language || 'en', { hour: 'numeric' });
const { hourCycle = 'h23' } = hourFormat.resolvedOptions();

/** The time format of the browser's language: two-digit 24 hours, or 12 hours. */
export const clock = {
  hour: hourCycle === 'h12' || hourCycle === 'h11' ? 'numeric' : '2-digit',
  minute: '2-digit',
  hourCycle,
} as const;

type WeekInfo = { firstDay: number };
const { getWeekInfo, weekInfo } = preferred as { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

/** The region's first day of the week, 1 for Monday to 7 for Sunday. Monday if the browser can't tell. */
export const firstWeekday: number = (getWeekInfo?.call(preferred) ?? weekInfo)?.firstDay ?? 1;
