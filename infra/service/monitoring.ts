import { type App, CfnOutput, CrossStackReferences, ReferenceStrength, Stack } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { monitoringStackName, type ReadyStage } from '../chosen-stage.ts';
import { Alarms } from './alarms.ts';
import type { BackgroundStack } from './background.ts';
import { FailedBackups } from './backup.ts';
import { StageDashboard } from './dashboard.ts';
import { type DataStack, type StageProps, tagStage } from './data-stack.ts';
import { SavedQueries } from './saved-queries.ts';
import type { ServiceStack } from './stack.ts';
import type { MonitoredStage } from './stage-metrics.ts';

type MonitoringProps = StageProps & { data: DataStack; service: ServiceStack; background: BackgroundStack };

/** A stage's alarms, dashboard, saved queries and budget. */
export class MonitoringStack extends Stack {
  constructor(app: App, { stageName, stage, data, service, background }: MonitoringProps) {
    super(app, monitoringStackName(stageName), {
      description: `Horoscope forecast service, monitoring of ${stageName}`,
    });
    tagStage(this, stageName);
    // A release may lack functions that this stack still watches; the deploy then removes what watches them, too.
    CrossStackReferences.of(this).consume(ReferenceStrength.WEAK);
    const { alarmMail, monthlyBudgetUsd } = stage;
    const { table, deadLetters, delivery, webhooks } = data;
    const { api, authorizer } = service;
    const { finishDeletions, sweep, check, deliveryTick, mailEvents } = background;
    const functions = new Map([...service.functions, ...background.functions]);
    const monitored: MonitoredStage = {
      ...{ monitoring: this, stageName, api, table, deadLetters, delivery, webhooks },
      ...{ authorizer, functions },
      ...{ finishDeletions, sweep, check, deliveryTick, mailEvents },
    };
    const topic = alarmMail === undefined ? undefined : new AlarmTopic(this, alarmMail);
    if (topic)
      new CfnOutput(this, 'AlarmTopic', {
        value: topic.topicArn,
        description: 'SNS topic of the alarms, to which a pager can subscribe',
      });
    if (topic && stage.backup) new FailedBackups(this, { stageName, table, topic });
    const { notifying } = new Alarms(this, monitored, stage, topic);
    new StageDashboard(this, monitored, notifying, monthlyBudgetUsd);
    new SavedQueries(this, monitored);
    new MonthlyBudget(this, stageName, stage);
  }
}

/** SNS topic that mails this account's alarms. Not encrypted at rest, because CloudWatch cannot use the default key. */
class AlarmTopic extends Topic {
  constructor(scope: Construct, alarmMail: string) {
    super(scope, 'Topic', { enforceSSL: true });
    this.addSubscription(new EmailSubscription(alarmMail));
    // An explicit policy replaces the default policy, which would have allowed the account's alarms.
    this.addToResourcePolicy(
      new PolicyStatement({
        sid: 'AlarmsOfThisAccount',
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [this.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
  }
}

/** When to notify, as a percentage of the budget. FORECASTED refers to AWS's forecast for the month. */
const THRESHOLDS = [
  { notificationType: 'ACTUAL', threshold: 50 },
  { notificationType: 'ACTUAL', threshold: 100 },
  { notificationType: 'FORECASTED', threshold: 100 },
];

/** AWS budget for the stage's tag, which must be activated for cost allocation. Notifies hours late and can't stop costs. */
class MonthlyBudget extends Construct {
  constructor(scope: Construct, stageName: string, { alarmMail, monthlyBudgetUsd }: ReadyStage) {
    super(scope, 'MonthlyBudget');
    new CfnBudget(this, 'Budget', {
      budget: {
        // Budgets are named per account, and a stage of the same name may exist in another region.
        budgetName: `horoscope-${stageName}-${Stack.of(this).region}`,
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: monthlyBudgetUsd, unit: 'USD' },
        costFilters: { TagKeyValue: [`user:stage$${stageName}`] },
      },
      ...(alarmMail && {
        notificationsWithSubscribers: THRESHOLDS.map((threshold) => ({
          notification: { ...threshold, comparisonOperator: 'GREATER_THAN', thresholdType: 'PERCENTAGE' },
          subscribers: [{ subscriptionType: 'EMAIL', address: alarmMail }],
        })),
      }),
    });
  }
}
