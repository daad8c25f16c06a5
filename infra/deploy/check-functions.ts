import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import type { ReadyStage } from '../chosen-stage.ts';
import type { Place } from './find-account.ts';
import { type Finding, problem, warning } from './finding.ts';
import { patience } from './patience.ts';

/** A request takes two functions at once, its own and the authorizer's: fifty people at the same moment. */
const ENOUGH_AT_ONCE = 100;

/** What AWS keeps of an account's for functions that reserve nothing; a deploy that leaves less fails. */
const LEAST_UNRESERVED = 100;

type Reserving = Pick<ReadyStage, 'reservedConcurrency'>;

/**
 * Whether the account lets enough functions run at once, of which a new one has ten, and as many as the stage reserves;
 * `isDeployed` says whether its stack is there, which may have some of them already.
 */
export async function checkFunctions(
  { region }: Place,
  stage: Reserving | undefined,
  isDeployed: boolean,
): Promise<Finding[]> {
  const { AccountLimit } = await new LambdaClient(patience).send(new GetAccountSettingsCommand());
  const { ConcurrentExecutions: ofAccount, UnreservedConcurrentExecutions: unreserved = ofAccount } =
    AccountLimit ?? {};
  if (unreserved === undefined) return [];
  const more = `ask for more at https://${region}.console.aws.amazon.com/servicequotas/home/services/lambda/quotas/L-B99A9384 (Concurrent executions)`;
  const few =
    unreserved < ENOUGH_AT_ONCE
      ? [
          warning(
            `Only ${unreserved} functions may run at once in this account, and requests beyond that are refused: ${more}, 1,000 say.`,
          ),
        ]
      : [];
  const reserved = Object.values(stage?.reservedConcurrency ?? {}).reduce((sum, one) => sum + one, 0);
  if (reserved === 0) return few;
  const needed = reserved + LEAST_UNRESERVED;
  const why = `The stage reserves ${reserved} (reservedConcurrency), and AWS wants ${LEAST_UNRESERVED} left unreserved`;
  const free = isDeployed ? (ofAccount ?? unreserved) : unreserved;
  if (free < needed)
    return [
      ...few,
      problem(
        `${why}, but the account has ${free} ${isDeployed ? 'in all' : 'that nothing reserves yet'}: reserve less, or ${more}.`,
      ),
    ];
  if (unreserved >= needed) return few;
  return [
    ...few,
    warning(
      `${why}: the account has ${unreserved} that nothing reserves, so the deploy fails unless ${needed - unreserved} are the stage’s already.`,
    ),
  ];
}
