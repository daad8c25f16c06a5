import type { ServiceCall } from './service-calls.ts';

type Units = { reads: number; writes: number };

const sum = (units: Units[]): Units => ({
  reads: units.reduce((total, { reads }) => total + reads, 0),
  writes: units.reduce((total, { writes }) => total + writes, 0),
});

/** The minimum capacity units of a call, assuming small items, consistent reads and one page per query. */
function leastUnitsOf({ operation, body }: ServiceCall): Units {
  if (!operation.startsWith('dynamodb ')) return { reads: 0, writes: 0 };
  const input = JSON.parse(body);
  switch (operation) {
    case 'dynamodb GetItem':
    case 'dynamodb Query':
      return { reads: 1, writes: 0 };
    case 'dynamodb BatchGetItem':
      return sum(keysOf(input).map(() => ({ reads: 1, writes: 0 })));
    case 'dynamodb BatchWriteItem':
      return { reads: 0, writes: Object.values<unknown[]>(input.RequestItems).flat().length };
    case 'dynamodb TransactWriteItems':
      return { reads: 0, writes: 2 * input.TransactItems.length };
    default:
      return { reads: 0, writes: 1 };
  }
}

const keysOf = (input: { RequestItems: Record<string, { Keys: unknown[] }> }): unknown[] =>
  Object.values(input.RequestItems).flatMap(({ Keys }) => Keys);

/** The capacity units of a call: what it reports, or its minimum if it reports less, as DynamoDB Local does of transactions. */
function unitsOf(call: ServiceCall): Units {
  const least = leastUnitsOf(call);
  const reported = Math.ceil(call.units ?? 0);
  return least.writes > 0
    ? { reads: 0, writes: Math.max(least.writes, reported) }
    : { reads: Math.max(least.reads, reported), writes: 0 };
}

/** Sums the capacity units of calls, except occasional writes: recording a key's use and updating request counters. */
export function unitsOfAll(calls: readonly ServiceCall[]): Units {
  return sum(calls.filter(({ body }) => !/"SET lastUsedAt|RATE#requests/.test(body)).map(unitsOf));
}
