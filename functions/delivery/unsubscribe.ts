import * as contract from '#lib/contract/delivery.ts';
import { listName } from '#lib/delivery/mail-lists.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { formPage } from '#lib/http/pages.ts';
import { unsubscribe } from '#lib/operations/delivery.ts';

/** Handles POST /api/unsubscribe/{token}, from mail clients (RFC 8058) and from the page's button. */
export const handler = endpoint(contract.unsubscribe, async ({ params: { token } }) => {
  const { list, profileId } = await unsubscribe(token);
  const others =
    list === 'weekly'
      ? 'Your morning mail still comes if it’s on'
      : 'Your profile and forecasts stay as they are';
  return formPage(
    'Done',
    `<p>You won’t get the ${listName(list)} anymore. ${others}. <a href="../../#/you?profile=${profileId}">Change what comes, or turn it back on</a>.</p>`,
  );
});
