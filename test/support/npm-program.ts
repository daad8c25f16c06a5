import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedOnce } from './installed-once.ts';

/**
 * The folder of a package from npm, of one version, installed with its own scripts below `.local` if it is not there yet:
 * for what installing the project must not need, as it is large or has to be compiled. Throws if it cannot be installed; npm
 * says why.
 */
export function npmProgram(name: string, version: string): string {
  const installed = installedOnce(`npm/${name}-${version}`, (folder) => {
    mkdirSync(folder, { recursive: true });
    // Later versions of npm run no scripts but those of packages that are named.
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ private: true, allowScripts: { [name]: true } }),
    );
    console.log(`Installing ${name} ${version} from npm ...`);
    const quiet = ['--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
    execFileSync('npm', ['install', '--prefix', folder, ...quiet, `${name}@${version}`], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  });
  return join(installed, 'node_modules', name);
}
