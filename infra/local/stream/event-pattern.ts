import { CannotStart } from '../cannot-start.ts';
import { listOf, recordOf } from '../template/cloud-formation.ts';

/** Tells whether a record fits the pattern that it was made from. */
export type EventPattern = (record: unknown) => boolean;

const comparisons: Record<string, (a: number, b: number) => boolean> = {
  '=': (a, b) => a === b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

/**
 * Compiles a filter of an event source mapping, in the syntax of Lambda's event filtering (EventBridge patterns).
 * Throws `CannotStart` for an operator that it does not know.
 */
export function compilePattern(pattern: unknown): EventPattern {
  const fields = Object.entries(recordOf(pattern)).map(([name, rule]): EventPattern => {
    if (name === '$or') {
      const alternatives = listOf(rule).map(compilePattern);
      return (record) => alternatives.some((alternative) => alternative(record));
    }
    const test = Array.isArray(rule) ? anyOf(rule) : compilePattern(rule);
    return (record) => test(recordOf(record)[name]);
  });
  return (record) => fields.every((field) => field(record));
}

function anyOf(rules: readonly unknown[]): EventPattern {
  const tests = rules.map(compileRule);
  return (value) => tests.some((test) => test(value));
}

function compileRule(rule: unknown): EventPattern {
  if (rule === null || typeof rule !== 'object') return (value) => value === rule;
  const [[operator, operand] = ['', undefined]] = Object.entries(rule);
  switch (operator) {
    case 'prefix':
      return (value) => typeof value === 'string' && value.startsWith(String(operand));
    case 'suffix':
      return (value) => typeof value === 'string' && value.endsWith(String(operand));
    case 'equals-ignore-case':
      return (value) => typeof value === 'string' && value.toLowerCase() === String(operand).toLowerCase();
    case 'exists':
      return (value) => (value !== undefined) === (operand === true);
    case 'anything-but': {
      const excluded = anyOf(listOf(operand));
      return (value) => value !== undefined && !excluded(value);
    }
    case 'numeric':
      return numeric(listOf(operand));
  }
  throw new CannotStart(`A stream's filter uses ${operator || 'an empty rule'}, which is not known locally`);
}

function numeric(operand: readonly unknown[]): EventPattern {
  const tests: ((value: number) => boolean)[] = [];
  for (let index = 0; index + 1 < operand.length; index += 2) {
    const compare = comparisons[String(operand[index])];
    if (!compare)
      throw new CannotStart(`A stream's filter compares by ${String(operand[index])}, which does not exist`);
    tests.push((value) => compare(value, Number(operand[index + 1])));
  }
  return (value) => {
    const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN;
    return tests.every((test) => test(number));
  };
}
