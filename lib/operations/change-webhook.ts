import * as webhooks from '#lib/table/webhooks.ts';
import { retryEdit } from './retry-edit.ts';

/**
 * Changes a webhook; `change` may run several times. Returns the webhook as it now is, none if it no longer exists, and whether it
 * was changed. Throws `edit_conflict` if others changed it each time.
 */
export const changeWebhook = (
  { userId, id }: Pick<webhooks.Webhook, 'userId' | 'id'>,
  change: webhooks.Change,
) => retryEdit('webhook', () => webhooks.edit(userId, id, change));
