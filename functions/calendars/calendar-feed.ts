import { endpoint } from '#lib/http/endpoint.ts';
import { textUnlessKnown } from '#lib/http/text-unless-known.ts';
import { findFeed } from '#lib/operations/calendar-feed.ts';

/** GET /calendar/{token}.ics: what a calendar program finds at the address, for whoever has it. */
export const handler = endpoint(async (event) => {
  const [, token = ''] = /^(.*)\.ics$/.exec(event.pathParameters?.['file'] ?? '') ?? [];
  return textUnlessKnown(event, {
    contentType: 'text/calendar; charset=utf-8',
    ...(await findFeed(token)),
  });
});
