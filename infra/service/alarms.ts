import { Duration } from 'aws-cdk-lib';
import {
  Alarm,
  type AlarmBase,
  AlarmRule,
  AlarmState,
  ComparisonOperator,
  CompositeAlarm,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { abuseAlarms } from './abuse-alarms.ts';
import type { AlarmDefinition } from './alarm-definition.ts';
import { deletionAlarms, mailAlarms } from './background-alarms.ts';
import { failingRequests, requestAlarms } from './request-alarms.ts';
import type { MonitoredStage } from './stage-metrics.ts';

/** The metrics of a cause and of its failing requests may be this far apart. */
const CAUSE_DELAY = Duration.minutes(3);

/** The alarms of docs/runbook.md. One cause sends one mail: `ServerErrors` is suppressed while another alarm explains it. */
export class Alarms extends Construct {
  /** The alarms that send notifications. */
  readonly notifying: readonly AlarmBase[];
  private readonly stageName: string;
  private readonly topic: ITopic | undefined;

  /** Without a topic, alarms only show in CloudWatch. */
  constructor(scope: Construct, monitored: MonitoredStage, topic?: ITopic) {
    super(scope, 'Alarms');
    this.stageName = monitored.stageName;
    this.topic = topic;
    const alarms = [
      ...requestAlarms(monitored),
      ...deletionAlarms(monitored),
      ...mailAlarms(monitored),
      ...abuseAlarms(monitored),
    ].map((definition) => ({ definition, alarm: this.createAlarm(definition) }));
    for (const { definition, alarm } of alarms) this.notify(alarm, definition.notifiesOk);
    const causes = alarms
      .filter(({ definition }) => definition.isRequestFailureCause)
      .map(({ alarm }) => alarm);
    const serverErrors = this.createServerErrors(this.createAlarm(failingRequests(monitored)), causes);
    this.notifying = [serverErrors, ...alarms.map(({ alarm }) => alarm)];
  }

  private createAlarm({ name, metric, threshold, description, ...definition }: AlarmDefinition): Alarm {
    const [datapointsToAlarm, evaluationPeriods] = definition.inPeriods ?? [1, 1];
    return new Alarm(this, name, {
      metric,
      threshold,
      datapointsToAlarm,
      evaluationPeriods,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: definition.missing ?? TreatMissingData.NOT_BREACHING,
      alarmName: this.fullName(name),
      alarmDescription: withRunbookLink(name, description),
    });
  }

  /** Fires when requests fail and no alarm of a cause fires within `CAUSE_DELAY`. */
  private createServerErrors(failing: Alarm, causes: readonly Alarm[]): CompositeAlarm {
    const [name, knownCause] = ['ServerErrors', 'KnownCause'];
    const suppressor = new CompositeAlarm(this, knownCause, {
      alarmRule: AlarmRule.anyOf(...causes.map((cause) => AlarmRule.fromAlarm(cause, AlarmState.ALARM))),
      compositeAlarmName: this.fullName(knownCause),
      alarmDescription: withRunbookLink(
        knownCause,
        'An alarm that explains failing requests is in ALARM. Sends no notification; suppresses ServerErrors.',
      ),
    });
    const alarm = new CompositeAlarm(this, name, {
      alarmRule: AlarmRule.fromAlarm(failing, AlarmState.ALARM),
      actionsSuppressor: suppressor,
      actionsSuppressorWaitPeriod: CAUSE_DELAY,
      actionsSuppressorExtensionPeriod: CAUSE_DELAY,
      compositeAlarmName: this.fullName(name),
      alarmDescription: withRunbookLink(
        name,
        'At least five requests and 1 % of all returned 5xx in five minutes, and no other alarm explains it.',
      ),
    });
    this.notify(alarm, true);
    return alarm;
  }

  private fullName(name: string): string {
    return `horoscope-${this.stageName}-${name}`;
  }

  private notify(alarm: AlarmBase, notifiesOk = false): void {
    if (!this.topic) return;
    alarm.addAlarmAction(new SnsAction(this.topic));
    if (notifiesOk) alarm.addOkAction(new SnsAction(this.topic));
  }
}

const withRunbookLink = (name: string, description: string) =>
  `${description} Runbook: docs/runbook.md#${name.toLowerCase()}`;
