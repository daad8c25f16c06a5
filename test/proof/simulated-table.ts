import {
  ConditionalCheckFailedException,
  ProvisionedThroughputExceededException,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { type Expressions, type Item, meets, updated } from './expressions.ts';

// biome-ignore lint/suspicious/noExplicitAny: the input of any command of the document client
type Input = any;

/** A call of the document client: the name of its command without `Command`, and its input. */
export type Call = { name: string; input: Input };

/** A key that a call uses; `SK` is missing for a whole partition, `PK` for the whole table. */
export type KeyUse = { PK?: string; SK?: string; isWrite: boolean };

/** A record of the table's stream. */
export type StreamRecord = {
  eventName: 'INSERT' | 'MODIFY' | 'REMOVE';
  PK: string;
  SK: string;
  atMs: number;
};

type Partition = ReadonlyMap<string, Item>;
type Key = { PK: string; SK: string };

const $metadata = {};
const keyOf = ({ PK, SK }: Key): Key => ({ PK, SK });
const requestsIn = (input: Input): Input[] => Object.values<Input[]>(input.RequestItems).flat();
const keysOfBatch = (input: Input): Key[] =>
  Object.values<{ Keys: Key[] }>(input.RequestItems).flatMap(({ Keys }) => Keys);

/** The key of each write of a transaction, and the write. */
const writesIn = (input: Input): { kind: string; write: Input; key: Key }[] =>
  input.TransactItems.map((one: Record<string, Input>) => {
    const [[kind, write] = ['', {}]] = Object.entries(one);
    return { kind, write, key: keyOf(write.Item ?? write.Key) };
  });

/** The keys that a call reads and writes. */
export function keysOf({ name, input }: Call): KeyUse[] {
  const reads = (keys: Key[]) => keys.map((key) => ({ ...keyOf(key), isWrite: false }));
  const writes = (keys: Key[]) => keys.map((key) => ({ ...keyOf(key), isWrite: true }));
  switch (name) {
    case 'Get':
      return reads([input.Key]);
    case 'BatchGet':
      return reads(keysOfBatch(input));
    case 'Query':
      return [{ PK: partitionOf(input), isWrite: false }];
    case 'Scan':
      return [{ isWrite: false }];
    case 'Put':
      return writes([input.Item]);
    case 'Update':
    case 'Delete':
      return writes([input.Key]);
    case 'BatchWrite':
      return writes(requestsIn(input).map((one) => one.PutRequest?.Item ?? one.DeleteRequest.Key));
    case 'TransactWrite':
      return writesIn(input).map(({ kind, key }) => ({ ...key, isWrite: kind !== 'ConditionCheck' }));
    default:
      throw new Error(`Not simulated: ${name}`);
  }
}

function partitionOf({ KeyConditionExpression, ExpressionAttributeValues }: Input): string {
  const [, name = ''] = /^PK = (:\w+)/.exec(KeyConditionExpression) ?? [];
  return ExpressionAttributeValues[name];
}

function projected(item: Item, { ProjectionExpression, ExpressionAttributeNames = {} }: Input): Item {
  if (ProjectionExpression === undefined) return { ...item };
  const names: string[] = ProjectionExpression.split(', ').map(
    (name: string) => ExpressionAttributeNames[name] ?? name,
  );
  return Object.fromEntries(names.flatMap((name) => (name in item ? [[name, item[name]]] : [])));
}

/** An error as a throttled table throws it once the SDK has given up. */
export const throttled = (): Error =>
  new ProvisionedThroughputExceededException({ message: 'Simulated', $metadata });

/** An error of a call without a response. */
export const timedOut = (): Error => Object.assign(new Error('Simulated'), { name: 'TimeoutError' });

/** The error of a transaction that met another one. */
export const conflicted = (): Error => cancelled([{ Code: 'TransactionConflict' }]);

const cancelled = (CancellationReasons: { Code: string }[]): Error =>
  new TransactionCanceledException({ message: 'Simulated', CancellationReasons, $metadata });

/**
 * DynamoDB's table in memory: single writes and transactions are atomic, conditions are checked with them, and reads see the
 * latest write or, if they may be stale, the state of the partition before it.
 */
export class SimulatedTable {
  readonly records: StreamRecord[] = [];
  private readonly partitions = new Map<string, Partition>();
  private readonly former = new Map<string, Partition>();

  /** Runs a call. A stale read sees its partition as it was before the latest write to it. */
  run({ name, input }: Call, nowMs: number, isStale = false): unknown {
    const from = isStale ? this.former : this.partitions;
    const read = (key: Key) => from.get(key.PK)?.get(key.SK);
    switch (name) {
      case 'Get': {
        const item = read(input.Key);
        return { Item: item && projected(item, input) };
      }
      case 'BatchGet': {
        const items: Item[] = keysOfBatch(input).flatMap((key): Item[] => [read(key) ?? []].flat());
        const [table = ''] = Object.keys(input.RequestItems);
        return { Responses: { [table]: items.map((item) => projected(item, input.RequestItems[table])) } };
      }
      case 'Query': {
        const items = [...(from.get(partitionOf(input))?.values() ?? [])];
        const found = items.filter((item) => meets(item, input.KeyConditionExpression, input));
        found.sort((a, b) => (String(a['SK']) < String(b['SK']) ? -1 : 1));
        if (input.ScanIndexForward === false) found.reverse();
        return { Items: found.slice(0, input.Limit).map((item) => projected(item, input)) };
      }
      case 'Scan': {
        const items = this.items().filter((item) => meets(item, input.FilterExpression, input));
        return { Items: items.map((item) => projected(item, input)) };
      }
      case 'Put':
        return this.writeIf(input, keyOf(input.Item), () => input.Item, nowMs);
      case 'Update':
        return this.writeIf(input, keyOf(input.Key), (item) => updatedItem(item, input), nowMs);
      case 'Delete':
        return this.writeIf(input, keyOf(input.Key), () => undefined, nowMs);
      case 'BatchWrite':
        for (const { PutRequest, DeleteRequest } of requestsIn(input))
          this.write(keyOf(PutRequest?.Item ?? DeleteRequest.Key), PutRequest?.Item, nowMs);
        return { UnprocessedItems: {} };
      case 'TransactWrite':
        return this.transact(input, nowMs);
      default:
        throw new Error(`Not simulated: ${name}`);
    }
  }

  /** All items, in order of their keys. */
  items(): Item[] {
    const all = [...this.partitions.values()].flatMap((partition) => [...partition.values()]);
    const nameOf = ({ PK, SK }: Item) => `${PK}\n${SK}`;
    return all.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  }

  private writeIf(
    input: Input & Expressions,
    key: Key,
    change: (item: Item | undefined) => Item | undefined,
    nowMs: number,
  ): unknown {
    const before = this.partitions.get(key.PK)?.get(key.SK);
    if (!meets(before, input.ConditionExpression, input)) {
      const old = input.ReturnValuesOnConditionCheckFailure === 'ALL_OLD' && before;
      throw new ConditionalCheckFailedException({
        ...{ message: 'Simulated', $metadata },
        ...(old && { Item: marshall(old, { removeUndefinedValues: true }) }),
      });
    }
    const after = change(before);
    this.write(key, after, nowMs);
    if (/_NEW$/.test(input.ReturnValues)) return { Attributes: after };
    if (input.ReturnValues === 'ALL_OLD') return { Attributes: before };
    return {};
  }

  private transact(input: Input, nowMs: number): unknown {
    const writes = writesIn(input);
    if (new Set(writes.map(({ key }) => `${key.PK}\n${key.SK}`)).size < writes.length)
      throw new Error('A transaction cannot use an item twice');
    const reasons = writes.map(({ write, key }) => {
      const item = this.partitions.get(key.PK)?.get(key.SK);
      return { Code: meets(item, write.ConditionExpression, write) ? 'None' : 'ConditionalCheckFailed' };
    });
    if (reasons.some(({ Code }) => Code !== 'None')) throw cancelled(reasons);
    for (const { kind, write, key } of writes) {
      if (kind === 'Put') this.write(key, write.Item, nowMs);
      if (kind === 'Delete') this.write(key, undefined, nowMs);
      if (kind === 'Update')
        this.write(key, updatedItem(this.partitions.get(key.PK)?.get(key.SK), write), nowMs);
    }
    return {};
  }

  private write({ PK, SK }: Key, item: Item | undefined, atMs: number): void {
    const before = this.partitions.get(PK) ?? new Map<string, Item>();
    const had = before.has(SK);
    if (!item && !had) return;
    const after = new Map(before);
    if (item) after.set(SK, withoutUndefined(item));
    else after.delete(SK);
    this.former.set(PK, before);
    this.partitions.set(PK, after);
    this.records.push({ eventName: item ? (had ? 'MODIFY' : 'INSERT') : 'REMOVE', PK, SK, atMs });
  }
}

const updatedItem = (item: Item | undefined, input: Input): Item =>
  updated({ ...input.Key, ...item }, input.UpdateExpression, input);

const withoutUndefined = (item: Item): Item =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined));
