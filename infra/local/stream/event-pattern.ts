import { StartError } from '../start-error.ts';
import { recordOf } from '../template/resources.ts';

export type EventPattern = (record: unknown) => boolean;

/** Compiles an event filter of exact values and prefixes. Throws `StartError` for other operators. */
export function compilePattern(pattern: unknown): EventPattern {
  const fields = Object.entries(recordOf(pattern)).map(([name, rule]): EventPattern => {
    const fits = Array.isArray(rule) ? anyOf(rule) : compilePattern(rule);
    return (record) => fits(recordOf(record)[name]);
  });
  return (record) => fields.every((field) => field(record));
}

function anyOf(rules: readonly unknown[]): EventPattern {
  const tests = rules.map((rule): EventPattern => {
    if (typeof rule !== 'object' || rule === null) return (value) => value === rule;
    const { prefix, ...unknown } = rule as Record<string, unknown>;
    if (typeof prefix !== 'string' || Object.keys(unknown).length > 0)
      throw new StartError(`The stream filter rule ${JSON.stringify(rule)} is not supported locally`);
    return (value) => typeof value === 'string' && value.startsWith(prefix);
  });
  return (value) => tests.some((test) => test(value));
}
