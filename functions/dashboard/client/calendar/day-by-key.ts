import { addDays } from '#lib/time/calendar-date.ts';

/** Of a pressed key, what says whether it is one of the calendar's. */
type Pressed = Readonly<Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>> & { key: string };

/** How many days each arrow goes on. */
const DAYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/**
 * The date that a key leads to from another: by arrow a day or a week on, by Home and End the first and the last of the
 * month, where it is among those that are open. Undefined where the key leads nowhere.
 */
export function dayByKey(
  { key, altKey, ctrlKey, metaKey, shiftKey }: Pressed,
  from: string,
  open: readonly { date: string }[],
): string | undefined {
  if (!from || altKey || ctrlKey || metaKey || shiftKey) return undefined;
  const ofMonth = open.filter(({ date }) => date.startsWith(from.slice(0, 7)));
  if (key === 'Home') return ofMonth[0]?.date;
  if (key === 'End') return ofMonth.at(-1)?.date;
  const to = DAYS[key] && addDays(from, DAYS[key]);
  return open.find(({ date }) => date === to)?.date;
}
