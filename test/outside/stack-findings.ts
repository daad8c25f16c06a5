import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Stack } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { pythonProgram } from '../support/installed-programs.ts';

export type Finding = { rule: string; at: string; message: string };

/** Findings of cdk-nag's AwsSolutions rules, located by construct path. */
export function nagFindings(stack: Stack): Finding[] {
  const { violations } = new AwsSolutionsChecks().validateScope(stack);
  return violations.flatMap(({ ruleName, description, violatingResources = [] }) =>
    violatingResources.map(({ constructPath = '' }) => ({
      rule: ruleName,
      at: constructPath.slice(stack.node.path.length + 1),
      message: description,
    })),
  );
}

/** The part of a finding in cfn-lint's report that is used here. */
type Match = { Rule: { Id: string }; Message: string; Location: { Path: (string | number)[] | null } };

/** Errors and warnings of cfn-lint, which is installed into `.local` on first use. */
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
      message: Message,
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
