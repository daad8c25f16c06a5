import { CannotStart } from '../cannot-start.ts';
import { functionBehindKey } from '../lambda/environment-variables.ts';
import { matchesPattern } from '../policy-pattern.ts';
import type { PolicyStatement, Stack } from '../template/model.ts';
import { type RequiredRight, requiredRights } from './required-rights.ts';
import { type ServiceCall, ServiceError } from './service-call.ts';

const LOCAL_ACTIONS = /^(\*|(dynamodb|ses|secretsmanager|geo):.*)$/;

/** Throws `CannotStart` for a condition of a role that `denialOf` cannot evaluate. */
export function checkConditions({ functions }: Stack): void {
  for (const { title, statements } of functions)
    for (const { actions, conditions } of statements)
      for (const { operator, key } of actions.some((action) => LOCAL_ACTIONS.test(action)) ? conditions : [])
        if (operator !== 'StringEquals' || key !== 'ses:FromAddress')
          throw new CannotStart(
            `The role of ${title} has the condition ${operator} ${key}, which is not known locally`,
          );
}

/**
 * What AWS answers to a call whose bearer lacks one of the rights that it needs: a function has the rights of its role
 * and no more, anybody else may do everything. `secretArn` gives the ARN of a secret by its name or ARN.
 */
export function denialOf(
  stack: Stack,
  call: ServiceCall,
  secretArn: (id: string) => string | undefined,
): ServiceError | undefined {
  const functionId = functionBehindKey(call.accessKeyId);
  if (functionId === undefined) return undefined;
  const fn = stack.functions.find(({ logicalId }) => logicalId === functionId);
  const rights = requiredRights(stack, call, secretArn);
  const missing = rights.find((right) => !isAllowed(fn?.statements ?? [], right));
  if (!missing) return undefined;
  const { action, resource } = missing;
  const caller = `arn:aws:sts::${stack.deployment.accountId}:assumed-role/${fn?.roleName}/${fn?.name}`;
  const message = `User: ${caller} is not authorized to perform: ${action} on resource: ${resource} because no identity-based policy allows the ${action} action`;
  if (call.service === 'ses') return new ServiceError('AccessDenied', message, 403);
  return new ServiceError('AccessDeniedException', message, call.service === 'location' ? 403 : 400);
}

function isAllowed(statements: readonly PolicyStatement[], right: RequiredRight): boolean {
  const applying = statements.filter(
    ({ actions, resources, conditions }) =>
      actions.some((action) => matchesPattern(action, right.action, { ignoreCase: true })) &&
      resources.some((resource) => matchesPattern(resource, right.resource)) &&
      conditions.every(({ values }) => right.sender !== undefined && values.includes(right.sender)),
  );
  return applying.length > 0 && applying.every(({ effect }) => effect === 'Allow');
}
