import { namesIn } from './meant-name.ts';
import type { Operation } from './operation.ts';

/** What a tool says of one of its inputs in place of the contract, which speaks to callers of HTTP. */
type InputNote = { readonly description: string; readonly enum?: readonly string[] };

/** An operation as an assistant calls it: all that is sent in one object, and a description that needs no other text. */
export type Tool = {
  /** A few words for people. */
  readonly title: string;
  /** For a model: what it does, when to use it, and what the numbers mean. */
  readonly description: string;
  readonly operation: Operation;
  readonly inputs?: Readonly<Record<string, InputNote>>;
  /** The most days that one call answers, plain and explained, where more would be too long to read. */
  readonly maxDays?: { readonly plain: number; readonly explained: number };
};

/** Inputs that have a name of their own here; the path knows a profile by `id`. */
const ownNames: Readonly<Record<string, string>> = { id: 'profileId' };

/** The name of an input by that of its parameter or field. */
export const inputName = (field: string): string => ownNames[field] ?? field;

/** The input that names a request which is to make nothing twice. */
export const REQUEST_NAME = 'idempotencyKey';

/** The names of all inputs that a tool takes. */
export function inputNames({ operation: { params, query, body, idempotent } }: Tool): string[] {
  const schemas = [params, query, body].flatMap((schema) => (schema && schema !== 'ignored' ? [schema] : []));
  return [...schemas.flatMap(namesIn).map(inputName), ...(idempotent ? [REQUEST_NAME] : [])];
}
