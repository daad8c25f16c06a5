import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { goProgram } from '../support/installed-programs.ts';

type Finding = { line: number; column: number; message: string };

/** Findings of actionlint, without the linters of shell and Python code that it would use if they were installed. */
function findings(workflow: string): Finding[] {
  const program = goProgram('github.com/rhysd/actionlint/cmd/actionlint', 'v1.7.12');
  const args = ['-shellcheck=', '-pyflakes=', '-format={{json .}}', '-'];
  const { stdout, stderr, error } = spawnSync(program, args, { input: workflow, encoding: 'utf8' });
  if (error || stderr) throw error ?? new Error(stderr);
  return JSON.parse(stdout);
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

const files = globSync('.github/workflows/*.yml').sort();
if (files.length === 0) fail('There are no workflows.');
for (const file of files) {
  const found = findings(readFileSync(file, 'utf8'));
  for (const { line, column, message } of found) fail(`${file}:${line}:${column}: ${message}`);
  if (found.length === 0) console.log(`${file}: no findings`);
}

// The linter must find errors that are added on purpose.
const seeded = findings(`on: push
jobs:
  seeded:
    needs: missing
    runs-on: ubuntu-24.04
    steps:
      - run: echo \${{ github.event.head_commit.message }}
`).map(({ message }) => message);
for (const expected of [/needs job "missing" which does not exist/, /is potentially untrusted/])
  if (!seeded.some((message) => expected.test(message)))
    fail(`The seeded error ${expected} was not found, only ${seeded.join(' ')}`);
