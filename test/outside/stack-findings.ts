import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Stack } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { pythonProgram } from '../support/python-program.ts';

/** What a linter says of one place in a stack. */
export type Finding = { rule: string; at: string; says: string };

/** What cdk-nag's AwsSolutions find in a stack, by the paths of its constructs. */
export function nagFindings(stack: Stack): Finding[] {
  const { violations } = new AwsSolutionsChecks().validateScope(stack);
  return violations.flatMap(({ ruleName, description, violatingResources = [] }) =>
    violatingResources.map(({ constructPath = '' }) => ({
      rule: ruleName,
      at: constructPath.slice(stack.node.path.length + 1),
      says: description,
    })),
  );
}

/** As much of cfn-lint's report as is read. */
type Match = { Rule: { Id: string }; Message: string; Location: { Path: (string | number)[] | null } };

/** What cfn-lint finds in a template, errors and warnings; it is installed into `.local` if it is not there yet. */
export function lintFindings(template: object): Finding[] {
  const program = pythonProgram('cfn-lint', '1.58.0');
  const folder = mkdtempSync(join(tmpdir(), 'template-'));
  try {
    const file = join(folder, 'template.json');
    writeFileSync(file, JSON.stringify(template));
    const args = ['--template', file, '--format', 'json'];
    const { stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 64 << 20 });
    if (error || stderr) throw error ?? new Error(stderr);
    const matches: Match[] = JSON.parse(stdout || '[]');
    return matches.map(({ Rule, Message, Location }) => ({
      rule: Rule.Id,
      at: (Location.Path ?? []).join('/'),
      says: Message,
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
