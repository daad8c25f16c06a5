import { callerOf, endpoint, ok } from '#lib/http/endpoint.ts';
import { listCalendars } from '#lib/operations/calendars.ts';

/** GET /api/profiles/{id}/calendar: the calendars of a profile of the caller, oldest first, without their addresses. */
export const handler = endpoint(async (event) => {
  const { userId } = callerOf(event);
  return ok({ calendars: await listCalendars(userId, event.pathParameters?.['id'] ?? '') });
});
