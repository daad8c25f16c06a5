import type * as v from 'valibot';
import type * as contract from '#lib/contract/index.ts';
import type { Operation } from '#lib/contract/operation.ts';

type Contract = typeof contract;

type AnyOperation = {
  [Resource in keyof Contract]: Extract<Contract[Resource][keyof Contract[Resource]], Operation>;
}[keyof Contract];

/** Every operation by its route, such as `GET /api/profiles/{id}`. */
type Operations = { [One in AnyOperation as `${One['method']} ${One['path']}`]: One };

/** The route of an operation: its method and path. */
export type Route = keyof Operations;

/** The type that a query parameter accepts in addition to text: number for integers, boolean for booleans. */
type Unquoted<Schema> = Schema extends v.GenericSchema
  ? { integer: number; boolean: boolean; text: never }[v.InferMetadata<Schema> extends {
      type: infer Type extends 'integer' | 'boolean';
    }
      ? Type
      : 'text']
  : never;

type QueryOf<Schema extends v.GenericSchema, Input = v.InferInput<Schema>> = {
  [Name in keyof Input]:
    | Input[Name]
    | (Schema extends { entries: Record<Name, infer Entry> } ? Unquoted<Entry> : never);
};

/** The part of a request that a schema describes. The part is optional if all of its fields are optional. */
type Part<Name extends string, Value> = object extends Value
  ? { [Key in Name]?: Value }
  : { [Key in Name]: Value };

type RequestOf<One extends Operation> = (One extends { params: infer Schema extends v.GenericSchema }
  ? Part<'params', v.InferInput<Schema>>
  : unknown) &
  (One extends { query: infer Schema extends v.GenericSchema } ? Part<'query', QueryOf<Schema>> : unknown) &
  (One extends { body: infer Schema extends v.GenericSchema }
    ? Part<'body', v.InferInput<Schema>>
    : unknown) &
  (One extends { idempotent: true } ? { idempotencyKey?: string } : unknown) & {
    headers?: Readonly<Record<string, string>>;
    signal?: AbortSignal;
  };

type Flat<T> = { [Key in keyof T]: T[Key] };

/** The request of a route: parameters, query, body and headers. */
export type RequestFor<R extends Route> = Flat<RequestOf<Operations[R]>>;

/** The body of a route's successful response. */
export type ResponseFor<R extends Route> = v.InferOutput<Operations[R]['response']>;
