import { CannotStart } from '../cannot-start.ts';
import { recordOf } from '../template/cloud-formation.ts';

/** Tells whether a record fits the pattern that it was made from. */
export type EventPattern = (record: unknown) => boolean;

/** Compiles a mapping's filter by values and prefixes; throws `CannotStart` for any other operator. */
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
      throw new CannotStart(
        `A stream's filter has the rule ${JSON.stringify(rule)}, which is not known locally`,
      );
    return (value) => typeof value === 'string' && value.startsWith(prefix);
  });
  return (value) => tests.some((test) => test(value));
}
