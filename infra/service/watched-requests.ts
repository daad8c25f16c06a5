import { type IMetric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern } from 'aws-cdk-lib/aws-logs';
import { countedIn } from './logged-metric.ts';
import { stageBrakes, toolsStoppedBy } from './stage-brakes.ts';
import { ownMetric, stageMetrics, type WatchedStage } from './stage-metrics.ts';
import { math, type Watch } from './watch.ts';

/** From so many in five minutes on requests fail; one that a client repeats three times is a slip. */
const FAILED = 5;
/** Of a table's events, in five minutes, as the SDK tries each call three times before a request feels it. */
const THROTTLED_CALLS = 10;

/** An expression, and the metrics that it names. */
type Computed = { expression: string; usingMetrics: Record<string, IMetric> };

/** A count without what limits of the stage have refused, which each count under a name. */
function withoutRefused({ stageName }: WatchedStage, counted: Computed, limits: readonly string[]): Computed {
  const idOf = (name: string) => `by${name}`;
  return {
    expression: [counted.expression, ...limits.map((name) => `FILL(${idOf(name)}, 0)`)].join(' - '),
    usingMetrics: {
      ...counted.usingMetrics,
      ...Object.fromEntries(limits.map((name) => [idOf(name), ownMetric(stageName, name)])),
    },
  };
}

/** Requests that failed, in five minutes: those answered with 5xx, but for what a limit of the stage refused with 503. */
const failures = (watched: WatchedStage): Computed =>
  withoutRefused(
    watched,
    { expression: 'errors', usingMetrics: { errors: stageMetrics(watched).serverErrors() } },
    stageBrakes.filter(({ answers503 }) => answers503).map(({ name }) => name),
  );

/** Tools that failed, in five minutes, which HTTP answers with 200, but for what a limit of the stage refused. */
const failedTools = (watched: WatchedStage): Computed =>
  withoutRefused(
    watched,
    {
      expression: 'FILL(ofTools, 0)',
      usingMetrics: { ofTools: stageMetrics(watched).counted('ToolsFailed') },
    },
    stageBrakes.filter(({ stopsTools }) => stopsTools).map(toolsStoppedBy),
  );

const asMetric = ({ expression, usingMetrics }: Computed) => math(expression, usingMetrics);

/** That requests fail, whatever the cause. */
export const failingRequests = (watched: WatchedStage): Watch => ({
  name: 'FailingRequests',
  metric: math(`IF(failed >= ${FAILED}, 100 * failed / requests, 0)`, {
    failed: asMetric(failures(watched)),
    requests: stageMetrics(watched).requests(),
  }),
  threshold: 1,
  meaning:
    'Five requests or more, and one per cent of all, were answered with 5xx in five minutes: it tells nobody, ServerErrors does.',
});

/** That requests are slow, or fail for a cause that can be told. */
export function requestWatches(watched: WatchedStage): Watch[] {
  return [...speed(watched), toolsFailed(watched), ...limits(watched)];
}

/** That tools fail, and no request beside them. */
function toolsFailed(watched: WatchedStage): Watch {
  const { requests, readThrottles, writeThrottles } = stageMetrics(watched);
  const [failed, tools] = [failures(watched), failedTools(watched)];
  const known = [
    `FILL(reads, 0) + FILL(writes, 0) >= ${THROTTLED_CALLS}`,
    // As `FailingRequests` has it, in one expression, as ten metrics and expressions are all that an alarm takes.
    `(${failed.expression} >= ${FAILED} && 100 * (${failed.expression}) >= requests)`,
  ];
  return {
    name: 'ToolsFailed',
    metric: math(`IF(${known.join(' || ')}, 0, ${tools.expression})`, {
      ...failed.usingMetrics,
      ...tools.usingMetrics,
      requests: requests(),
      reads: readThrottles(),
      writes: writeThrottles(),
    }),
    threshold: FAILED,
    meaning:
      'Five tools of assistants or more failed in five minutes, which are answered with 200, and requests do not fail.',
    tellsWhenOver: true,
  };
}

function speed(watched: WatchedStage): Watch[] {
  const metrics = stageMetrics(watched);
  return [
    {
      name: 'SlowAnswers',
      // Those that fail may be slow as well, and are told of as failing.
      metric: math(`IF(failed >= ${FAILED} || tools >= ${FAILED}, 0, p99)`, {
        failed: asMetric(failures(watched)),
        tools: asMetric(failedTools(watched)),
        p99: metrics.latency(Stats.p(99)),
      }),
      threshold: 5_000,
      inPeriods: [2, 3],
      meaning: 'One answer in a hundred took five seconds or longer, in two of three times five minutes.',
      tellsWhenOver: true,
    },
    {
      name: 'AuthorizerErrors',
      // A throttled table has an alarm of its own, and who is calling stands in the table.
      metric: math(`IF(FILL(reads, 0) + FILL(writes, 0) >= ${THROTTLED_CALLS}, 0, errors)`, {
        errors: metrics.authorizerErrors(),
        reads: metrics.readThrottles(),
        writes: metrics.writeThrottles(),
      }),
      threshold: FAILED,
      meaning:
        'The authorizer failed or ran out of time five times in five minutes: nobody who is signed in gets through.',
      tellsWhenOver: true,
      failsRequests: true,
    },
  ];
}

function limits(watched: WatchedStage): Watch[] {
  const metrics = stageMetrics(watched);
  const ofStage = {
    authorizers: metrics.authorizerThrottles(),
    answers: countedIn(
      [watched.api.accessLog],
      ownMetric(watched.stageName, 'RequestsThrottled'),
      // What Lambda answered the gateway, whichever function was to run.
      FilterPattern.stringValue('$.functionStatus', '=', '429'),
    ),
  };
  const throttled = 'FILL(authorizers, 0) + FILL(answers, 0)';
  return [
    {
      name: 'FunctionsThrottled',
      metric: math(throttled, ofStage),
      threshold: FAILED,
      meaning:
        'Lambda refused to run functions for requests: the account, or one of them, has as many running as it may.',
      tellsWhenOver: true,
      failsRequests: true,
    },
    {
      name: 'AccountThrottled',
      metric: math(`IF(${throttled} >= ${FAILED}, 0, account)`, {
        ...ofStage,
        account: metrics.throttledInvocations(),
      }),
      threshold: FAILED,
      meaning:
        'Lambda refused to run functions of the account, but hardly any for requests of this stage: they may be next.',
      tellsWhenOver: true,
    },
    {
      name: 'TableThrottled',
      metric: math('FILL(reads, 0) + FILL(writes, 0)', {
        reads: metrics.readThrottles(),
        writes: metrics.writeThrottles(),
      }),
      threshold: THROTTLED_CALLS,
      meaning:
        'DynamoDB refused calls of the table, because there are more than it has grown to or too many on one key.',
      tellsWhenOver: true,
      failsRequests: true,
    },
  ];
}
