import * as v from 'valibot';

/** What a calendar holds: days and what lasts, or exact transits as well. */
export const CalendarEvents = v.picklist(
  ['days', 'days-and-transits'],
  'events must be days or days-and-transits.',
);
export type CalendarEvents = v.InferOutput<typeof CalendarEvents>;
