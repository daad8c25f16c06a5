import { Duration } from 'aws-cdk-lib';
import { type Alarm, ComparisonOperator, Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { FilterPattern, type IFilterPattern, QueryDefinition, QueryString } from 'aws-cdk-lib/aws-logs';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { SecurityEventName } from '#lib/log.ts';
import type { Api } from './api.ts';
import type { Deletions } from './deletions.ts';
import type { ServiceFunction } from './service-function.ts';
import type { ServiceLog } from './service-log.ts';
import { stageBrakes } from './stage-brakes.ts';

type MonitoringProps = {
  stageName: string;
  api: Api;
  deletions: Deletions;
  sweep: ServiceFunction;
  /** The logs of all functions, by the functions' names. */
  functionLogs: ReadonlyMap<string, ServiceLog>;
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

/** In five minutes, from which on they are no longer people's own slips. */
const REFUSED_SIGN_INS = 25;
const REFUSED_REQUESTS = 1_000;

const SIGN_IN: SecurityEventName = 'sign_in';

/** How a refused sign-in stands in the log. */
const refusedSignIn = FilterPattern.all(
  FilterPattern.stringValue('$.message.message', '=', 'security'),
  FilterPattern.stringValue('$.message.event', '=', SIGN_IN),
  FilterPattern.stringValue('$.message.outcome', '=', 'refused'),
);

/** The alarms of an environment: what an operator has to look at, and nothing that mends itself; and where to look. */
export class Monitoring extends Construct {
  private readonly props: MonitoringProps;
  private readonly topic: Topic | undefined;

  constructor(scope: Construct, id: string, props: MonitoringProps) {
    super(scope, id);
    this.props = props;
    const { stageName, api, deletions, sweep, functionLogs, alarmMail } = props;
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
      logGroups: [api.accessLog, ...functionLogs.values()],
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
      description:
        'The stream could not finish a deletion within an hour: the log of finish-deletions names it. The sweep goes on with it every hour; purge the dead-letter queue once that succeeds.',
    });
    this.alarm('FailedSweeps', {
      metric: sweep.lambda.metricErrors({ period, statistic: 'Sum' }),
      threshold: 1,
      description:
        'The daily sweep has failed: what deletions have left may stay. It is tried again tomorrow.',
    });
    this.alarm('SignInsRefused', {
      metric: this.logged('SignInsRefused', refusedSignIn, ['verify']),
      threshold: REFUSED_SIGN_INS,
      description:
        'Many sign-ins are refused: somebody may be trying codes on many addresses. The log lines of verify with message "security" say by source why.',
    });
    this.alarm('ClientErrors', {
      metric: api.rest.metricClientError({ period, statistic: 'Sum' }),
      threshold: REFUSED_REQUESTS,
      description: `Many requests are refused (4xx, throttled ones among them): somebody is looking for a way in, or a client is broken. The access log says which paths and statuses; a busy stage may raise the number.`,
    });
    for (const { name, code, loggedBy, description } of stageBrakes) {
      const pattern = FilterPattern.stringValue('$.message.code', '=', code);
      this.alarm(name, { metric: this.logged(name, pattern, loggedBy), threshold: 1, description });
    }
    this.reputationAlarm('Bounces', 'Reputation.BounceRate', 0.05);
    this.reputationAlarm('Complaints', 'Reputation.ComplaintRate', 0.001);
  }

  /** How many lines like a pattern the functions of these names log in five minutes. */
  private logged(
    metricName: string,
    filterPattern: IFilterPattern,
    functionNames: readonly string[],
  ): Metric {
    const { stageName, functionLogs } = this.props;
    const metricNamespace = `Horoscope/${stageName}`;
    for (const functionName of functionNames) {
      const log = functionLogs.get(functionName);
      if (!log)
        throw new Error(`There is no function ${functionName}, which ${metricName} is to be read from`);
      log.addMetricFilter(metricName, { filterPattern, metricNamespace, metricName });
    }
    return new Metric({ namespace: metricNamespace, metricName, period, statistic: 'Sum' });
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
