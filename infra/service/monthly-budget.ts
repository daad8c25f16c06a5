import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { Construct } from 'constructs';

type MonthlyBudgetProps = {
  stageName: string;
  limitUsd: number;
  /** Who is mailed, and need confirm nothing; without it the budget only shows in the console. */
  alarmMail: string | undefined;
};

/** When the budget is told of: per cent of its limit, spent or, by AWS's forecast for the month, to be spent. */
const notices = [
  { notificationType: 'ACTUAL', threshold: 50 },
  { notificationType: 'ACTUAL', threshold: 100 },
  { notificationType: 'FORECASTED', threshold: 100 },
];

/**
 * What a stage may cost a month, US dollars: an AWS budget over whatever carries the stage's tag. It tells, hours late,
 * and stops nothing; it sees tags only once the account's owner has made `stage` a cost allocation tag.
 */
export class MonthlyBudget extends Construct {
  constructor(scope: Construct, id: string, { stageName, limitUsd, alarmMail }: MonthlyBudgetProps) {
    super(scope, id);
    new CfnBudget(this, 'Budget', {
      budget: {
        budgetName: `horoscope-${stageName}`,
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: limitUsd, unit: 'USD' },
        costFilters: { TagKeyValue: [`user:stage$${stageName}`] },
      },
      ...(alarmMail && {
        notificationsWithSubscribers: notices.map((notice) => ({
          notification: { ...notice, comparisonOperator: 'GREATER_THAN', thresholdType: 'PERCENTAGE' },
          subscribers: [{ subscriptionType: 'EMAIL', address: alarmMail }],
        })),
      }),
    });
  }
}
