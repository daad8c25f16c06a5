import { openDataFolder } from '../../infra/local/data-folder.ts';
import { startEnvironment } from '../../infra/local/environment.ts';
import { localLimits, localVariables } from '../../infra/stages.ts';

// Runs an app synthesized before; with `production`, under the stage's own limits.
const [assembly = '', dataFolder = '', limits] = process.argv.slice(2);
const data = await openDataFolder(dataFolder);
const environment = await startEnvironment({
  assembly,
  data,
  environmentOverrides: localVariables(limits === 'production' ? undefined : localLimits),
});
process.on('SIGTERM', () => environment.stop());
console.log(`Ready: ${environment.url}`);
