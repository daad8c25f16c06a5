import { everyItem, itemKeys } from './single-table.ts';

/** Deletion marker, kept until every dependent item is removed. */
export type DeletionMarker = { PK: string; SK: string; deletedAtMs: number };

/** Returns the marker that requests the removal of a deleted account's or profile's dependent items. */
export const deletionMarker = (id: string, deletedAtMs: number): DeletionMarker => ({
  ...itemKeys.deletion(id),
  deletedAtMs,
});

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
