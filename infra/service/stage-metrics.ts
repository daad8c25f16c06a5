import { Duration } from 'aws-cdk-lib';
import { Metric, type MetricOptions } from 'aws-cdk-lib/aws-cloudwatch';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { MetricName } from '#lib/log/metrics.ts';
import type { Api } from './api.ts';
import type { Delivery } from './delivery.ts';
import { DELIVERY_DIMENSION, type MailEvents } from './mail.ts';
import { metricsNamespace, type ServiceFunction } from './service-function.ts';
import type { ServiceTable } from './service-table.ts';
import type { WebhookQueue } from './webhooks.ts';

export type MonitoredStage = {
  /** The stack that watches the stage. */
  monitoring: Construct;
  stageName: string;
  api: Api;
  table: ServiceTable;
  deadLetters: Queue;
  authorizer: ServiceFunction;
  finishDeletions: ServiceFunction;
  sweep: ServiceFunction;
  check: ServiceFunction;
  delivery: Delivery;
  webhooks: WebhookQueue;
  deliveryTick: ServiceFunction;
  mailEvents: MailEvents;
  functions: ReadonlyMap<string, ServiceFunction>;
};

export const FIVE_MINUTES = Duration.minutes(5);

/** Creates a metric in the stage's namespace, by default the sum over five minutes. */
export const ownMetric = (stageName: string, metricName: string, options: MetricOptions = {}): Metric =>
  new Metric({
    namespace: metricsNamespace(stageName),
    metricName,
    period: FIVE_MINUTES,
    statistic: 'Sum',
    ...options,
  });

/** The metrics of a stage. Counts are sums over five minutes by default; latencies and ages are in milliseconds. */
export function stageMetrics(monitored: MonitoredStage) {
  const { stageName, api, table, deadLetters, authorizer, finishDeletions, sweep, check, functions } =
    monitored;
  const { delivery, deliveryTick } = monitored;
  const sum = { period: FIVE_MINUTES, statistic: 'Sum' };
  const maximum = { period: FIVE_MINUTES, statistic: 'Maximum' };
  return {
    requests: (options?: MetricOptions) => api.rest.metricCount({ ...sum, ...options }),
    serverErrors: (options?: MetricOptions) => api.rest.metricServerError({ ...sum, ...options }),
    clientErrors: (options?: MetricOptions) => api.rest.metricClientError({ ...sum, ...options }),
    latency: (statistic: string) => api.rest.metricLatency({ period: FIVE_MINUTES, statistic }),
    /** Time that the gateway waits for functions. */
    functionLatency: (options: MetricOptions) => api.rest.metricIntegrationLatency(options),
    /** Invocations of a function. Throws if there is no such function. */
    invocationsOf(name: string, options?: MetricOptions) {
      const found = functions.get(name);
      if (!found) throw new Error(`There is no function ${name}.`);
      return found.lambda.metricInvocations({ ...sum, ...options });
    },
    authorizerDuration: (statistic: string) =>
      authorizer.lambda.metricDuration({ period: FIVE_MINUTES, statistic }),
    homeDuration: (options: MetricOptions) => durationOf(functions, 'home', options),
    authorizerThrottles: () => authorizer.lambda.metricThrottles(sum),
    /** Throttled invocations of the whole account, because all functions in a region share a concurrency limit. */
    throttledInvocations: () => new Metric({ namespace: 'AWS/Lambda', metricName: 'Throttles', ...sum }),
    /** Concurrent invocations of the whole account in the region. */
    concurrency: () =>
      new Metric({ namespace: 'AWS/Lambda', metricName: 'ConcurrentExecutions', ...maximum }),
    readThrottles: () => table.metric('ReadThrottleEvents', sum),
    writeThrottles: () => table.metric('WriteThrottleEvents', sum),
    readUnits: (options?: MetricOptions) => table.metricConsumedReadCapacityUnits({ ...sum, ...options }),
    writeUnits: (options?: MetricOptions) => table.metricConsumedWriteCapacityUnits({ ...sum, ...options }),
    iteratorAge: () => finishDeletions.lambda.metric('IteratorAge', maximum),
    deadLetters: () => deadLetters.metricApproximateNumberOfMessagesVisible(maximum),
    /** Stream records sent to the dead-letter queue. */
    givenUp: (options?: MetricOptions) => deadLetters.metricNumberOfMessagesSent({ ...sum, ...options }),
    /** Events of SES that `mail-events` failed to store, three times each. */
    lostMailEvents: () => monitored.mailEvents.deadLetters.metricNumberOfMessagesSent(sum),
    lostDeliveries: () => delivery.deadLetters.metricApproximateNumberOfMessagesVisible(maximum),
    /** How long the oldest work on webhooks has waited, in seconds. */
    eventsAge: (options?: MetricOptions) =>
      monitored.webhooks.queue.metricApproximateAgeOfOldestMessage({ ...maximum, ...options }),
    lostEvents: () => monitored.webhooks.deadLetters.metricApproximateNumberOfMessagesVisible(maximum),
    ticks: (options?: MetricOptions) => deliveryTick.lambda.metricInvocations({ ...sum, ...options }),
    failedTicks: (options?: MetricOptions) => deliveryTick.lambda.metricErrors({ ...sum, ...options }),
    failedChecks: (options?: MetricOptions) => check.lambda.metricErrors({ ...sum, ...options }),
    checks: (options?: MetricOptions) => check.lambda.metricInvocations({ ...sum, ...options }),
    /** Code mails of the stage that the recipients' servers accepted. */
    deliveries: (options?: MetricOptions) =>
      new Metric({
        namespace: 'AWS/SES',
        metricName: 'Delivery',
        dimensionsMap: { [DELIVERY_DIMENSION]: stageName },
        ...sum,
        ...options,
      }),
    finishedDeletions: (options?: MetricOptions) =>
      finishDeletions.lambda.metricInvocations({ ...sum, ...options }),
    sweeps: (options?: MetricOptions) => sweep.lambda.metricInvocations({ ...sum, ...options }),
    failedSweeps: (options?: MetricOptions) => sweep.lambda.metricErrors({ ...sum, ...options }),
    /** A metric that the service itself writes (lib/log/metrics.ts). */
    counted: (name: MetricName, options?: MetricOptions) => ownMetric(stageName, name, options),
    /** The account's bounce or complaint rate, from 0 to 1, over its recent mails. SES reports it irregularly. */
    reputation: (metricName: 'Reputation.BounceRate' | 'Reputation.ComplaintRate') =>
      new Metric({ namespace: 'AWS/SES', metricName, period: Duration.hours(1), statistic: 'Average' }),
  };
}

/** The duration of a function in milliseconds. Throws if the function is unknown. */
function durationOf(functions: MonitoredStage['functions'], name: string, options: MetricOptions): Metric {
  const found = functions.get(name);
  if (!found) throw new Error(`There is no function ${name}.`);
  return found.lambda.metricDuration(options);
}
