import { Duration } from 'aws-cdk-lib';
import { type Alarm, ComparisonOperator, type Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { FilterPattern } from 'aws-cdk-lib/aws-logs';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { Api } from './api.ts';
import type { Deletions } from './deletions.ts';
import type { ServiceFunction } from './service-function.ts';

type MonitoringProps = {
  stageName: string;
  api: Api;
  deletions: Deletions;
  sendCode: ServiceFunction;
  /** Where alarms are mailed to; without it they only show in CloudWatch. */
  alarmMail: string | undefined;
};

const period = Duration.minutes(5);

/** The alarms of an environment: what an operator has to look at, and nothing that mends itself. */
export class Monitoring extends Construct {
  private readonly topic: Topic | undefined;

  constructor(scope: Construct, id: string, props: MonitoringProps) {
    super(scope, id);
    const { stageName, api, deletions, sendCode, alarmMail } = props;
    if (alarmMail) {
      this.topic = new Topic(this, 'Topic');
      this.topic.addSubscription(new EmailSubscription(alarmMail));
    }
    this.alarm('ServerErrors', {
      metric: api.rest.metricServerError({ period, statistic: 'Sum' }),
      threshold: 5,
      description: 'The API answers with 5xx: see the logs of the functions by requestId.',
    });
    this.alarm('UnfinishedDeletions', {
      metric: deletions.deadLetters.metricApproximateNumberOfMessagesVisible({
        period,
        statistic: 'Maximum',
      }),
      threshold: 1,
      description: 'Deleted profiles have cached forecasts left: see the dead-letter queue.',
    });
    const codesUsedUp = sendCode.logGroup.addMetricFilter('CodesUsedUp', {
      filterPattern: FilterPattern.stringValue('$.message.code', '=', 'stage_codes_used_up'),
      metricNamespace: `Horoscope/${stageName}`,
      metricName: 'CodesUsedUp',
    });
    this.alarm('CodesUsedUp', {
      metric: codesUsedUp.metric({ period, statistic: 'Sum' }),
      threshold: 1,
      description:
        'The stage has sent as many codes as it may in an hour: an attack, or the limit is too low.',
    });
  }

  private alarm(
    id: string,
    { metric, threshold, description }: { metric: Metric; threshold: number; description: string },
  ): Alarm {
    const alarm = metric.createAlarm(this, id, {
      threshold,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      alarmDescription: description,
    });
    if (this.topic) alarm.addAlarmAction(new SnsAction(this.topic));
    return alarm;
  }
}
