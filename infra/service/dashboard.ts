import { CfnOutput, Duration, Stack } from 'aws-cdk-lib';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import { backgroundFunctions, endpoints } from '../../functions/endpoints.ts';
import { pricesByRegion } from '../costs/prices.ts';
import { type MonitoredStage, stageMetrics } from './stage-metrics.ts';

/** Width of a widget: a third of the dashboard's 24 columns. */
const THIRD = 8;
const HOURS_A_MONTH = 730;

const graph = (
  title: string,
  left: readonly cloudwatch.IMetric[],
  right: readonly cloudwatch.IMetric[] = [],
) =>
  new cloudwatch.GraphWidget({
    title,
    left: [...left],
    right: [...right],
    width: THIRD,
    leftYAxis: { min: 0 },
  });

const heading = (title: string, note: string) => [
  new cloudwatch.TextWidget({ markdown: `## ${title}\n${note}`, width: 3 * THIRD, height: 2 }),
];

/** CloudWatch dashboard `horoscope-STAGE` with health, latency and costs. A stack output has its URL. */
export class StageDashboard extends Construct {
  constructor(
    scope: Construct,
    monitored: MonitoredStage,
    alarms: readonly cloudwatch.IAlarm[],
    monthlyBudgetUsd: number,
  ) {
    super(scope, 'Dashboard');
    const { region } = Stack.of(this);
    const dashboardName = `horoscope-${monitored.stageName}`;
    const hourlyBudgetUsd = (monthlyBudgetUsd / HOURS_A_MONTH).toFixed(2);
    new cloudwatch.Dashboard(this, 'Dashboard', {
      dashboardName,
      defaultInterval: Duration.hours(12),
      widgets: [
        heading('Health', 'When an alarm fires, see `docs/runbook.md` in the repository.'),
        ...healthWidgets(monitored, alarms),
        heading('Service levels', 'Of the last 30 days. See “Service levels” in `docs/operate.md`.'),
        serviceLevelWidgets(monitored),
        heading('Latency', 'Milliseconds at the gateway, including the authorizer.'),
        latencyWidgets(monitored),
        heading(
          'Costs',
          `The budget is ${monthlyBudgetUsd} USD a month, about ${hourlyBudgetUsd} USD an hour: [AWS Budgets](https://console.aws.amazon.com/costmanagement/home#/budgets). The estimate excludes morning mail (100 USD a million), city lookups, logs, traffic and fixed costs.`,
        ),
        costWidgets(monitored),
      ],
    });
    new CfnOutput(this, 'Url', {
      value: `https://${region}.console.aws.amazon.com/cloudwatch/home?region=${region}#dashboards/dashboard/${dashboardName}`,
      description: 'URL of the CloudWatch dashboard',
    }).overrideLogicalId('DashboardUrl');
  }
}

function healthWidgets(monitored: MonitoredStage, alarms: readonly cloudwatch.IAlarm[]) {
  const metrics = stageMetrics(monitored);
  const { counted } = metrics;
  return [
    [
      new cloudwatch.AlarmStatusWidget({ title: 'Alarms', alarms: [...alarms], width: THIRD, height: 6 }),
      graph(
        'Requests',
        [metrics.requests({ label: 'requests' })],
        [metrics.serverErrors({ label: 'failed (5xx)' }), metrics.clientErrors({ label: 'refused (4xx)' })],
      ),
      graph(
        'Morning mail',
        [
          counted('DeliveriesDue', { label: 'due' }),
          counted('DeliveriesHandled', { label: 'handled' }),
          counted('DeliveriesSent', { label: 'sent' }),
        ],
        [
          counted('DeliveriesLate', { label: 'late' }),
          counted('DeliveriesRefused', { label: 'refused' }),
          metrics.lostDeliveries().with({ label: 'dead letters' }),
        ],
      ),
    ],
    [
      graph('Sign-ins and failures', [
        counted('SignIns', { label: 'sign-ins' }),
        counted('CitiesNotFound', { label: 'cities not found' }),
        counted('ToolsFailed', { label: 'failed tools' }),
      ]),
      graph('Mails', [
        counted('MailsSent', { label: 'sent' }),
        counted('MailsFailed', { label: 'failed' }),
        counted('MailsBounced', { label: 'bounced' }),
        counted('MailsComplained', { label: 'reported as spam' }),
      ]),
      graph(
        'Deletions',
        [metrics.iteratorAge().with({ label: 'oldest pending, ms' })],
        [metrics.deadLetters().with({ label: 'dead letters' })],
      ),
    ],
    [graph('Webhooks', [counted('EventsDelivered', { label: 'delivered' })])],
  ];
}

const MONTH = Duration.days(30);

/** Compares the last 30 days with the objectives of docs/operate.md. An error budget below zero is used up. */
function serviceLevelWidgets(monitored: MonitoredStage) {
  const { requests, serverErrors, counted, homeDuration } = stageMetrics(monitored);
  const ofMonth = { period: MONTH, statistic: 'Sum' };
  const level = (title: string, metrics: cloudwatch.IMetric[]) =>
    new cloudwatch.SingleValueWidget({
      ...{ title, metrics, width: THIRD, start: '-P30D', period: MONTH, setPeriodToTimeRange: true },
    });
  const share = (
    objective: number,
    total: string,
    usingMetrics: Record<'failed' | 'all', cloudwatch.IMetric>,
  ) => {
    const of = (label: string, expression: string) =>
      new cloudwatch.MathExpression({ label, expression, usingMetrics, period: MONTH });
    const errors = `FILL(failed, 0) / (${total})`;
    return [
      of('% succeeded', `100 * (1 - ${errors})`),
      of('% of the error budget left', `100 - 100 * ${errors} / ${decimal(1 - objective)}`),
    ];
  };
  return [
    level(
      'Requests: 99.9% succeed',
      share(0.999, 'all', { failed: serverErrors(ofMonth), all: requests(ofMonth) }),
    ),
    level(
      'Mails with codes: 99.5% are sent',
      share(0.995, 'all + FILL(failed, 0)', {
        failed: counted('MailsFailed', ofMonth),
        all: counted('MailsSent', ofMonth),
      }),
    ),
    level('Home: 95% within 1,000 ms', [homeDuration({ label: 'p95, ms', statistic: 'p95', period: MONTH })]),
  ];
}

const percentiles = (metricOf: (statistic: string) => cloudwatch.Metric) =>
  [50, 99].map((p) => metricOf(cloudwatch.Stats.p(p)).with({ label: `p${p}` }));

function latencyWidgets(monitored: MonitoredStage) {
  const metrics = stageMetrics(monitored);
  return [
    graph('Latency', percentiles(metrics.latency)),
    graph('Authorizer duration', percentiles(metrics.authorizerDuration)),
    graph(
      'Cold starts and concurrency',
      [metrics.counted('ColdStarts', { label: 'cold starts' })],
      [
        metrics.throttledInvocations().with({ label: 'throttled (account)' }),
        metrics.concurrency().with({ label: 'concurrent (account)' }),
      ],
    ),
  ];
}

function costWidgets(monitored: MonitoredStage) {
  const { counted, readUnits, writeUnits } = stageMetrics(monitored);
  return [
    graph('Estimated cost per hour, USD (upper bound)', estimatedCosts(monitored)),
    graph('Forecast cache', [
      counted('ForecastsFromCache', { label: 'cache hits, days' }),
      counted('ForecastsComputed', { label: 'computed days' }),
    ]),
    graph('Table capacity', [readUnits({ label: 'read units' }), writeUnits({ label: 'write units' })]),
  ];
}

const period = Duration.hours(1);
const hourly = { period, statistic: 'Sum' };
// The region isn't known at synthesis.
const prices = pricesByRegion['us-east-1'];

/** Formats a price without an exponent, which CloudWatch expressions don't accept. */
const decimal = (price: number) => price.toFixed(15).replace(/0+$/, '');

/** Price of a millisecond of Lambda duration, in USD. */
const lambdaPrice = (memoryMb: number) => decimal((prices.lambdaGigabyteSecond * memoryMb) / 1024 / 1_000);

const LARGEST_MB = Math.max(...endpoints.map(({ memoryMb }) => memoryMb));

/** Estimates costs in USD per hour. Assumes the largest memory, because the gateway's latency isn't split by function. */
function estimatedCosts(monitored: MonitoredStage): cloudwatch.IMetric[] {
  const { requests, readUnits, writeUnits, counted, functionLatency, authorizerDuration } =
    stageMetrics(monitored);
  const cost = (label: string, expression: string, usingMetrics: Record<string, cloudwatch.IMetric>) =>
    new cloudwatch.MathExpression({ label, expression, usingMetrics, period });
  return [
    cost('gateway', `requests * ${decimal(prices.gatewayRequest)}`, { requests: requests(hourly) }),
    cost(
      'functions (at most)',
      `answering * ${lambdaPrice(LARGEST_MB)} + FILL(authorizing, 0) * ${lambdaPrice(backgroundFunctions.authorizer.memoryMb)}`,
      { answering: functionLatency(hourly), authorizing: authorizerDuration('Sum').with(hourly) },
    ),
    cost(
      'table',
      `FILL(reads, 0) * ${decimal(prices.readUnit)} + FILL(writes, 0) * ${decimal(prices.writeUnit)}`,
      { reads: readUnits(hourly), writes: writeUnits(hourly) },
    ),
    cost('mails', `sent * ${decimal(prices.mail)}`, { sent: counted('MailsSent', hourly) }),
  ];
}
