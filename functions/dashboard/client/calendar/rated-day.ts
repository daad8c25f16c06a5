import type { Entry } from '#lib/client/types.gen.ts';

/** Of a day's forecast, what the calendar shows. */
export type RatedDay = Pick<Entry, 'date' | 'overallRating' | 'metrics'>;
