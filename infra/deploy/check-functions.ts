import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import type { Place } from './find-account.ts';
import { type Finding, warning } from './finding.ts';
import { patience } from './patience.ts';

/** A request takes two functions at once, its own and the authorizer's: fifty people at the same moment. */
const ENOUGH_AT_ONCE = 100;

/** Whether the account lets enough functions run at once; a new one has ten. */
export async function checkFunctions({ region }: Place): Promise<Finding[]> {
  const { AccountLimit } = await new LambdaClient(patience).send(new GetAccountSettingsCommand());
  const atOnce = AccountLimit?.UnreservedConcurrentExecutions ?? AccountLimit?.ConcurrentExecutions;
  if (atOnce === undefined || atOnce >= ENOUGH_AT_ONCE) return [];
  return [
    warning(
      `Only ${atOnce} functions may run at once in this account, and requests beyond that are refused: ask for 1,000 at https://${region}.console.aws.amazon.com/servicequotas/home/services/lambda/quotas/L-B99A9384 (Concurrent executions).`,
    ),
  ];
}
