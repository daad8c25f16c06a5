import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describeApi } from '../../../infra/openapi/describe.ts';
import { withEnvironmentProcess } from '../../faults/environment-process.ts';
import { npmProgram, pythonEnvironment } from '../../support/installed-programs.ts';
import { serviceAt } from '../../support/service.ts';

// Generates clients from the OpenAPI description with the generators that people use, and calls the service with each.

const root = join(import.meta.dirname, '../../..');
const scratch = mkdtempSync(join(tmpdir(), 'clients-'));
const description = join(scratch, 'openapi.json');

/** Warnings that aren't about the description: openapi-generator prints the first for any OpenAPI 3.1, Maven the second. */
const IGNORED = /OpenAPI 3\.1 support is still in beta|Source root doesn't exist/;

/** Runs a program, which finds the service in the environment. Returns its output; throws if it fails or warns. */
async function run(program: string, args: readonly string[], cwd: string, path = ''): Promise<string> {
  const PATH = `${path}:${process.env['PATH']}`;
  const child = spawn(program, args, { cwd, env: { ...process.env, PATH } });
  const [[code], ...outputs] = await Promise.all([
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ]);
  const output = outputs.join('');
  const warnings = output.split('\n').filter((line) => /\bwarn(ing)?\b/i.test(line) && !IGNORED.test(line));
  if (code !== 0 || warnings.length > 0) throw new Error(`${program} ${args.join(' ')}:\n${output}`);
  return output;
}

const filesIn = (folder: string, end: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(end)).length;

const scriptFor = (name: string, folder: string) => {
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(import.meta.dirname, name), join(folder, name));
};

async function python(): Promise<string> {
  const folder = join(scratch, 'python');
  scriptFor('calls.py', folder);
  const bin = join(pythonEnvironment('openapi-python-client', '0.29.1'), 'bin');
  const args = ['generate', '--path', description, '--meta', 'none', '--output-path', 'generated'];
  // The generator formats its output with the Ruff that it finds in the PATH.
  await run(join(bin, 'openapi-python-client'), args, folder, bin);
  const calls = await run(join(bin, 'python'), ['calls.py'], folder);
  const page = readFileSync(join(root, 'docs/client.md'), 'utf8');
  const [, example = ''] = /```python\n([\s\S]*?)```/.exec(page) ?? [];
  const local = example
    .replaceAll('from horoscope', 'from generated')
    .replace('"https://api.example.com"', 'os.environ["URL"]');
  writeFileSync(join(folder, 'example.py'), local);
  await run(join(bin, 'python'), ['example.py'], folder);
  return `${filesIn(join(folder, 'generated/models'), '.py')} files of models, ${calls}`;
}

async function typeScript(): Promise<string> {
  const folder = join(scratch, 'typescript');
  scriptFor('calls.ts', folder);
  const generator = join(npmProgram('openapi-typescript', '7.13.0'), 'bin/cli.js');
  await run(process.execPath, [generator, description, '--output', 'generated.d.ts'], folder);
  const strict = ['--strict', '--noUncheckedIndexedAccess', '--exactOptionalPropertyTypes'];
  const modules = ['--module', 'nodenext', '--target', 'esnext', '--allowImportingTsExtensions', '--noEmit'];
  const types = ['--typeRoots', join(root, 'node_modules/@types'), '--types', 'node'];
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  await run(join(root, 'node_modules/.bin/tsc'), [...strict, ...modules, ...types, 'calls.ts'], folder);
  return run(process.execPath, ['calls.ts'], folder);
}

async function kotlinAndSwift(): Promise<string> {
  const folder = join(scratch, 'maven');
  scriptFor('Calls.kt', join(folder, 'calls'));
  const output = await run(
    'mvn',
    [
      ...['--batch-mode', '--no-transfer-progress', '--file', join(import.meta.dirname, 'pom.xml')],
      ...['--define', `maven.repo.local=${join(root, '.local/maven')}`],
      ...['--define', `scratch=${folder}`, '--define', `description=${description}`],
      'process-classes',
    ],
    root,
  );
  const swift = filesIn(join(folder, 'swift'), '.swift');
  return `${/\d+ calls/.exec(output)?.[0]}; Swift: ${swift} files generated, not compiled`;
}

const hasMaven = (): boolean => {
  try {
    execFileSync('mvn', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** Only these languages, if given. */
const chosen = process.argv.slice(2);
const clients = {
  Python: python,
  TypeScript: typeScript,
  ...(hasMaven() && { Kotlin: kotlinAndSwift }),
};

try {
  await withEnvironmentProcess(async ({ url }) => {
    const { key, email } = await serviceAt(url).signIn();
    const { port } = new URL(url);
    execFileSync(process.execPath, ['infra/commands/tier.ts', email, 'premium', '--port', port]);
    writeFileSync(description, JSON.stringify({ ...describeApi(), servers: [{ url }] }));
    Object.assign(process.env, { URL: url, KEY: key });
    for (const [name, client] of Object.entries(clients))
      if (chosen.length === 0 || chosen.includes(name)) console.log(`${name}: ${(await client()).trim()}`);
    if (!('Kotlin' in clients)) console.log('Kotlin: not tested, because Maven is not installed');
  });
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
