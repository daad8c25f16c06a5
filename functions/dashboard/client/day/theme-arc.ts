import type { Theme } from '#lib/client/types.gen.ts';
import { daysBetween } from '#lib/time/calendar-date.ts';

/** A theme's time drawn as a line: shares from 0, where its first day begins, to 1, where its last one ends. */
export type Arc = {
  /** Where it may be exact, from the earliest day to the latest. */
  peaks: { from: number; to: number }[];
  /** The middle of the day that is looked at. */
  at: number;
  /** Whether it has been strongest for the last time. */
  isEasing: boolean;
};

/** The arc of a theme as seen from one of its days. */
export function arcOf({ from, peaks, to }: Pick<Theme, 'from' | 'peaks' | 'to'>, date: string): Arc {
  const days = daysBetween(from, to) + 1;
  const share = (of: string, half: number) => (daysBetween(from, of) + half) / days;
  return {
    peaks: peaks.map(({ earliest, latest }) => ({ from: share(earliest, 0), to: share(latest, 1) })),
    at: share(date, 0.5),
    isEasing: peaks.length > 0 && peaks.every(({ latest }) => latest < date),
  };
}
