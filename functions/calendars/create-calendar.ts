import { createCalendar } from '#lib/contract/new-calendar.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { created } from '#lib/http/responses.ts';
import { serviceUrl } from '#lib/http/service-url.ts';
import * as calendars from '#lib/operations/calendars.ts';

/** Handles POST /api/profiles/{id}/calendar. */
export const handler = endpoint(createCalendar, async ({ event, caller, params, body, idempotencyKey }) => {
  const made = await calendars.createCalendar(caller, params.id, body, idempotencyKey);
  const { id, token, ...calendar } = made;
  const url = `${serviceUrl(event)}/calendar/${token}.ics`;
  // The `Location` header must not reveal the token.
  return created(event, { id, url, ...calendar }, `/api/profiles/${params.id}/calendar/${id}`);
});
