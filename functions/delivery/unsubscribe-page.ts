import { unsubscribePage } from '#lib/contract/delivery.ts';
import { listName } from '#lib/delivery/mail-lists.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { formPage } from '#lib/http/pages.ts';
import { readUnsubscription } from '#lib/operations/unsubscription.ts';

/** Handles GET /api/unsubscribe/{token}. Changes nothing, because scanners follow links. */
export const handler = endpoint(unsubscribePage, async ({ params: { token } }) => {
  const { list } = await readUnsubscription(token);
  const title = `Stop the ${listName(list)}?`;
  return formPage(title, '<form method="post"><button>Stop it</button></form>');
});
