import { type IMetric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { stageBrakes } from './stage-brakes.ts';
import { ownMetric, stageMetrics, type WatchedStage } from './stage-metrics.ts';
import { math, type Watch } from './watch.ts';

/** From so many in five minutes on requests fail; one that a client repeats three times is a slip. */
const FAILED = 5;
/** Of a table's events, in five minutes, as the SDK tries each call three times before a request feels it. */
const THROTTLED_CALLS = 10;

/** Requests that failed, in five minutes: those answered with 5xx, but for what a limit of the stage refused with 503. */
function failures(watched: WatchedStage): IMetric {
  const refused = stageBrakes.filter(({ answers503 }) => answers503).map(({ name }) => name);
  const idOf = (name: string) => `by${name}`;
  return math(['errors', ...refused.map((name) => `FILL(${idOf(name)}, 0)`)].join(' - '), {
    errors: stageMetrics(watched).serverErrors(),
    ...Object.fromEntries(refused.map((name) => [idOf(name), ownMetric(watched.stageName, name)])),
  });
}

/** That requests fail, whatever the cause. */
export const failingRequests = (watched: WatchedStage): Watch => ({
  name: 'FailingRequests',
  metric: math(`IF(failed >= ${FAILED}, 100 * failed / requests, 0)`, {
    failed: failures(watched),
    requests: stageMetrics(watched).requests(),
  }),
  threshold: 1,
  meaning:
    'Five requests or more, and one per cent of all, were answered with 5xx in five minutes: it tells nobody, ServerErrors does.',
});

/** That requests are slow, or fail for a cause that can be told. */
export function requestWatches(watched: WatchedStage): Watch[] {
  return [...speed(watched), ...limits(watched)];
}

function speed(watched: WatchedStage): Watch[] {
  const metrics = stageMetrics(watched);
  return [
    {
      name: 'SlowAnswers',
      // Those that fail may be slow as well, and are told of as failing.
      metric: math(`IF(failed >= ${FAILED}, 0, p99)`, {
        failed: failures(watched),
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
  return [
    {
      name: 'FunctionsThrottled',
      metric: metrics.throttledInvocations(),
      threshold: FAILED,
      meaning:
        'Lambda refused to run functions: the account, or what is reserved for one of them, has as many running as it may.',
      tellsWhenOver: true,
      failsRequests: true,
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
