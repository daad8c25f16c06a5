import * as v from 'valibot';
import { CalendarEvents } from '#lib/accounts/calendar-terms.ts';
import { callerOf, created, endpoint } from '#lib/http/endpoint.ts';
import { idempotencyKeyIn } from '#lib/http/idempotency-key.ts';
import { inputObject, readBody } from '#lib/http/read-input.ts';
import { serviceUrl } from '#lib/http/service-url.ts';
import { textField } from '#lib/http/text-field.ts';
import { createCalendar } from '#lib/operations/calendars.ts';

const NewCalendar = inputObject({
  name: v.optional(textField('name', 80)),
  events: v.optional(CalendarEvents, 'days'),
});

/** POST /api/profiles/{id}/calendar: makes an address at which calendar programs find a profile's days; this answer is the only one that shows it. */
export const handler = endpoint(async (event) => {
  const profileId = event.pathParameters?.['id'] ?? '';
  const caller = callerOf(event);
  const terms = readBody(event, NewCalendar);
  const made = await createCalendar(caller, profileId, terms, idempotencyKeyIn(event));
  const { id, token, name, events, createdAt } = made;
  return created({ id, url: `${serviceUrl(event)}/calendar/${token}.ics`, name, events, createdAt });
});
