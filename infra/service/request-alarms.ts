import { type IMetric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern } from 'aws-cdk-lib/aws-logs';
import { type AlarmDefinition, filteredMetric, loggedMetric, math } from './alarm-definition.ts';
import { stageLimits } from './stage-limits.ts';
import { type MonitoredStage, ownMetric, stageMetrics } from './stage-metrics.ts';

/** Number of failures in five minutes that triggers an alarm. One request with three retries doesn't reach it. */
const FAILURES = 5;
/** Number of throttled table calls in five minutes that triggers an alarm. The SDK tries each call up to three times. */
const THROTTLED_CALLS = 10;

const TABLE_THROTTLES = 'FILL(reads, 0) + FILL(writes, 0)';

type Expression = { expression: string; usingMetrics: Record<string, IMetric> };

/** Refusals by stage limits, as one metric each however many limits there are: an alarm can use at most ten metrics. */
const REFUSED = { requests: 'RequestsRefusedByStage', tools: 'ToolsRefusedByStage' };

/** Counts the 503s of stage limits, and the tool calls that stage limits refused. */
function countRefusals(monitored: MonitoredStage): void {
  const patternOf = (limits: readonly { code: string }[]) =>
    FilterPattern.any(...limits.map(({ code }) => FilterPattern.stringValue('$.message.code', '=', code)));
  const answered503 = stageLimits.filter(({ responds503 }) => responds503);
  const loggedBy = answered503.flatMap((limit) => limit.loggedBy);
  loggedMetric(monitored, REFUSED.requests, { pattern: patternOf(answered503), loggedBy });
  const pattern = patternOf(stageLimits.filter(({ stopsTools }) => stopsTools));
  loggedMetric(monitored, REFUSED.tools, { pattern, loggedBy: ['mcp'] });
}

/** 5xx responses in five minutes, excluding the 503s of stage limits and of mails that SES refused, which `MailsFailed` reports. */
const failedRequests = (monitored: MonitoredStage): Expression => ({
  expression: 'errors - FILL(refused, 0) - FILL(mails, 0)',
  usingMetrics: {
    errors: stageMetrics(monitored).serverErrors(),
    refused: ownMetric(monitored.stageName, REFUSED.requests),
    mails: stageMetrics(monitored).counted('MailsFailed'),
  },
});

/** Failed MCP tool calls in five minutes, excluding refusals by stage limits. Failed calls have the HTTP status 200. */
const failedTools = (monitored: MonitoredStage): Expression => ({
  expression: 'FILL(ofTools, 0) - FILL(refusedTools, 0)',
  usingMetrics: {
    ofTools: stageMetrics(monitored).counted('ToolsFailed'),
    refusedTools: ownMetric(monitored.stageName, REFUSED.tools),
  },
});

const tableThrottles = ({ readThrottles, writeThrottles }: ReturnType<typeof stageMetrics>) => ({
  reads: readThrottles(),
  writes: writeThrottles(),
});

/** Fires when requests fail for any reason. `ServerErrors` uses this alarm as its input. */
export function failingRequests(monitored: MonitoredStage): AlarmDefinition {
  const { expression, usingMetrics } = failedRequests(monitored);
  return {
    name: 'FailingRequests',
    metric: math(`IF(failed >= ${FAILURES}, 100 * failed / requests, 0)`, {
      failed: math(expression, usingMetrics),
      requests: stageMetrics(monitored).requests(),
    }),
    threshold: 1,
    description:
      'At least five requests, and at least 1% of all, returned 5xx in five minutes. ServerErrors sends the notification.',
  };
}

export function requestAlarms(monitored: MonitoredStage): AlarmDefinition[] {
  countRefusals(monitored);
  return [
    slowAnswers(monitored),
    authorizerErrors(monitored),
    toolsFailed(monitored),
    ...throttling(monitored),
  ];
}

function toolsFailed(monitored: MonitoredStage): AlarmDefinition {
  const metrics = stageMetrics(monitored);
  const [failed, tools] = [failedRequests(monitored), failedTools(monitored)];
  const coveredByOthers = [
    `${TABLE_THROTTLES} >= ${THROTTLED_CALLS}`,
    // The condition of `FailingRequests`.
    `(${failed.expression} >= ${FAILURES} && 100 * (${failed.expression}) >= requests)`,
  ];
  return {
    name: 'ToolsFailed',
    isUrgent: true,
    metric: math(`IF(${coveredByOthers.join(' || ')}, 0, ${tools.expression})`, {
      ...failed.usingMetrics,
      ...tools.usingMetrics,
      requests: metrics.requests(),
      ...tableThrottles(metrics),
    }),
    threshold: FAILURES,
    description:
      'At least five MCP tool calls failed in five minutes while other requests succeeded. Their HTTP status is 200.',
    notifiesOk: true,
  };
}

function slowAnswers(monitored: MonitoredStage): AlarmDefinition {
  const [failed, tools] = [failedRequests(monitored), failedTools(monitored)];
  return {
    name: 'SlowAnswers',
    // Ignores latency while requests fail: other alarms cover failures, which may also be slow.
    metric: math(`IF(${failed.expression} >= ${FAILURES} || ${tools.expression} >= ${FAILURES}, 0, p99)`, {
      ...failed.usingMetrics,
      ...tools.usingMetrics,
      p99: stageMetrics(monitored).latency(Stats.p(99)),
    }),
    threshold: 5_000,
    inPeriods: [2, 3],
    description: 'The p99 latency was 5 s or more in two of the last three 5-minute periods.',
    notifiesOk: true,
  };
}

function authorizerErrors(monitored: MonitoredStage): AlarmDefinition {
  const metrics = stageMetrics(monitored);
  // Lambda's count of errors includes every 401, because the authorizer throws to cause one.
  const failed = filteredMetric(monitored, 'AuthorizersFailed', {
    logs: [monitored.api.accessLog],
    pattern: FilterPattern.stringValue('$.refusal', '=', 'AUTHORIZER_FAILURE'),
  });
  return {
    name: 'AuthorizerErrors',
    isUrgent: true,
    // A throttled table also makes the authorizer fail; TableThrottled covers that, and FunctionsThrottled its own throttles.
    metric: math(`IF(${TABLE_THROTTLES} >= ${THROTTLED_CALLS}, 0, failed - FILL(throttled, 0))`, {
      failed,
      throttled: metrics.authorizerThrottles(),
      ...tableThrottles(metrics),
    }),
    threshold: FAILURES,
    description:
      'The authorizer failed or timed out at least five times in five minutes. Signed-in requests return 503.',
    notifiesOk: true,
    isRequestFailureCause: true,
  };
}

function throttling(monitored: MonitoredStage): AlarmDefinition[] {
  const metrics = stageMetrics(monitored);
  const ofStage = {
    authorizers: metrics.authorizerThrottles(),
    answers: filteredMetric(monitored, 'RequestsThrottled', {
      logs: [monitored.api.accessLog],
      // Status of the Lambda call itself, for any endpoint's function.
      pattern: FilterPattern.stringValue('$.functionStatus', '=', '429'),
    }),
  };
  const throttled = 'FILL(authorizers, 0) + FILL(answers, 0)';
  return [
    {
      name: 'FunctionsThrottled',
      isUrgent: true,
      metric: math(throttled, ofStage),
      threshold: FAILURES,
      description:
        'Lambda throttled at least five requests of this stage. The account or a function reached its concurrency limit.',
      notifiesOk: true,
      isRequestFailureCause: true,
    },
    {
      name: 'AccountThrottled',
      metric: math(`IF(${throttled} >= ${FAILURES}, 0, account)`, {
        ...ofStage,
        account: metrics.throttledInvocations(),
      }),
      threshold: FAILURES,
      description:
        'Lambda throttled at least five invocations in this account, but fewer than five requests of this stage, which may be next.',
      notifiesOk: true,
    },
    {
      name: 'TableThrottled',
      isUrgent: true,
      metric: math(TABLE_THROTTLES, tableThrottles(metrics)),
      threshold: THROTTLED_CALLS,
      description:
        'DynamoDB throttled at least ten table calls in five minutes. Traffic grew too fast, or one partition key is too hot.',
      notifiesOk: true,
      isRequestFailureCause: true,
    },
  ];
}
