import { callerOf, endpoint, ok } from '#lib/http/endpoint.ts';
import { revokeCalendar } from '#lib/operations/calendars.ts';

/** DELETE /api/profiles/{id}/calendar/{calendarId}: revokes a calendar; its address ends with the next request. */
export const handler = endpoint(async (event) => {
  const { id: profileId = '', calendarId = '' } = event.pathParameters ?? {};
  await revokeCalendar(callerOf(event).userId, profileId, calendarId);
  return ok({ id: calendarId, deleted: true });
});
