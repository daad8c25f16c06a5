import { CreateTableCommand, DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import * as documents from '@aws-sdk/lib-dynamodb';
import { tableDefinition } from '../support/table-definition.ts';
import { type Protocol, runSeed } from './explore.ts';
import type { RecordedCall } from './simulation.ts';

/** Replaces the table's name everywhere in the input of a call. */
function onTable(value: unknown, name: string): unknown {
  if (value === 'proof') return name;
  if (Array.isArray(value)) return value.map((one) => onTable(one, name));
  if (typeof value !== 'object' || value === null || value instanceof Set || value instanceof Uint8Array)
    return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key === 'proof' ? name : key, onTable(one, name)]),
  );
}

/** Brings sets, bytes and the names of attributes into an order and form of their own. */
function canonical(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('hex');
  if (value instanceof Set) return [...value].sort();
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, canonical(one)]),
  );
}

type Answer = Record<string, unknown>;

/** What two tables must answer alike: items, attributes, and the names and reasons of errors. */
function essence(answer: Answer | undefined, error: unknown, table: string): object {
  if (error instanceof Error) {
    const { CancellationReasons = [] } = error as { CancellationReasons?: { Code: string }[] };
    return { error: error.name, reasons: CancellationReasons.map(({ Code }) => Code) };
  }
  const { Item, Items, Attributes, Responses } = (onTable(answer ?? {}, table) ?? {}) as Answer;
  const responses = (Responses as Record<string, Answer[]> | undefined)?.[table] ?? [];
  const keyed = responses.map((item) => [`${item['PK']} ${item['SK']}`, item]);
  return { Item, Items, Attributes, responses: Object.fromEntries(keyed) };
}

/** Keeps those attributes of a simulated answer that DynamoDB returned, which may be the changed ones only. */
function narrowed(simulated: object, { Attributes }: { Attributes?: Answer }): object {
  const own = (simulated as { Attributes?: Answer }).Attributes;
  if (!own || !Attributes) return { ...simulated, Attributes };
  return {
    ...simulated,
    Attributes: Object.fromEntries(Object.keys(Attributes).map((key) => [key, own[key]])),
  };
}

/** Makes the calls of a schedule on a new table and compares each answer. Throws for the first one that differs. */
async function replay(client: DynamoDBClient, calls: readonly RecordedCall[], name: string): Promise<void> {
  const TableName = name;
  await client.send(new CreateTableCommand(tableDefinition(TableName)));
  const table = documents.DynamoDBDocumentClient.from(client, {
    marshallOptions: { removeUndefinedValues: true },
  });
  for (const { call, result, error } of calls) {
    const Command = (documents as unknown as Record<string, new (input: unknown) => never>)[
      `${call.name}Command`
    ];
    if (!Command) throw new Error(`There is no command ${call.name}`);
    const sent = table.send(new Command(onTable(call.input, name))) as Promise<Answer>;
    const actual = await sent.then(
      (answer) => essence(answer, undefined, name),
      (thrown: unknown) => essence(undefined, thrown, name),
    );
    const simulated = narrowed(essence(result as Answer, error, name), actual);
    const [wanted, found] = [simulated, actual].map((one) => JSON.stringify(canonical(one)));
    if (wanted !== found)
      throw new Error(`${call.name} differs: ${JSON.stringify(call.input)} ${wanted} ${found}`);
  }
  await client.send(new DeleteTableCommand({ TableName }));
}

/** Replays the schedules of seeds on the DynamoDB Local at a URL. Returns the numbers of schedules and calls. */
export async function replaySeeds(
  protocol: Protocol,
  endpoint: string,
  first: number,
  seeds: number,
): Promise<{ schedules: number; calls: number }> {
  const client = new DynamoDBClient({ endpoint });
  let calls = 0;
  for (let seed = first; seed < first + seeds; seed++) {
    let made: readonly RecordedCall[] = [];
    await runSeed(protocol, seed, (simulation) => {
      made = simulation.calls;
    });
    await replay(client, made, `${protocol.name}-${seed}`);
    calls += made.length;
  }
  return { schedules: seeds, calls };
}
