import { unsubscribePage } from '#lib/contract/delivery.ts';
import { listName } from '#lib/delivery/mail-lists.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { formPage } from '#lib/http/pages.ts';
import { readUnsubscription } from '#lib/operations/unsubscription.ts';

/** Handles GET /api/unsubscribe/{token}. Changes nothing and names no one, because scanners follow links. */
export const handler = endpoint(unsubscribePage, async ({ params: { token } }) => {
  const { list } = await readUnsubscription(token);
  const title = `Stop the ${listName(list)}?`;
  return formPage(
    title,
    '<p>Only for the person named in the mail. Mail about others still comes.</p><form method="post"><button>Stop it</button></form>',
  );
});
