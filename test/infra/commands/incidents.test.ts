import { readFileSync } from 'node:fs';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type LocalEnvironment, startEnvironment } from '../../../infra/local/environment.ts';
import { localLimits } from '../../../infra/stages.ts';
import { startCommand } from '../../support/run-command.ts';
import { ada, serviceAt } from '../../support/service.ts';
import { tableDefinition } from '../../support/table-definition.ts';

const read = (name: string) => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');
const runbook = read('runbook.md');
const incidents = runbook.slice(runbook.indexOf('## Incidents'), runbook.indexOf('## Requests'));

/** The commands of an incident's entry that work on the local service. */
const commandsOf = (entry: string) =>
  [...entry.matchAll(/^npm run ([a-z-]+) -- (.*--stage STAGE.*?)(?: +#.*)?$/gm)].map(
    ([, name = '', args = '']) => [name, args.split(' ')] as const,
  );
const entries = incidents
  .split(/^### /m)
  .slice(1)
  .map((text) => ({ title: text.split('\n')[0] ?? '', text, commands: commandsOf(text) }));

let environment: LocalEnvironment;
let service: ReturnType<typeof serviceAt>;
let person: Awaited<ReturnType<typeof service.signIn>>;
let values: Record<string, string>;

// This file starts its own environment, because its commands retire the secret and end all sessions.
beforeAll(async () => {
  environment = await startEnvironment({
    assembly: process.env['PATIENT_APP'] ?? '',
    environmentOverrides: { LIMITS: JSON.stringify(localLimits) },
  });
  service = serviceAt(environment.url);
  person = await service.signIn();
  const { body } = await service.call('POST', '/api/profiles', { cookie: person.cookie, body: ada });
  values = { USER: person.id, PROFILE: body.id, STAGE: 'local', VERSION: '1' };
});
afterAll(() => environment.stop());

/** Copies the table, as a restore to an earlier time would. */
async function copyTable(copy: string): Promise<void> {
  const { region, endpoints, tables } = (await service.call('GET', '/__local/endpoints')).body;
  const credentials = { accessKeyId: 'operator', secretAccessKey: 'operator' };
  const client = DynamoDBDocumentClient.from(
    new DynamoDBClient({ region, endpoint: endpoints.dynamodb, credentials }),
  );
  await client.send(new CreateTableCommand(tableDefinition(copy)));
  const [TableName] = Object.values<string>(tables);
  const { Items = [] } = await client.send(new ScanCommand({ TableName }));
  for (const Item of Items) await client.send(new PutCommand({ TableName: copy, Item }));
}

/** Runs a command of the runbook on the local service. Types the stage's name, and doesn't wait for what was cached. */
async function run(name: string, args: readonly string[]) {
  const local = args.map((arg) => values[arg] ?? arg).filter((arg) => arg !== '--stage' && arg !== 'local');
  const at = name === 'restore' ? ['--at', new Date().toISOString()] : [];
  const { port } = new URL(environment.url);
  const command = startCommand(name, [...local, ...at, '--port', port], 'local\n');
  if (args.includes('--retire')) {
    await command.until('Waiting');
    command.goOn();
  }
  return command.end();
}

test.each(entries.filter(({ commands }) => commands.length > 0))(
  'the commands of the incident “$title” work on the local service',
  async ({ commands }) => {
    if (commands.some(([name]) => name === 'restore')) await copyTable('horoscope-restored');
    for (const [name, args] of commands)
      expect([name, args, await run(name, args)]).toEqual([name, args, expect.objectContaining({ code: 0 })]);
  },
);

test.each(entries)(
  'the incident “$title” says what people see, what to do and when it is over',
  ({ text }) => {
    for (const part of ['**People see**', '**Do.**', '**Over** when']) expect(text).toContain(part);
  },
);

test('every incident has a row in the table, and most have commands to run', () => {
  const rows = [...incidents.matchAll(/^\| \[(.*?)\]/gm)].map(([, title]) => title);
  expect(rows).toEqual(entries.map(({ title }) => title));
  expect(entries.flatMap(({ commands }) => commands).length).toBeGreaterThan(8);
});

test.each(['runbook.md', 'operate.md'])('docs/%s has no command that only GNU systems have', (name) => {
  expect(read(name)).not.toMatch(/date (-u )?-d|sha256sum|sed -r|readlink -f|grep -P|xargs -r|base64 -w/);
});
