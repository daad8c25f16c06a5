import { createCalendar } from '#lib/contract/calendars.ts';
import { created } from '#lib/http/answers.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { serviceUrl } from '#lib/http/service-url.ts';
import { makeCalendar } from '#lib/operations/calendars.ts';

/** POST /api/profiles/{id}/calendar: makes an address at which calendar programs find a profile's days; this answer is the only one that shows it. */
export const handler = endpoint(createCalendar, async ({ event, caller, params, body, idempotencyKey }) => {
  const made = await makeCalendar(caller, params.id, body, idempotencyKey);
  const { id, token, name, events, createdAt } = made;
  const url = `${serviceUrl(event)}/calendar/${token}.ics`;
  // Its own address is none of the secret.
  return created(event, { id, url, name, events, createdAt }, `/api/profiles/${params.id}/calendar/${id}`);
});
