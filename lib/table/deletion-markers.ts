import { ulid } from 'ulid';
import { everyItem, itemKeys } from './single-table.ts';

/** Deletion marker, kept until every dependent item is removed. */
export type DeletionMarker = { PK: string; SK: string; deletedAtMs: number };

/** Marks the dependent items of a deleted account or profile for removal. */
export const deletionMarker = (id: string, deletedAtMs: number): DeletionMarker => ({
  ...itemKeys.deletion(id),
  deletedAtMs,
});

/** Marks forecasts of a profile's previous birth data for removal. */
export const staleBirthMarker = (profileId: string, birth: string, nowMs = Date.now()): DeletionMarker => ({
  // A new key per edit: the stream only reports inserts.
  ...itemKeys.staleBirth(profileId, birth, ulid(nowMs)),
  deletedAtMs: nowMs,
});

/** The deleted account or profile that a marker names, or one previous birth of a profile. */
export function markerTarget({ SK }: Pick<DeletionMarker, 'SK'>): { id: string; birth?: string | undefined } {
  const [id = '', birth] = SK.split('#');
  return { id, birth };
}

/** Lists all deletion markers. */
export const listMarkers = (): AsyncGenerator<DeletionMarker> => everyItem(itemKeys.deletion('').PK);
