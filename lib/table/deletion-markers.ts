import { isWebhookId } from '#lib/accounts/identifiers.ts';
import { everyItem, getItem, itemKeys } from './single-table.ts';

/** Deletion marker, kept until every dependent item is removed. That of a profile has its external id, for the event. */
export type DeletionMarker = { PK: string; SK: string; deletedAtMs: number; externalId?: string };

/** Returns the marker that requests the removal of a deleted account's or profile's dependent items. */
export const deletionMarker = (id: string, deletedAtMs: number, externalId?: string): DeletionMarker => ({
  ...itemKeys.deletion(id),
  deletedAtMs,
  ...(externalId !== undefined && { externalId }),
});

/** Finds the marker of a deleted account or profile; undefined if the deletion is finished. */
export const findMarker = (id: string): Promise<DeletionMarker | undefined> =>
  getItem<DeletionMarker>(itemKeys.deletion(id));

/** Returns the marker that requests the removal of forecasts for a profile's previous birth data, one for each such birth. */
export const staleBirthMarker = (profileId: string, birth: string, nowMs = Date.now()): DeletionMarker => ({
  ...itemKeys.staleBirth(profileId, birth),
  deletedAtMs: nowMs,
});

/** Returns the marker that requests the removal of a deleted webhook's events. */
export const webhookMarker = (webhookId: string, userId: string, nowMs = Date.now()): DeletionMarker => ({
  ...itemKeys.deletedWebhook(webhookId, userId),
  deletedAtMs: nowMs,
});

type Target = { id: string; birth?: string | undefined; userId?: string | undefined };

/**
 * Returns the id of the deleted account, profile or webhook, with the webhook's account; or the profile id and the key of its
 * previous birth data.
 */
export function markerTarget({ SK }: Pick<DeletionMarker, 'SK'>): Target {
  const [id = '', further] = SK.split('#');
  return isWebhookId(id) ? { id, userId: further } : { id, birth: further };
}

/** Lists the deletion markers of accounts and webhooks, or those of profiles. Finishing an account adds markers of its profiles. */
export const listMarkersOf = (what: 'accounts' | 'profiles'): AsyncGenerator<DeletionMarker> =>
  everyItem<DeletionMarker>(itemKeys.deletion('').PK, {
    KeyConditionExpression: `PK = :pk AND SK ${what === 'accounts' ? '>=' : '<'} :accounts`,
    ExpressionAttributeValues: { ':pk': itemKeys.deletion('').PK, ':accounts': 'usr_' },
  });

/** Lists all deletion markers, those of accounts first. */
export async function* listMarkers(): AsyncGenerator<DeletionMarker> {
  yield* listMarkersOf('accounts');
  yield* listMarkersOf('profiles');
}
