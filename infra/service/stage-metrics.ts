import { Duration } from 'aws-cdk-lib';
import { Metric, type MetricOptions } from 'aws-cdk-lib/aws-cloudwatch';
import type { MetricName } from '#lib/metrics.ts';
import type { Api } from './api.ts';
import type { Deletions } from './deletions.ts';
import { metricsNamespace, type ServiceFunction } from './service-function.ts';
import type { ServiceTable } from './service-table.ts';

/** The parts of a stage that are watched. */
export type WatchedStage = {
  stageName: string;
  api: Api;
  table: ServiceTable;
  deletions: Deletions;
  authorizer: ServiceFunction;
  finishDeletions: ServiceFunction;
  sweep: ServiceFunction;
  /** All functions, by their names. */
  functions: ReadonlyMap<string, ServiceFunction>;
};

/** How long alarms and graphs look at, unless they say otherwise. */
export const FIVE_MINUTES = Duration.minutes(5);

/** A metric of a stage's own: a sum, of five minutes unless told otherwise. */
export const ownMetric = (stageName: string, metricName: string, options: MetricOptions = {}): Metric =>
  new Metric({
    namespace: metricsNamespace(stageName),
    metricName,
    period: FIVE_MINUTES,
    statistic: 'Sum',
    ...options,
  });

/**
 * What AWS and the service itself count of a stage. Sums of five minutes, unless the options say otherwise; latencies and
 * ages in milliseconds.
 */
export function stageMetrics(watched: WatchedStage) {
  const { stageName, api, table, deletions, authorizer, finishDeletions, sweep } = watched;
  const sum = { period: FIVE_MINUTES, statistic: 'Sum' };
  return {
    requests: (options?: MetricOptions) => api.rest.metricCount({ ...sum, ...options }),
    serverErrors: (options?: MetricOptions) => api.rest.metricServerError({ ...sum, ...options }),
    clientErrors: (options?: MetricOptions) => api.rest.metricClientError({ ...sum, ...options }),
    latency: (statistic: string) => api.rest.metricLatency({ period: FIVE_MINUTES, statistic }),
    /** What the gateway waits for the functions behind it. */
    functionLatency: (options: MetricOptions) => api.rest.metricIntegrationLatency(options),
    authorizerErrors: () => authorizer.lambda.metricErrors(sum),
    authorizerDuration: (statistic: string) =>
      authorizer.lambda.metricDuration({ period: FIVE_MINUTES, statistic }),
    authorizerThrottles: () => authorizer.lambda.metricThrottles(sum),
    /** Of the whole account in the region, whose functions share one number of environments. */
    throttledInvocations: () => new Metric({ namespace: 'AWS/Lambda', metricName: 'Throttles', ...sum }),
    /** Environments of the whole account that ran at once. */
    concurrency: () =>
      new Metric({
        namespace: 'AWS/Lambda',
        metricName: 'ConcurrentExecutions',
        period: FIVE_MINUTES,
        statistic: 'Maximum',
      }),
    readThrottles: () => table.metric('ReadThrottleEvents', sum),
    writeThrottles: () => table.metric('WriteThrottleEvents', sum),
    readUnits: (options?: MetricOptions) => table.metricConsumedReadCapacityUnits({ ...sum, ...options }),
    writeUnits: (options?: MetricOptions) => table.metricConsumedWriteCapacityUnits({ ...sum, ...options }),
    iteratorAge: () =>
      finishDeletions.lambda.metric('IteratorAge', { period: FIVE_MINUTES, statistic: 'Maximum' }),
    deadLetters: () =>
      deletions.deadLetters.metricApproximateNumberOfMessagesVisible({
        period: FIVE_MINUTES,
        statistic: 'Maximum',
      }),
    /** Records that the stream gave up. */
    givenUp: (options?: MetricOptions) =>
      deletions.deadLetters.metricNumberOfMessagesSent({ ...sum, ...options }),
    failedSweeps: (options?: MetricOptions) => sweep.lambda.metricErrors({ ...sum, ...options }),
    /** What the service counts itself (lib/metrics.ts). */
    counted: (name: MetricName, options?: MetricOptions) => ownMetric(stageName, name, options),
    /** A rate between 0 and 1 that SES computes for the account's mails of the last days, now and then. */
    reputation: (metricName: 'Reputation.BounceRate' | 'Reputation.ComplaintRate') =>
      new Metric({ namespace: 'AWS/SES', metricName, period: Duration.hours(1), statistic: 'Average' }),
  };
}

/** The metrics of one stage. */
export type StageMetrics = ReturnType<typeof stageMetrics>;
