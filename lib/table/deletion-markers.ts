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

/** Returns the id of the deleted account or profile, or the profile id and the key of its previous birth data. */
export function markerTarget({ SK }: Pick<DeletionMarker, 'SK'>): { id: string; birth?: string | undefined } {
  const [id = '', birth] = SK.split('#');
  return { id, birth };
}

/** Lists the deletion markers of accounts, or those of profiles. Finishing an account adds markers of its profiles. */
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
