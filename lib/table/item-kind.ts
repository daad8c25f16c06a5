import type { itemKeys } from './single-table.ts';

type Built<Key> = Key extends (...parts: never[]) => infer Result ? Result : Key;
type PartitionKey = Built<(typeof itemKeys)[keyof typeof itemKeys]>['PK'];
type PrefixOf<Key> = Key extends `${infer Kind}#${string}` ? `${Kind}#` : Key;

/** A kind of item, by its partition key prefix such as `USER#`, or the whole key if the kind has a single partition. */
export type ItemKind = PrefixOf<PartitionKey>;
