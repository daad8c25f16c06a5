import { openDataFolder } from '../../infra/local/data-folder.ts';
import { startEnvironment } from '../../infra/local/environment.ts';
import { localLimits, localVariables } from '../../infra/stages.ts';

// Runs an already synthesized app; the argument `production` applies the stage's own limits instead of the local ones.
const [assembly = '', dataFolder = '', limits] = process.argv.slice(2);
const data = await openDataFolder(dataFolder);
const environment = await startEnvironment({
  assembly,
  data,
  environmentOverrides: localVariables(limits === 'production' ? undefined : localLimits),
});
process.on('SIGTERM', () => environment.stop());
console.log(`Ready: ${environment.url}`);
