import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { installedOnce } from './installed-once.ts';

/**
 * The path of a program from PyPI, of one version, installed into a virtual environment of its own below `.local` if it is
 * not there yet. Throws what pip says if it cannot be installed.
 */
export function pythonProgram(name: string, version: string): string {
  const installed = installedOnce(`python/${name}-${version}`, (folder) => {
    console.log(`Installing ${name} ${version} from PyPI ...`);
    const run = (file: string, ...args: string[]) =>
      execFileSync(file, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    run('python3', '-m', 'venv', folder);
    run(join(folder, 'bin/pip'), 'install', '--quiet', '--disable-pip-version-check', `${name}==${version}`);
  });
  return join(installed, 'bin', name);
}
