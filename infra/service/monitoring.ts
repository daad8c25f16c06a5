import { Duration } from 'aws-cdk-lib';
import { type Alarm, ComparisonOperator, Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { FilterPattern, type ILogGroup, QueryDefinition, QueryString } from 'aws-cdk-lib/aws-logs';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { Api } from './api.ts';
import type { Deletions } from './deletions.ts';
import { type StageBrake, stageBrakes } from './stage-brakes.ts';

type MonitoringProps = {
  stageName: string;
  api: Api;
  deletions: Deletions;
  /** The log of a function, by its name. */
  logOf: (functionName: string) => ILogGroup;
  functionLogs: readonly ILogGroup[];
  /** Where alarms are mailed to; without it they only show in CloudWatch. */
  alarmMail: string | undefined;
};

type AlarmProps = {
  metric: Metric;
  threshold: number;
  description: string;
  missing?: TreatMissingData;
};

const period = Duration.minutes(5);

/** The alarms of an environment: what an operator has to look at, and nothing that mends itself; and where to look. */
export class Monitoring extends Construct {
  private readonly topic: Topic | undefined;

  constructor(scope: Construct, id: string, props: MonitoringProps) {
    super(scope, id);
    const { stageName, api, deletions, functionLogs, alarmMail } = props;
    if (alarmMail) {
      this.topic = new Topic(this, 'Topic');
      this.topic.addSubscription(new EmailSubscription(alarmMail));
    }
    const query = `horoscope-${stageName}/request`;
    new QueryDefinition(this, 'Request', {
      queryDefinitionName: query,
      queryString: new QueryString({
        fields: ['@timestamp', '@log', '@message'],
        filterStatements: ['@message like "REQUEST_ID"'],
        sort: '@timestamp asc',
      }),
      logGroups: [api.accessLog, ...functionLogs],
    });
    this.alarm('ServerErrors', {
      metric: api.rest.metricServerError({ period, statistic: 'Sum' }),
      threshold: 5,
      description: `The API answers with 5xx: the access log has their requestId, and the saved Logs Insights query ${query} finds one in all logs.`,
    });
    this.alarm('UnfinishedDeletions', {
      metric: deletions.deadLetters.metricApproximateNumberOfMessagesVisible({
        period,
        statistic: 'Maximum',
      }),
      threshold: 1,
      description: 'Deleted profiles have cached forecasts left: see the dead-letter queue.',
    });
    for (const brake of stageBrakes) this.brakeAlarm(stageName, brake, props.logOf(brake.loggedBy));
    this.reputationAlarm('Bounces', 'Reputation.BounceRate', 0.05);
    this.reputationAlarm('Complaints', 'Reputation.ComplaintRate', 0.001);
  }

  private brakeAlarm(stageName: string, { name, code, description }: StageBrake, log: ILogGroup): void {
    const usedUp = log.addMetricFilter(name, {
      filterPattern: FilterPattern.stringValue('$.message.code', '=', code),
      metricNamespace: `Horoscope/${stageName}`,
      metricName: name,
    });
    this.alarm(name, { metric: usedUp.metric({ period, statistic: 'Sum' }), threshold: 1, description });
  }

  /** SES reviews an account, and may stop its mails, from these rates on; it reports them only now and then. */
  private reputationAlarm(id: string, metricName: string, threshold: number): void {
    this.alarm(id, {
      metric: new Metric({
        namespace: 'AWS/SES',
        metricName,
        period: Duration.hours(1),
        statistic: 'Average',
      }),
      threshold,
      description: `The account's ${metricName} is ${threshold * 100} % or more: SES may stop its mails, and with them all sign-in.`,
      missing: TreatMissingData.IGNORE,
    });
  }

  private alarm(id: string, { metric, threshold, description, missing }: AlarmProps): Alarm {
    const alarm = metric.createAlarm(this, id, {
      threshold,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: missing ?? TreatMissingData.NOT_BREACHING,
      alarmDescription: description,
    });
    if (this.topic) alarm.addAlarmAction(new SnsAction(this.topic));
    return alarm;
  }
}
