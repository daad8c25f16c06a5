import type { itemKeys } from './single-table.ts';

type Built<Key> = Key extends (...parts: never[]) => infer Result ? Result : Key;
type PartitionKey = Built<(typeof itemKeys)[keyof typeof itemKeys]>['PK'];
type PrefixOf<Key> = Key extends `${infer Kind}#${string}` ? `${Kind}#` : Key;

/**
 * A kind of item, named by the prefix of its partition key, such as `USER#`, or by the whole partition key if all items of
 * the kind share one partition.
 */
export type ItemKind = PrefixOf<PartitionKey>;
