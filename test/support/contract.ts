import type { Operation } from '#lib/contract/operation.ts';
import { fieldNames } from '#lib/contract/suggest-name.ts';
import { contractIssues } from '../../infra/smoke/contract-issues.ts';
import type { Answer } from './service.ts';

/** Stage prefix of paths on API Gateway's domain. */
const STAGE = /^\/dev(?=\/|$)/;

/** Throws an error that lists every violation if a response doesn't conform to the contract. */
export function checkAnswer(method: string, path: string, answer: Answer): void {
  const route = path.replace(/[?#].*$/s, '').replace(STAGE, '') || '/';
  if (route.startsWith('/__local/')) return;
  const issues = contractIssues(method, route, answer);
  if (issues.length === 0) return;
  const lines = [...issues, `${answer.status} ${answer.text.slice(0, 500)}`];
  throw new Error(`${method} ${path}: the response violates the contract.\n${lines.join('\n')}`);
}

/** The values that a schema has fields or parameters for. */
export function ownInputs<Value>(
  schema: Operation['query'],
  values: Record<string, Value>,
): Record<string, Value> {
  const names = schema && schema !== 'ignored' ? fieldNames(schema) : [];
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
}
