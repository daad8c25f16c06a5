import { Duration } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup';
import { Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { type EventPattern, Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events';
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import type { ReadyStage } from '../chosen-stage.ts';
import { type AlarmDefinition, math } from './alarm-definition.ts';
import type { ServiceTable } from './service-table.ts';
import type { MonitoredStage } from './stage-metrics.ts';

type BackupProps = { table: ServiceTable } & NonNullable<ReadyStage['backup']>;

/** Lifetime of a copy: shorter than that of tombstones, so that restoring one can't resurrect deleted data. */
const COPY_DAYS = 35;

/** Lifetime of the backup that is copied. Point-in-time recovery covers the stage's own region. */
const ORIGINAL_DAYS = 3;

/** Backs up the table every day, and copies the backup to a vault in another region or account. */
export class Backup extends Construct {
  constructor(scope: Construct, id: string, { table, copyTo }: BackupProps) {
    super(scope, id);
    const destinationBackupVault = BackupVault.fromBackupVaultArn(this, 'Destination', copyTo);
    const plan = new BackupPlan(this, 'Plan', { backupVault: new BackupVault(this, 'Vault') });
    plan.addRule(
      new BackupPlanRule({
        ruleName: 'daily',
        scheduleExpression: Schedule.cron({ hour: '2', minute: '30' }),
        deleteAfter: Duration.days(ORIGINAL_DAYS),
        copyActions: [{ destinationBackupVault, deleteAfter: Duration.days(COPY_DAYS) }],
      }),
    );
    plan.addSelection('Table', { resources: [BackupResource.fromDynamoDbTable(table)] });
  }
}

/** Events of AWS Backup on jobs of the table in one of some states. */
const jobs = (table: ServiceTable, detailType: string[], state: string[]): EventPattern => ({
  source: ['aws.backup'],
  detailType,
  detail: { state, resourceArn: [table.tableArn] },
});

type FailedBackupsProps = { stageName: string; table: ServiceTable; topic: ITopic };

/** Notifies of backups and copies that failed, with AWS Backup's own event. `copyMissing` also notices those that never began. */
export class FailedBackups extends Rule {
  constructor(scope: Construct, { stageName, table, topic }: FailedBackupsProps) {
    super(scope, 'FailedBackups', {
      description: `Backups of the stage ${stageName} that failed`,
      eventPattern: jobs(
        table,
        ['Backup Job State Change', 'Copy Job State Change'],
        ['FAILED', 'EXPIRED', 'ABORTED'],
      ),
      targets: [
        new SnsTopic(topic, {
          message: RuleTargetInput.fromText(
            `A daily backup of the stage ${stageName}, or its copy, failed. See docs/operate.md, "If the region or the account is lost".`,
          ),
        }),
      ],
    });
  }
}

/** Fires when no copy was completed for two days. EventBridge counts the events that a rule matches; it needs no target for that. */
export function copyMissing({ monitoring, stageName, table }: MonitoredStage): AlarmDefinition {
  const { ruleName: RuleName } = new Rule(monitoring, 'CompletedCopies', {
    description: `Completed copies of backups of the stage ${stageName}`,
    eventPattern: jobs(table, ['Copy Job State Change'], ['COMPLETED']),
  });
  const period = Duration.days(1);
  const copies = new Metric({
    ...{ namespace: 'AWS/Events', metricName: 'TriggeredRules', dimensionsMap: { RuleName } },
    ...{ statistic: 'Sum', period },
  });
  return {
    name: 'CopyMissing',
    metric: math('IF(FILL(copies, 0) > 0, 0, 1)', { copies }, period),
    threshold: 1,
    inPeriods: [2, 2],
    missing: TreatMissingData.BREACHING,
    description:
      'For two days, no backup of the table was copied to the other region or account. Nothing else is lost yet.',
    notifiesOk: true,
  };
}
