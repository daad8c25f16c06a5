import { useEffect, useState } from 'preact/hooks';
import type { Entry } from '#lib/contract/forecasts.ts';
import { readCache, withBirths, writeCache } from '../offline-cache.ts';
import { profiles } from '../session.ts';
import { dayKeys } from './day-keys.ts';

const keyOf = (profileId: string, date: string): string =>
  withBirths(dayKeys.rating(profileId, date), profiles.value);

/** Caches the ratings of days one by one, so that a week can be assembled from them without a network. */
export function keepEntries(
  profileId: string,
  entries: readonly Pick<Entry, 'date' | 'overallRating'>[],
): void {
  for (const { date, overallRating } of entries) writeCache(keyOf(profileId, date), overallRating);
}

/** The cached ratings of dates, as far as there are any. */
export function useKeptRatings(profileId: string, dates: readonly string[]): readonly [string, number][] {
  const [kept, setKept] = useState<{ id: string; ratings: [string, number][] }>({ id: '', ratings: [] });
  const id = `${profileId} ${dates.join(' ')}`;
  useEffect(() => {
    let isCurrent = true;
    const reads = dates.map(async (date) => [date, await readCache<number>(keyOf(profileId, date))] as const);
    void Promise.all(reads).then((read) => {
      const ratings = read.flatMap(([date, rating]): [string, number][] =>
        rating === undefined ? [] : [[date, rating]],
      );
      if (isCurrent) setKept({ id, ratings });
    });
    return () => {
      isCurrent = false;
    };
  }, [id]);
  return kept.id === id ? kept.ratings : [];
}
