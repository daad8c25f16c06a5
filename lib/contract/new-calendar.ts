import * as v from 'valibot';
import { CalendarEvents } from '#lib/accounts/credential-options.ts';
import { CalendarItem, CreatedCalendar, describedEvents } from './calendars.ts';
import { described, inputObject, ProfileId, TimeZone } from './fields.ts';
import { operation } from './operation.ts';
import { Purpose } from './purpose-field.ts';
import { nameField } from './text-field.ts';

const { alarm } = CalendarItem.entries;

/** The settings of a new calendar. Apart from `calendars.ts`, because the names of purposes are 45 kB of a bundle. */
export const NewCalendar = v.pipe(
  inputObject({
    name: v.optional(
      described(
        nameField('name'),
        'The name shown in calendar apps, 1 to 80 characters and at most 320 bytes in UTF-8. Defaults to the profile’s name.',
        'My days',
      ),
    ),
    events: v.optional(describedEvents(CalendarEvents), 'days'),
    for: v.optional(Purpose),
    alarm,
    tz: v.optional(TimeZone),
  }),
  v.forward(
    v.partialCheck(
      [['events'], ['for']],
      (input) => input.for === undefined || input.events === 'best-days',
      'for requires events to be best-days.',
    ),
    ['for'],
  ),
);
export type NewCalendar = v.InferInput<typeof NewCalendar>;

export const createCalendar = operation({
  name: 'create-calendar',
  method: 'POST',
  path: '/api/profiles/{id}/calendar',
  access: 'signed-in',
  tag: 'Calendars',
  summary: 'Create a calendar feed',
  description:
    'Creates an iCalendar feed of a profile’s days, from a week ago to the last day of the tier. A profile can have ten feeds. A feed created with an API key also stops working when the key expires or is revoked.',
  params: v.object({ id: ProfileId }),
  body: NewCalendar,
  idempotent: true,
  status: 201,
  response: CreatedCalendar,
  problems: ['not_found', 'calendar_limit_reached'],
});
