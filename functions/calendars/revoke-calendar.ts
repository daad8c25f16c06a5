import { revokeCalendar } from '#lib/contract/calendars.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { ok } from '#lib/http/responses.ts';
import * as calendars from '#lib/operations/calendars.ts';

/** Handles DELETE /api/profiles/{id}/calendar/{calendarId}. */
export const handler = endpoint(revokeCalendar, async ({ caller, params: { id, calendarId } }) => {
  await calendars.revokeCalendar(caller.userId, id, calendarId);
  return ok({ id: calendarId, deleted: true });
});
