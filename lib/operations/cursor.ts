import { hash } from 'node:crypto';
import { invalidField } from '#lib/service-error.ts';

/**
 * A cursor names the last item of a page. The hash keeps the lists of different owners, such as accounts, from using each other's
 * cursors by mistake.
 */
const cursorOf = (ownerId: string, lastId: string): string => {
  const check = hash('sha256', `${ownerId}\n${lastId}`, 'base64url').slice(0, 12);
  return Buffer.from(`${lastId}.${check}`).toString('base64url');
};

/** Returns the id that a cursor of an owner's list names. Throws `invalid_request` for other texts. */
export function positionOf(ownerId: string, cursor: string, isId: (text: string) => boolean): string {
  const [lastId = ''] = Buffer.from(cursor, 'base64url').toString().split('.');
  if (isId(lastId) && cursor === cursorOf(ownerId, lastId)) return lastId;
  throw invalidField('cursor', 'cursor must be a nextCursor of this list.');
}

/**
 * Cuts a page of up to `most` items from a list that was read one item further. `nextCursor` is the position of the next page of an
 * owner's list, or null on the last page.
 */
export function pageOf<Item extends { id: string }>(ownerId: string, found: readonly Item[], most: number) {
  const page = found.slice(0, most);
  const last = page.at(-1);
  return { page, nextCursor: last && found.length > most ? cursorOf(ownerId, last.id) : null };
}
