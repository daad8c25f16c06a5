import * as v from 'valibot';
import { CalendarEvents } from '#lib/accounts/calendar-terms.ts';
import { SERVICE } from './example-address.ts';
import { CalendarId, CreatedAt, Deleted, inputObject, ProfileId, TimeZone, ZoneName } from './fields.ts';
import { operation } from './operation.ts';
import { textField } from './text-field.ts';

const Events = v.pipe(
  CalendarEvents,
  v.metadata({
    description:
      '`days` has an event for each day and for each transit that lasts weeks; `days-and-transits` has one at each instant at which a transit other than the Moon’s is exact as well.',
  }),
);

/** The terms of a new calendar. */
export const NewCalendar = inputObject({
  name: v.optional(
    v.pipe(
      textField('name', 80),
      v.metadata({
        description: 'What calendar programs call it, 1 to 80 characters; the profile’s name if left out.',
        examples: ['My days'],
      }),
    ),
  ),
  events: v.optional(Events, 'days'),
  tz: v.optional(TimeZone),
});

/** A calendar as lists show it: without its address. */
export const CalendarItem = v.strictObject({
  id: CalendarId,
  name: v.pipe(
    v.string(),
    v.metadata({ description: 'What calendar programs call it.', examples: ['My days'] }),
  ),
  events: Events,
  createdAt: CreatedAt,
});

/** A calendar as the export has it: with all that its owner gave it. */
export const ExportedCalendar = v.strictObject({
  ...CalendarItem.entries,
  timeZone: v.optional(
    v.pipe(
      ZoneName,
      v.metadata({ description: 'The zone of its days, where one was given; else that of the birthplace.' }),
    ),
  ),
});

/** The calendars of a profile. */
export const CalendarList = v.strictObject({
  calendars: v.pipe(v.array(CalendarItem), v.description('Oldest first.')),
});

const { id, ...rest } = CalendarItem.entries;

/** A calendar that was just made: the only time that its address is shown. */
export const CreatedCalendar = v.strictObject({
  id,
  url: v.pipe(
    v.string(),
    v.metadata({
      description:
        'The address to subscribe to. Whoever has it can read the days. It is shown this once, and to a repetition under the same `Idempotency-Key`.',
      format: 'uri',
      examples: [`${SERVICE}/calendar/wfdmVBrDAjM-4rjQeXcQEuY1jUqR0Pi1b0S5YxIZ0PA.ics`],
    }),
  ),
  ...rest,
});

/** GET /api/profiles/{id}/calendar. */
export const listCalendars = operation({
  name: 'list-calendars',
  method: 'GET',
  path: '/api/profiles/{id}/calendar',
  access: 'signed-in',
  tag: 'Calendars',
  summary: 'List calendars',
  description: 'Lists the calendars of a profile, oldest first, without their addresses.',
  params: v.object({ id: ProfileId }),
  status: 200,
  answer: CalendarList,
  problems: ['not_found'],
});

/** POST /api/profiles/{id}/calendar. */
export const createCalendar = operation({
  name: 'create-calendar',
  method: 'POST',
  path: '/api/profiles/{id}/calendar',
  access: 'signed-in',
  tag: 'Calendars',
  summary: 'Create a calendar',
  description:
    'Makes an address at which calendar programs find the days of a profile, from a week ago as far ahead as the tier reaches, by the clocks of `tz`. A profile has at most ten. One that is made with a key ends with that key, any other when it is revoked.',
  params: v.object({ id: ProfileId }),
  body: NewCalendar,
  idempotent: true,
  status: 201,
  answer: CreatedCalendar,
  problems: ['not_found', 'calendar_limit_reached'],
});

/** DELETE /api/profiles/{id}/calendar/{calendarId}. */
export const revokeCalendar = operation({
  name: 'revoke-calendar',
  method: 'DELETE',
  path: '/api/profiles/{id}/calendar/{calendarId}',
  access: 'signed-in',
  tag: 'Calendars',
  summary: 'Revoke a calendar',
  description: 'Revokes a calendar; its address ends with the next request.',
  params: v.object({ id: ProfileId, calendarId: CalendarId }),
  status: 200,
  answer: Deleted,
  problems: ['not_found'],
});

/** GET /calendar/{file}. */
export const calendarFeed = operation({
  name: 'calendar-feed',
  method: 'GET',
  path: '/calendar/{file}',
  access: 'public',
  tag: 'Calendars',
  summary: 'Read a calendar',
  description:
    'What stands at the address of a calendar, for calendar programs and whoever else has it: an iCalendar stream (RFC 5545). A token that was revoked and one that never was look the same. Send `If-None-Match`: what is computed anew is so 20 times an hour for one calendar at most, and counts for nothing else.',
  params: v.object({
    file: v.pipe(
      v.string(),
      v.metadata({
        description: 'The token of the address, and `.ics`.',
        examples: ['wfdmVBrDAjM-4rjQeXcQEuY1jUqR0Pi1b0S5YxIZ0PA.ics'],
      }),
    ),
  }),
  status: 200,
  mediaType: 'text/calendar',
  answer: v.string(),
  conditional: true,
  problems: ['not_found'],
});
