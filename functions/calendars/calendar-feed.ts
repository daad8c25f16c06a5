import { calendarFeed } from '#lib/contract/calendars.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { conditionalText } from '#lib/http/responses.ts';
import { serviceUrl } from '#lib/http/service-url.ts';
import { prepareFeed } from '#lib/operations/calendar-feed.ts';

/** Handles GET /calendar/{token}.ics. The token in the URL is the credential. */
export const handler = endpoint(calendarFeed, async ({ event, params: { file } }) => {
  const [, token = ''] = /^(.*)\.ics$/.exec(file) ?? [];
  const feed = await prepareFeed(token, serviceUrl(event));
  return conditionalText(event, feed, `${calendarFeed.mediaType}; charset=utf-8`);
});
