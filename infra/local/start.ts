import { fileURLToPath } from 'node:url';
import { localLimits, localVariables } from '../stages.ts';
import { type DataFolder, openDataFolder } from './data-folder.ts';
import { type LocalEnvironment, startEnvironment } from './environment.ts';
import { type Options, parseOptions, USAGE } from './options.ts';
import { StartError } from './start-error.ts';
import { synthesize } from './synthesize.ts';
import { watchFolders } from './watch.ts';

let environment: LocalEnvironment | undefined;

// A second signal ends the process immediately.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => void end(0));

try {
  const options = parseOptions(process.argv.slice(2));
  if (options.help) console.log(USAGE);
  else await start(options);
} catch (error) {
  console.error(describeError(error));
  await end(1);
}

async function start(options: Options): Promise<void> {
  const data = await openDataFolder(options.dataFolder, { fresh: options.fresh });
  console.log('Starting the database, building the functions ...');
  environment = await startEnvironment({
    assembly: synthesize(data.assembly),
    port: options.port,
    data,
    environmentOverrides: localVariables(options.productionLimits ? undefined : localLimits),
    log: console.log,
    verbose: options.verbose,
    maxEnvironments: options.maxEnvironments,
    onFatal: (message) => {
      console.error(message);
      void end(1);
    },
  });
  const { url, inboxUrl } = environment;
  console.log(`Ready: ${url}
Open:  ${url}/ for the dashboard, ${url}/docs for the API
Inbox: ${inboxUrl}
Mail:  curl ${url}/__local/advance -H 'Content-Type: application/json' -d '{"hours":24}' sends tomorrow's morning mail
Try:   curl ${url}/api/auth/send-code -H 'Content-Type: application/json' -d '{"email":"you@example.com"}'
`);
  if (options.watch) await watchSource(environment, data);
}

async function end(exitCode: number): Promise<never> {
  await environment?.stop();
  process.exit(exitCode);
}

function watchSource({ replace }: LocalEnvironment, data: DataFolder): Promise<never> {
  const folder = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
  const watched = ['functions', 'lib', 'infra'].map(folder);
  const ignored = ['infra/local', 'infra/commands'].map(folder);
  return watchFolders(watched, ignored, async () => {
    try {
      console.log('The source changed, building ...');
      await replace(await synthesize(data.assembly));
      console.log('Serving the new version.');
    } catch (error) {
      console.error(`${describeError(error)}\nStill serving the previous version.`);
    }
  });
}

function describeError(error: unknown): string {
  if (error instanceof StartError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
