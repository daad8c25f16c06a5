import { fileURLToPath } from 'node:url';
import { localLimits } from '../stages.ts';
import { CannotStart } from './cannot-start.ts';
import { type DataFolder, openDataFolder } from './data-folder.ts';
import { type LocalEnvironment, startEnvironment } from './environment.ts';
import { type Options, parseOptions, USAGE } from './options.ts';
import { SynthesisFailed, synthesise } from './synthesise.ts';
import { watchFolders } from './watch.ts';

const stopping = new AbortController();

// Whoever asks twice does not want to wait.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(name, () => (stopping.signal.aborted ? process.exit(1) : stopping.abort()));

try {
  const options = parseOptions(process.argv.slice(2));
  if (options.help) console.log(USAGE);
  else await run(options);
} catch (error) {
  if (!stopping.signal.aborted) fail(sentenceOf(error));
}

async function run(options: Options): Promise<void> {
  const data = await openDataFolder(options.dataFolder, { fresh: options.fresh });
  const building = new AbortController();
  const signal = AbortSignal.any([building.signal, stopping.signal]);
  try {
    console.log('Starting the database, building the functions ...');
    const assembly = build(data, signal);
    assembly.catch(() => undefined);
    const environment = await startEnvironment({
      assembly,
      port: options.port,
      data,
      environmentOverrides: options.productionLimits ? {} : { LIMITS: JSON.stringify(localLimits) },
      log: console.log,
      verbose: options.verbose,
      onFatal: (sentence) => {
        fail(sentence);
        stopping.abort();
      },
      signal: stopping.signal,
    });
    announce(environment);
    const unwatch = options.watch ? watchSource(environment, data, signal) : undefined;
    await stopRequested();
    unwatch?.();
    await environment.stop();
  } finally {
    building.abort();
    await data.release();
  }
}

async function build({ assembly }: DataFolder, signal: AbortSignal): Promise<string> {
  await synthesise(assembly, { signal });
  return assembly;
}

function announce({ url, inboxUrl }: LocalEnvironment): void {
  console.log(`Ready: ${url}
Open:  ${url}/ for the dashboard
Inbox: ${inboxUrl}
Try:   curl ${url}/api/auth/send-code -H 'Content-Type: application/json' -d '{"email":"you@example.com"}'
`);
}

function watchSource(environment: LocalEnvironment, data: DataFolder, signal: AbortSignal): () => void {
  const folder = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
  return watchFolders({
    folders: ['functions', 'lib', 'infra'].map(folder),
    ignore: ['infra/local', 'infra/commands'].map(folder),
    async onChange() {
      try {
        console.log('The source has changed, building ...');
        await environment.replace(await build(data, signal));
        console.log('The new version is served.');
      } catch (error) {
        if (!signal.aborted) console.error(`${sentenceOf(error)}\nThe version before it is still served.`);
      }
    },
  });
}

function stopRequested(): Promise<void> {
  return new Promise((resolve) => {
    if (stopping.signal.aborted) resolve();
    stopping.signal.addEventListener('abort', () => resolve());
  });
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

function sentenceOf(error: unknown): string {
  if (error instanceof SynthesisFailed) return `The functions cannot be built:\n${error.message}`;
  if (error instanceof CannotStart) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
