import { calendarFeed } from '#lib/contract/calendars.ts';
import { textUnlessKnown } from '#lib/http/answers.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { findFeed } from '#lib/operations/calendar-feed.ts';

/** GET /calendar/{token}.ics: what a calendar program finds at the address, for whoever has it. */
export const handler = endpoint(calendarFeed, async ({ event, params: { file } }) => {
  const [, token = ''] = /^(.*)\.ics$/.exec(file) ?? [];
  return textUnlessKnown(event, await findFeed(token), `${calendarFeed.mediaType}; charset=utf-8`);
});
