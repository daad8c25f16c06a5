import { listCalendars } from '#lib/contract/calendars.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { ok } from '#lib/http/responses.ts';
import * as calendars from '#lib/operations/calendars.ts';

/** Handles GET /api/profiles/{id}/calendar. */
export const handler = endpoint(listCalendars, async ({ caller, params }) =>
  ok({ calendars: await calendars.listCalendars(caller.userId, params.id) }),
);
