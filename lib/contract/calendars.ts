import * as v from 'valibot';
import { CalendarEvents } from '#lib/accounts/credential-options.ts';
import {
  CalendarId,
  CreatedAt,
  Deleted,
  described,
  growingList,
  ProfileId,
  SERVICE_URL,
  timeOfDayField,
  ZoneName,
} from './fields.ts';
import { operation } from './operation.ts';

/** Describes the events of a feed, of a new or an existing one. */
export const describedEvents = <const Schema extends v.GenericSchema>(events: Schema) =>
  described(
    events,
    'The events of the feed. `days` has an event for each day and each long-term transit; `days-and-transits` adds an event for each exact transit, except the Moon’s. The others have one kind of event: `highlights` the days rated 8 or more or below 4, `themes` the long-term transits, `sky` the sky events, and `best-days` the best day of each week for the purpose `for`, by default `overall`. A new feed has `days` by default.',
  );

const Events = describedEvents(growingList(CalendarEvents.options));

const Alarm = described(
  timeOfDayField('alarm'),
  'The local time of an alarm on the first day of each event, as HH:MM. Without it, events have no alarm.',
  '07:15',
);

/** A calendar feed without its URL. */
export const CalendarItem = v.strictObject({
  id: CalendarId,
  name: described(v.string(), 'The name shown in calendar apps.', 'My days'),
  events: Events,
  for: v.optional(described(v.string(), 'The purpose of `best-days`, if one was chosen.', 'Job interviews')),
  alarm: v.optional(Alarm),
  createdAt: CreatedAt,
});
export type CalendarItem = v.InferOutput<typeof CalendarItem>;

/** A calendar feed in the account export. */
export const ExportedCalendar = v.strictObject({
  ...CalendarItem.entries,
  timeZone: v.optional(
    described(ZoneName, 'The feed’s time zone, if one was chosen instead of the person’s.'),
  ),
});

export const CalendarList = v.strictObject({
  calendars: described(v.array(CalendarItem), 'The profile’s calendar feeds, oldest first.'),
});

const { id, ...rest } = CalendarItem.entries;

/** A new calendar feed, with its URL. */
export const CreatedCalendar = v.strictObject({
  id,
  url: v.pipe(
    v.string(),
    v.metadata({
      description:
        'The URL to subscribe to. Anyone who has the URL can read the feed. The service returns it only once, except when the request is repeated with the same `Idempotency-Key` and credential.',
      format: 'uri',
      examples: [`${SERVICE_URL}/calendar/wfdmVBrDAjM-4rjQeXcQEuY1jUqR0Pi1b0S5YxIZ0PA.ics`],
    }),
  ),
  ...rest,
});
export type CreatedCalendar = v.InferOutput<typeof CreatedCalendar>;

export const listCalendars = operation({
  name: 'list-calendars',
  method: 'GET',
  path: '/api/profiles/{id}/calendar',
  access: 'signed-in',
  tag: 'Calendars',
  summary: 'List calendar feeds',
  description: 'Lists the calendar feeds of a profile, oldest first, without their URLs.',
  params: v.object({ id: ProfileId }),
  response: CalendarList,
  problems: ['not_found'],
});

export const revokeCalendar = operation({
  name: 'revoke-calendar',
  method: 'DELETE',
  path: '/api/profiles/{id}/calendar/{calendarId}',
  access: 'signed-in',
  tag: 'Calendars',
  summary: 'Revoke a calendar feed',
  description: 'Revokes a calendar feed: its URL returns 404 from the next request on.',
  params: v.object({ id: ProfileId, calendarId: CalendarId }),
  response: Deleted,
  problems: ['not_found'],
});

export const calendarFeed = operation({
  name: 'calendar-feed',
  method: 'GET',
  path: '/calendar/{file}',
  access: 'public',
  tag: 'Calendars',
  summary: 'Read a calendar feed',
  description:
    'Returns a feed as iCalendar (RFC 5545), without authentication. Revoked and unknown tokens return the same 404. A feed is computed at most 20 times an hour; a 304 to `If-None-Match` doesn’t count.',
  params: v.object({
    file: described(
      v.string(),
      'The feed’s token followed by `.ics`.',
      'wfdmVBrDAjM-4rjQeXcQEuY1jUqR0Pi1b0S5YxIZ0PA.ics',
    ),
  }),
  mediaType: 'text/calendar',
  response: v.string(),
  conditional: true,
  problems: ['not_found'],
});
