import type { CreatedCalendar } from '#lib/client/types.gen.ts';

/** What a calendar may hold, in words. */
export const EVENTS: readonly { value: CreatedCalendar['events']; name: string }[] = [
  { value: 'days', name: 'Days, and what lasts for weeks' },
  { value: 'days-and-transits', name: 'Those, and the moment of each exact transit' },
];
