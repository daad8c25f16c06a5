import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { startEmulator } from '../../infra/local/aws/emulator.ts';
import { createFaults } from '../../infra/local/aws/faults.ts';
import { openSecretsManager } from '../../infra/local/aws/secrets-manager.ts';
import { createInbox } from '../../infra/local/mail/inbox.ts';
import { readPlaces } from '../../infra/local/places/city-search.ts';
import { createQueues } from '../../infra/local/queue/queues.ts';
import { synthesize } from '../../infra/local/synthesize.ts';
import { readStack } from '../../infra/local/template/read-stack.ts';
import { openProxy } from '../support/proxy.ts';
import { startCommand } from '../support/run-command.ts';
import { copyWithoutTimeouts } from '../support/without-timeouts.ts';
import { cdkDeploy } from './cdk-deploy.ts';
import { leaveOut } from './left-out.ts';
import { ACCOUNT, type MiniStack, REGION, startMiniStack } from './mini-stack.ts';
import { addSetting } from './next-release.ts';

const EMAIL = 'operator@example.com';

/** Time within which the function that reads the stream must finish a deletion. */
const STREAM_TIMEOUT_MS = 60_000;

type Mail = { To: string[]; BodyText: string };

// Deploys the synthesized stack to MiniStack with the operators' commands, runs the smoke test, and destroys it.
process.env['TZ'] = 'UTC';
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
await using undo = new AsyncDisposableStack();
const folder = mkdtempSync(join(tmpdir(), 'horoscope-deploy-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

const synthesized = join(folder, 'synthesized');
const assembly = join(folder, 'app');
await synthesize(synthesized);
copyWithoutTimeouts(synthesized, assembly);
const places = await openPlaces(synthesized);
undo.defer(() => places.close());
for (const line of leaveOut(globSync(join(assembly, '*.template.json')))) console.log(line);

const miniStack = await startMiniStack(folder, `http://localhost:${places.port}`);
undo.defer(miniStack.stop);
const { outputs, deploy, rollback, destroy } = await cdkDeploy(assembly, folder, miniStack.url);
const { Url = '', TableName = '' } = outputs;
console.log(`Deployed: ${Url}`);

const [apiId] = new URL(Url).hostname.split('.');
const front = await openProxy(`${miniStack.url}/_aws/execute-api/${apiId}/dev`);
undo.defer(front.close);
try {
  await smoke(front.url, miniStack);
  await untilDeletionsAreFinished(miniStack, TableName);
  await withoutFailedRequests(front.url, async () => {
    addSetting(assembly);
    console.log(await deploy());
    await smoke(front.url, miniStack);
    console.log(await rollback());
    await smoke(front.url, miniStack);
  });
  await destroy();
} catch (error) {
  console.error(miniStack.output());
  throw error;
}

/** Starts the emulator of Amazon Location. */
async function openPlaces(app: string) {
  const stack = readStack(app);
  // The list of cities is read before the first search, which would otherwise wait for it.
  await readPlaces();
  return startEmulator({
    stack: () => stack,
    inbox: createInbox(),
    queues: createQueues(() => stack),
    secrets: openSecretsManager(),
    databaseUrl: '',
    faults: createFaults(),
    log: console.error,
  });
}

async function smoke(url: string, { url: servicesUrl }: MiniStack): Promise<void> {
  const command = startCommand('smoke', [url, '--email', EMAIL], null);
  await command.until('Code mailed to');
  const answer = await fetch(`${servicesUrl}/_ministack/ses/messages`);
  const { messages } = (await answer.json()) as { messages: Record<string, Mail[]> };
  const mail = Object.values(messages)
    .flat()
    .findLast(({ To }) => To.includes(EMAIL));
  command.type(/\b\d{6}\b/.exec(mail?.BodyText ?? '')?.[0] ?? '');
  const { code, output } = await command.end();
  console.log(output);
  if (code !== 0) throw new Error('The deployed stack failed the smoke test');
}

/** Requests the page again and again, within its rate, while `work` runs. Throws if a response is not 200. */
async function withoutFailedRequests(url: string, work: () => Promise<void>): Promise<void> {
  const stopped = new AbortController();
  let [sent, failed] = [0, 0];
  const requesting = (async () => {
    for (; !stopped.signal.aborted; await sleep(500)) {
      const { status } = await fetch(url);
      sent++;
      failed += Number(status !== 200);
    }
  })();
  await work().finally(() => stopped.abort());
  await requesting;
  console.log(`${failed} of ${sent} requests failed during a deploy and its undoing.`);
  if (failed > 0 || sent === 0) throw new Error('Requests failed');
}

/** Waits until the function that reads the stream has removed the items of the deleted profile. */
async function untilDeletionsAreFinished({ url }: MiniStack, TableName: string): Promise<void> {
  const credentials = { accessKeyId: ACCOUNT, secretAccessKey: 'local' };
  const client = new DynamoDBClient({ endpoint: url, region: REGION, credentials });
  const end = Date.now() + STREAM_TIMEOUT_MS;
  for (;;) {
    const { Items = [] } = await client.send(new ScanCommand({ TableName, ConsistentRead: true }));
    const keys = Items.map(({ PK, SK }) => `${PK?.S} ${SK?.S}`).filter((key) => key.includes('prf_'));
    const left = keys.filter((key) => !key.startsWith('DELETED '));
    if (keys.length > 0 && left.length === 0) break;
    if (Date.now() > end) throw new Error(`The function on the stream did not remove ${left.join(', ')}`);
    await sleep(250);
  }
  console.log('The items of the deleted profile are removed.');
}
