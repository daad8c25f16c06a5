import type { Finding } from './finding.ts';

const BEFORE = { fact: '', warning: 'Warning: ', problem: 'Problem: ' } as const;

/**
 * Prints findings, facts first and problems last; throws the sentence that nothing was changed if there is a problem.
 */
export function show(findings: readonly Finding[]): void {
  for (const kind of ['fact', 'warning', 'problem'] as const)
    for (const { text } of findings.filter((finding) => finding.kind === kind)) {
      const line = `${BEFORE[kind]}${text}`;
      if (kind === 'fact') console.log(line);
      else console.error(line);
    }
  if (findings.some(({ kind }) => kind === 'problem')) throw new Error('Nothing was changed.');
}
