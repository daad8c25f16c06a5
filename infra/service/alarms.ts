import { Duration } from 'aws-cdk-lib';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import type { ReadyStage } from '../chosen-stage.ts';
import { abuseAlarms } from './abuse-alarms.ts';
import type { AlarmDefinition } from './alarm-definition.ts';
import {
  checkFailed,
  checkMissing,
  deletionAlarms,
  deliveryAlarms,
  mailAlarms,
} from './background-alarms.ts';
import { copyMissing } from './backup.ts';
import { failingRequests, requestAlarms } from './request-alarms.ts';
import type { MonitoredStage } from './stage-metrics.ts';

/** Maximum delay between the metrics of a cause and the metrics of the requests that fail because of it. */
const CAUSE_DELAY = Duration.minutes(3);

/** How descriptions of urgent alarms start, by which a pager's subscription can select them. */
const URGENT = 'Urgent: ';

/** The alarms of docs/runbook.md. One cause sends one mail: an alarm that explains failures suppresses `ServerErrors`. */
export class Alarms extends Construct {
  /** Alarms that send notifications, if there is a topic. */
  readonly notifying: readonly cloudwatch.AlarmBase[];
  private readonly stageName: string;
  private readonly runbook: string;
  private readonly topic: ITopic | undefined;

  /** Without a topic, alarms are only visible in CloudWatch. */
  constructor(
    scope: Construct,
    monitored: MonitoredStage,
    {
      check: isChecked,
      backup,
      runbook = 'docs/runbook.md',
    }: Pick<ReadyStage, 'check' | 'backup' | 'runbook'>,
    topic?: ITopic,
  ) {
    super(scope, 'Alarms');
    this.stageName = monitored.stageName;
    this.runbook = runbook;
    this.topic = topic;
    const alarms = [
      ...requestAlarms(monitored),
      ...deletionAlarms(monitored, isChecked),
      ...mailAlarms(monitored),
      ...deliveryAlarms(monitored, isChecked),
      ...abuseAlarms(monitored),
      ...(isChecked ? [checkMissing(monitored)] : []),
      // The local environment, which has no topic, can't read the table's name from another stack for a rule.
      ...(backup && topic ? [copyMissing(monitored)] : []),
    ].map((definition) => ({ definition, alarm: this.createAlarm(definition) }));
    for (const { definition, alarm } of alarms) this.notify(alarm, definition.notifiesOk);
    const causes = alarms
      .filter(({ definition }) => definition.isRequestFailureCause)
      .map(({ alarm }) => alarm);
    const failures = [failingRequests(monitored), ...(isChecked ? [checkFailed(monitored)] : [])];
    const inputs = failures.map((definition) => this.createAlarm(definition));
    const serverErrors = this.createServerErrors(inputs, causes);
    this.notifying = [serverErrors, ...alarms.map(({ alarm }) => alarm)];
  }

  private createAlarm({ name, metric, threshold, description, isUrgent, ...definition }: AlarmDefinition) {
    const [datapointsToAlarm, evaluationPeriods] = definition.inPeriods ?? [1, 1];
    return new cloudwatch.Alarm(this, name, {
      metric,
      threshold,
      datapointsToAlarm,
      evaluationPeriods,
      comparisonOperator: cloudwatch.ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: definition.missing ?? cloudwatch.TreatMissingData.NOT_BREACHING,
      alarmName: this.fullName(name),
      alarmDescription: this.withRunbookLink(name, isUrgent ? `${URGENT}${description}` : description),
    });
  }

  /** Creates an alarm that fires with any of its inputs, unless an alarm for a cause fires within `CAUSE_DELAY`. */
  private createServerErrors(inputs: readonly cloudwatch.Alarm[], causes: readonly cloudwatch.Alarm[]) {
    const [name, knownCause] = ['ServerErrors', 'KnownCause'];
    const suppressor = new cloudwatch.CompositeAlarm(this, knownCause, {
      alarmRule: cloudwatch.AlarmRule.anyOf(...causes.map(isFiring)),
      compositeAlarmName: this.fullName(knownCause),
      alarmDescription: this.withRunbookLink(
        knownCause,
        'An alarm that explains failing requests is in ALARM. This one suppresses ServerErrors and sends no notification.',
      ),
    });
    const alarm = new cloudwatch.CompositeAlarm(this, name, {
      alarmRule: cloudwatch.AlarmRule.anyOf(...inputs.map(isFiring)),
      actionsSuppressor: suppressor,
      actionsSuppressorWaitPeriod: CAUSE_DELAY,
      actionsSuppressorExtensionPeriod: CAUSE_DELAY,
      compositeAlarmName: this.fullName(name),
      alarmDescription: this.withRunbookLink(
        name,
        `${URGENT}Requests fail (at least five, and 1% of all, in five minutes), or the check of the stage does. No other alarm explains it.`,
      ),
    });
    this.notify(alarm, true);
    return alarm;
  }

  private withRunbookLink(name: string, description: string): string {
    return `${description} Runbook: ${this.runbook}#${name.toLowerCase()}`;
  }

  private fullName(name: string): string {
    return `horoscope-${this.stageName}-${name}`;
  }

  private notify(alarm: cloudwatch.AlarmBase, notifiesOk = false): void {
    if (!this.topic) return;
    alarm.addAlarmAction(new SnsAction(this.topic));
    if (notifiesOk) alarm.addOkAction(new SnsAction(this.topic));
  }
}

const isFiring = (alarm: cloudwatch.Alarm) =>
  cloudwatch.AlarmRule.fromAlarm(alarm, cloudwatch.AlarmState.ALARM);
