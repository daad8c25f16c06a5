import { contractIssues } from '../../infra/smoke/contract-issues.ts';
import type { Answer } from './service.ts';

/** What the gateway puts before each path where it is asked by its own name. */
const STAGE = /^\/dev(?=\/|$)/;

/** Throws an error that names every issue if the contract does not have this answer to a request with this method and path. */
export function checkAnswer(method: string, path: string, answer: Answer): void {
  const asked = path.replace(/[?#].*$/s, '').replace(STAGE, '') || '/';
  if (asked.startsWith('/__local/')) return;
  const issues = contractIssues(method, asked, answer);
  if (issues.length === 0) return;
  throw new Error(
    `${method} ${path}: the contract does not have this answer.\n${issues.join('\n')}\n${answer.status} ${answer.text.slice(0, 500)}`,
  );
}
