import { CannotStart } from '../cannot-start.ts';
import { functionBehindKey } from '../lambda/environment-variables.ts';
import { matchesPattern } from '../policy-pattern.ts';
import type { LocalFunction, PolicyCondition, PolicyStatement, Stack } from '../template/model.ts';
import type { RequiredRight } from './required-rights.ts';

/** What a caller may not do; `message` is the sentence that AWS answers. */
export type Denial = { message: string };

/** Says whether the bearer of an access key has the rights that a call needs; undefined if so. */
export type Permissions = (
  accessKeyId: string | undefined,
  rights: readonly RequiredRight[],
) => Denial | undefined;

const LOCAL_SERVICES = ['dynamodb', 'ses', 'secretsmanager', 'geo'];
const OPERATORS = new Set(['StringEquals', 'StringLike']);
const CONDITION_KEYS = new Set(['ses:FromAddress', 'ses:FromDisplayName', 'ses:Recipients']);

/**
 * Makes the rules of a stack: a function's key has the rights of the function's role and no more, so that what
 * would be refused on AWS is refused here. Any other key may do everything. Throws `CannotStart` for a condition
 * that it cannot evaluate.
 */
export function createPermissions(stack: Stack): Permissions {
  for (const fn of stack.functions)
    for (const statement of fn.statements)
      if (concernsLocalServices(statement)) checkConditions(fn, statement);
  const functions = new Map(stack.functions.map((fn) => [fn.logicalId, fn]));
  return (accessKeyId, rights) => {
    const functionId = functionBehindKey(accessKeyId ?? '');
    if (functionId === undefined) return undefined;
    const fn = functions.get(functionId);
    const missing = rights.find((right) => !fn || !isAllowed(fn.statements, right));
    if (!missing) return undefined;
    const caller = `arn:aws:sts::${stack.deployment.accountId}:assumed-role/${fn?.roleName}/${fn?.name}`;
    return {
      message: `User: ${caller} is not authorized to perform: ${missing.action} on resource: ${missing.resource} because no identity-based policy allows the ${missing.action} action`,
    };
  };
}

function concernsLocalServices({ actions }: PolicyStatement): boolean {
  return actions.some((action) => action === '*' || LOCAL_SERVICES.includes(action.split(':')[0] ?? ''));
}

function checkConditions(fn: LocalFunction, { conditions }: PolicyStatement): void {
  for (const { operator, key } of conditions)
    if (!OPERATORS.has(bare(operator)) || !CONDITION_KEYS.has(key))
      throw new CannotStart(
        `The role of ${fn.title} has the condition ${operator} ${key}, which is not known locally`,
      );
}

function isAllowed(statements: readonly PolicyStatement[], right: RequiredRight): boolean {
  const applying = statements.filter(
    ({ actions, resources, conditions }) =>
      actions.some((action) => matchesPattern(action, right.action, { ignoreCase: true })) &&
      resources.some((resource) => matchesPattern(resource, right.resource)) &&
      conditions.every((condition) => holds(condition, right.context ?? {})),
  );
  return (
    applying.some(({ effect }) => effect === 'Allow') && applying.every(({ effect }) => effect === 'Allow')
  );
}

function holds(
  { operator, key, values }: PolicyCondition,
  context: Record<string, readonly string[]>,
): boolean {
  const actual = context[key] ?? [];
  const like = bare(operator) === 'StringLike';
  const accepted = (value: string) =>
    values.some((one) => (like ? matchesPattern(one, value) : one === value));
  if (operator.startsWith('ForAllValues:')) return actual.every(accepted);
  return actual.some(accepted);
}

function bare(operator: string): string {
  return operator.replace(/^(ForAllValues|ForAnyValue):/, '');
}
