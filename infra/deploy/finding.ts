/** Result of a preflight check. A `problem` stops the command, a `warning` doesn't, and a `fact` has no prefix. */
export type Finding = { kind: 'problem' | 'warning' | 'fact'; text: string };

export const problem = (text: string): Finding => ({ kind: 'problem', text });
export const warning = (text: string): Finding => ({ kind: 'warning', text });
export const fact = (text: string): Finding => ({ kind: 'fact', text });

const PREFIXES = { fact: '', warning: 'Warning: ', problem: 'Problem: ' } as const;

/** Prints facts, then warnings, then problems. Throws if there is a problem. */
export function printFindings(findings: readonly Finding[]): void {
  for (const kind of ['fact', 'warning', 'problem'] as const)
    for (const { text } of findings.filter((finding) => finding.kind === kind))
      (kind === 'fact' ? console.log : console.error)(`${PREFIXES[kind]}${text}`);
  if (findings.some(({ kind }) => kind === 'problem')) throw new Error('Nothing was changed.');
}
