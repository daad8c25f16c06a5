import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The path of a program from PyPI, of one version, installed into a virtual environment of its own below `.local` if it is
 * not there yet. Throws what pip says if it cannot be installed.
 */
export function pythonProgram(name: string, version: string): string {
  const folder = join(import.meta.dirname, '../../.local/python', `${name}-${version}`);
  const program = join(folder, 'bin', name);
  const finished = join(folder, 'installed');
  if (existsSync(finished)) return program;
  rmSync(folder, { recursive: true, force: true });
  console.log(`Installing ${name} ${version} from PyPI ...`);
  const run = (file: string, ...args: string[]) =>
    execFileSync(file, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  run('python3', '-m', 'venv', folder);
  run(join(folder, 'bin/pip'), 'install', '--quiet', '--disable-pip-version-check', `${name}==${version}`);
  writeFileSync(finished, '');
  return program;
}
