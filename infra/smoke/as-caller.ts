import type { Operation } from '#lib/contract/operation.ts';
import { type Asked, of } from './ask.ts';
import type { Found } from './found.ts';

/** The header by which a key is sent. */
export const bearer = (key: string) => ({ Authorization: `Bearer ${key}` });

type Details = Parameters<typeof of>[1];

/** A request with the key of the account; undefined if none is known. */
export const as = (
  { key }: Found,
  operation: Operation,
  details: Details = {},
  method?: string,
): Asked | undefined =>
  key === undefined
    ? undefined
    : of(operation, { ...details, headers: { ...details.headers, ...bearer(key) } }, method);

/** A request about the profile that was made; undefined if none is known. */
export const about = (found: Found, operation: Operation, details: Details = {}, method?: string) =>
  found.profileId === undefined
    ? undefined
    : as(found, operation, { params: { id: found.profileId }, ...details }, method);
