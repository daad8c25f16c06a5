import { contractIssues } from '../../infra/smoke/contract-issues.ts';
import type { Answer } from './service.ts';

/** Stage prefix of paths at the gateway's own domain. */
const STAGE = /^\/dev(?=\/|$)/;

/** Throws an error listing every violation if the contract doesn't allow this response. */
export function checkAnswer(method: string, path: string, answer: Answer): void {
  const asked = path.replace(/[?#].*$/s, '').replace(STAGE, '') || '/';
  if (asked.startsWith('/__local/')) return;
  const issues = contractIssues(method, asked, answer);
  if (issues.length === 0) return;
  throw new Error(
    `${method} ${path}: the contract does not have this answer.\n${issues.join('\n')}\n${answer.status} ${answer.text.slice(0, 500)}`,
  );
}
