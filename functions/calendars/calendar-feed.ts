import { calendarFeed } from '#lib/contract/calendars.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { conditionalText } from '#lib/http/responses.ts';
import { prepareFeed } from '#lib/operations/calendar-feed.ts';

/** Handles GET /calendar/{token}.ics. The token in the URL is the credential. */
export const handler = endpoint(calendarFeed, async ({ event, params: { file } }) => {
  const [, token = ''] = /^(.*)\.ics$/.exec(file) ?? [];
  return conditionalText(event, await prepareFeed(token), `${calendarFeed.mediaType}; charset=utf-8`);
});
