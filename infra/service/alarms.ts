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
import type { WatchedStage } from './stage-metrics.ts';
import type { Watch } from './watch.ts';
import { deletionWatches } from './watched-deletions.ts';
import { mailWatches } from './watched-mails.ts';
import { failingRequests, requestWatches } from './watched-requests.ts';
import { strangerWatches } from './watched-strangers.ts';

/** Requests fail and their cause shows in metrics of two services, one of which may be so much later. */
const CAUSE_SHOWS_WITHIN = Duration.minutes(3);

/** The name of what keeps `ServerErrors` silent. */
const KNOWN_CAUSE = 'KnownCause';

type Described = Pick<Watch, 'name' | 'meaning' | 'tellsWhenOver'>;

type AlarmsProps = {
  watched: WatchedStage;
  /** Where alarms go; without it they only show in CloudWatch. */
  topic: ITopic | undefined;
};

/**
 * The alarms of an environment: what an operator has to look at, and nothing that mends itself. Each has an entry of its
 * name in docs/runbook.md. `ServerErrors` is silent while an alarm rings that says why requests fail: one cause, one mail.
 */
export class Alarms extends Construct {
  /** Those that ring. */
  readonly ringing: readonly AlarmBase[];
  private readonly props: AlarmsProps;

  constructor(scope: Construct, id: string, props: AlarmsProps) {
    super(scope, id);
    this.props = props;
    const { watched } = props;
    const alarms = [
      ...requestWatches(watched),
      ...deletionWatches(watched),
      ...mailWatches(watched),
      ...strangerWatches(watched),
    ].map((watch) => ({ watch, alarm: this.alarm(watch) }));
    for (const { watch, alarm } of alarms) this.ring(alarm, watch);
    const causes = alarms.filter(({ watch }) => watch.failsRequests).map(({ alarm }) => alarm);
    const serverErrors = this.serverErrors(this.alarm(failingRequests(watched)), causes);
    this.ringing = [serverErrors, ...alarms.map(({ alarm }) => alarm)];
  }

  private alarm(watch: Watch): Alarm {
    const { name, metric, threshold, missing = TreatMissingData.NOT_BREACHING } = watch;
    const [datapointsToAlarm, evaluationPeriods] = watch.inPeriods ?? [1, 1];
    return new Alarm(this, name, {
      metric,
      threshold,
      datapointsToAlarm,
      evaluationPeriods,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: missing,
      alarmName: this.nameOf(name),
      alarmDescription: described(watch),
    });
  }

  /** What rings when requests fail and no alarm of a cause rings, nor does so soon after. */
  private serverErrors(failing: Alarm, causes: readonly Alarm[]): CompositeAlarm {
    const watch: Described = {
      name: 'ServerErrors',
      meaning:
        'Requests are answered with 5xx, five or more and one per cent in five minutes, and no other alarm says why.',
      tellsWhenOver: true,
    };
    const known = new CompositeAlarm(this, KNOWN_CAUSE, {
      alarmRule: AlarmRule.anyOf(...causes.map((cause) => AlarmRule.fromAlarm(cause, AlarmState.ALARM))),
      compositeAlarmName: this.nameOf(KNOWN_CAUSE),
      alarmDescription: described({
        name: KNOWN_CAUSE,
        meaning:
          'An alarm rings that says why requests fail: it tells nobody, and keeps ServerErrors silent.',
      }),
    });
    const alarm = new CompositeAlarm(this, watch.name, {
      alarmRule: AlarmRule.fromAlarm(failing, AlarmState.ALARM),
      actionsSuppressor: known,
      actionsSuppressorWaitPeriod: CAUSE_SHOWS_WITHIN,
      actionsSuppressorExtensionPeriod: CAUSE_SHOWS_WITHIN,
      compositeAlarmName: this.nameOf(watch.name),
      alarmDescription: described(watch),
    });
    this.ring(alarm, watch);
    return alarm;
  }

  private nameOf(name: string): string {
    return `horoscope-${this.props.watched.stageName}-${name}`;
  }

  private ring(alarm: AlarmBase, { tellsWhenOver }: Described): void {
    const { topic } = this.props;
    if (!topic) return;
    alarm.addAlarmAction(new SnsAction(topic));
    if (tellsWhenOver) alarm.addOkAction(new SnsAction(topic));
  }
}

/** What an operator reads in the mail. */
const described = ({ name, meaning }: Described) =>
  `${meaning} What to do: docs/runbook.md#${name.toLowerCase()}`;
