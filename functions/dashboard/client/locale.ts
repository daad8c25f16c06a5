const preferred = new Intl.Locale(navigator.language || 'en').maximize();
const local = `en-${preferred.region ?? 'US'}`;

/** English with the conventions of the browser's region, such as `en-DE`; `en-001` if the browser doesn't support them. */
export const locale: string =
  new Intl.DateTimeFormat(local).resolvedOptions().locale === local ? local : 'en-001';

const hourFormat = new Intl.DateTimeFormat(navigator.language || 'en', { hour: 'numeric' });
const { hourCycle = 'h23' } = hourFormat.resolvedOptions();

/** The time format of the browser's language: 24-hour with two-digit hours, or 12-hour. */
export const clock = {
  hour: hourCycle === 'h12' || hourCycle === 'h11' ? 'numeric' : '2-digit',
  minute: '2-digit',
  hourCycle,
} as const;

type WeekInfo = { firstDay: number };
const { getWeekInfo, weekInfo } = preferred as { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

/** The region's first day of the week, from 1 (Monday) to 7 (Sunday). Defaults to Monday if the browser doesn't provide it. */
export const firstWeekday: number = (getWeekInfo?.call(preferred) ?? weekInfo)?.firstDay ?? 1;
