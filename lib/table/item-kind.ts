import type { itemKeys } from './single-table.ts';

type Built<Key> = Key extends (...parts: never[]) => infer Result ? Result : Key;
type PartitionKey = Built<(typeof itemKeys)[keyof typeof itemKeys]>['PK'];
type PrefixOf<Key> = Key extends `${infer Kind}#${string}` ? `${Kind}#` : Key;

/** The prefix of a kind of item's partition keys, such as `USER#`, or the whole key if there is only one. */
export type ItemKind = PrefixOf<PartitionKey>;
