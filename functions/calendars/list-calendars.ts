import { listCalendars } from '#lib/contract/calendars.ts';
import { ok } from '#lib/http/answers.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import * as calendars from '#lib/operations/calendars.ts';

/** GET /api/profiles/{id}/calendar: the calendars of a profile of the caller, oldest first, without their addresses. */
export const handler = endpoint(listCalendars, async ({ caller, params }) =>
  ok({ calendars: await calendars.listCalendars(caller.userId, params.id) }),
);
