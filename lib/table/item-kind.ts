import type { itemKeys } from './single-table.ts';

type Built<Key> = Key extends (...parts: never[]) => infer Result ? Result : Key;
type PartitionKey = Built<(typeof itemKeys)[keyof typeof itemKeys]>['PK'];
type StartOf<Key> = Key extends `${infer Kind}#${string}` ? `${Kind}#` : Key;

/** How the keys of the markers begin that deletions of earlier releases have left. */
type EarlierMarkers = 'DELETED#';

/** What the partition keys of a kind of item begin with, such as `USER#`; the whole key where there is but one. */
export type ItemKind = StartOf<PartitionKey> | EarlierMarkers;
