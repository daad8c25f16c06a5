import { CfnOutput, Duration, Stack } from 'aws-cdk-lib';
import {
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IAlarm,
  type IMetric,
  MathExpression,
  Stats,
  TextWidget,
} from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import { estimatedCosts } from './estimated-costs.ts';
import { metricsNamespace } from './service-function.ts';
import { FIVE_MINUTES, stageMetrics, type WatchedStage } from './stage-metrics.ts';

type StageDashboardProps = {
  watched: WatchedStage;
  /** Those that ring. */
  alarms: readonly IAlarm[];
  monthlyBudgetUsd: number;
};

/** Of 24 columns. */
const THIRD = 8;

const graph = (title: string, left: readonly IMetric[], right: readonly IMetric[] = []) =>
  new GraphWidget({ title, left: [...left], right: [...right], width: THIRD, leftYAxis: { min: 0 } });

const heading = (question: string, more: string) =>
  new TextWidget({ markdown: `## ${question}\n${more}`, width: 3 * THIRD, height: 2 });

/**
 * The dashboard of a stage, `horoscope-STAGE`, in three rows: whether it is healthy, whether it is slow, and what it costs.
 * Its address is an output of the stack.
 */
export class StageDashboard extends Construct {
  constructor(scope: Construct, id: string, { watched, alarms, monthlyBudgetUsd }: StageDashboardProps) {
    super(scope, id);
    const { region } = Stack.of(this);
    const dashboardName = `horoscope-${watched.stageName}`;
    new Dashboard(this, 'Dashboard', {
      dashboardName,
      defaultInterval: Duration.hours(12),
      widgets: [
        [heading('Is it healthy?', 'What to do when an alarm rings: `docs/runbook.md` of the repository.')],
        ...healthy(watched, alarms),
        [heading('Is it slow?', 'Milliseconds at the gateway; the authorizer’s are part of them.')],
        slow(watched),
        [
          heading(
            'Is it expensive?',
            `The budget is ${monthlyBudgetUsd} USD a month, about ${(monthlyBudgetUsd / 730).toFixed(2)} an hour: [Budgets](https://console.aws.amazon.com/costmanagement/home#/budgets). Not estimated: cities that were looked up, logs, traffic, and what is charged whether it is used or not.`,
          ),
        ],
        expensive(watched),
      ],
    });
    new CfnOutput(this, 'Url', {
      value: `https://${region}.console.aws.amazon.com/cloudwatch/home?region=${region}#dashboards/dashboard/${dashboardName}`,
      description: 'The dashboard of this stage',
    }).overrideLogicalId('DashboardUrl');
  }
}

/** A line for each value of a dimension of what the stage counts itself. */
const byDimension = ({ stageName }: WatchedStage, dimension: string, metricName: string, label: string) =>
  new MathExpression({
    expression: `SEARCH('{${metricsNamespace(stageName)},${dimension}} MetricName="${metricName}"', 'Sum', ${FIVE_MINUTES.toSeconds()})`,
    usingMetrics: {},
    label,
    period: FIVE_MINUTES,
  });

function healthy(watched: WatchedStage, alarms: readonly IAlarm[]) {
  const metrics = stageMetrics(watched);
  const { counted } = metrics;
  return [
    [
      new AlarmStatusWidget({ title: 'Does an alarm ring?', alarms: [...alarms], width: THIRD, height: 6 }),
      graph(
        'Are requests answered?',
        [metrics.requests({ label: 'requests' })],
        [metrics.serverErrors({ label: 'failed, 5xx' }), metrics.clientErrors({ label: 'refused, 4xx' })],
      ),
      graph('What is refused, by code?', [byDimension(watched, 'code', 'Refusals', '')]),
    ],
    [
      graph('Do people get in?', [
        counted('SignIns', { label: 'signed in' }),
        counted('CitiesNotFound', { label: 'cities not found' }),
        counted('ToolsFailed', { label: 'tools failed' }),
      ]),
      graph('Do mails arrive?', [
        counted('MailsSent', { label: 'sent' }),
        counted('MailsFailed', { label: 'not taken by SES' }),
        counted('MailsBounced', { label: 'bounced' }),
        counted('MailsComplained', { label: 'called spam' }),
      ]),
      graph(
        'Is what was deleted gone?',
        [metrics.iteratorAge().with({ label: 'oldest that waits, ms' })],
        [metrics.deadLetters().with({ label: 'given up' })],
      ),
    ],
  ];
}

function slow(watched: WatchedStage) {
  const metrics = stageMetrics(watched);
  return [
    graph('How long do answers take?', [
      metrics.latency(Stats.p(50)).with({ label: 'half of them' }),
      metrics.latency(Stats.p(99)).with({ label: '99 of 100' }),
    ]),
    graph('How much of it is the authorizer?', [
      metrics.authorizerDuration(Stats.p(50)).with({ label: 'half of them' }),
      metrics.authorizerDuration(Stats.p(99)).with({ label: '99 of 100' }),
    ]),
    graph(
      'Do functions start anew, or wait for room?',
      [metrics.counted('ColdStarts', { label: 'cold starts' })],
      [
        metrics.throttledInvocations().with({ label: 'throttled, whole account' }),
        metrics.concurrency().with({ label: 'at once, whole account' }),
      ],
    ),
  ];
}

function expensive(watched: WatchedStage) {
  const { counted, readUnits, writeUnits } = stageMetrics(watched);
  return [
    graph('What does an hour cost, at most, in USD?', estimatedCosts(watched)),
    graph('Is the cache used?', [
      counted('ForecastsFromCache', { label: 'days from the cache' }),
      counted('ForecastsComputed', { label: 'days computed' }),
    ]),
    graph('What does the table do?', [
      readUnits({ label: 'units read' }),
      writeUnits({ label: 'units written' }),
    ]),
  ];
}
