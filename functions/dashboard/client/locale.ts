import { readSettings } from './settings.ts';

const preferred = new Intl.Locale(navigator.language || 'en').maximize();
const local = `en-${preferred.region ?? 'US'}`;

/** English with the conventions of the browser's region, such as `en-DE`; `en-001` if the browser doesn't support them. */
export const locale: string =
  new Intl.DateTimeFormat(local).resolvedOptions().locale === local ? local : 'en-001';

const hourFormat = new Intl.DateTimeFormat(navigator.language || 'en', { hour: 'numeric' });
const { hours, week } = readSettings();
const hourCycle =
  hours === 'auto' ? (hourFormat.resolvedOptions().hourCycle ?? 'h23') : hours === '12' ? 'h12' : 'h23';

/** The chosen time format, or that of the browser's language: 24-hour with two-digit hours, or 12-hour. */
export const clock = {
  hour: hourCycle === 'h12' || hourCycle === 'h11' ? 'numeric' : '2-digit',
  minute: '2-digit',
  hourCycle,
} as const;

type WeekInfo = { firstDay: number };
const { getWeekInfo, weekInfo } = preferred as { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

const WEEK_STARTS = { monday: 1, saturday: 6, sunday: 7 } as const;

/** The chosen first day of the week or the region's, from 1 (Monday) to 7 (Sunday). Monday if the browser doesn't know it. */
export const firstWeekday: number =
  week === 'auto' ? ((getWeekInfo?.call(preferred) ?? weekInfo)?.firstDay ?? 1) : WEEK_STARTS[week];
