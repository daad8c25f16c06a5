import type { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { IFilterPattern } from 'aws-cdk-lib/aws-logs';
import type { ServiceLog } from './service-log.ts';
import { ownMetric, type WatchedStage } from './stage-metrics.ts';

/**
 * Counts under a name how many lines like a pattern the functions of these names log. Throws if the stage has no such
 * function.
 */
export function loggedMetric(
  { stageName, functions }: WatchedStage,
  metricName: string,
  { pattern, loggedBy }: { pattern: IFilterPattern; loggedBy: readonly string[] },
): Metric {
  const logOf = (name: string): ServiceLog => {
    const log = functions.get(name)?.logGroup;
    if (!log) throw new Error(`There is no function ${name}, which ${metricName} is to be read from`);
    return log;
  };
  return countedIn(loggedBy.map(logOf), ownMetric(stageName, metricName), pattern);
}

/** Counts as a metric how many lines like a pattern stand in logs. */
export function countedIn(logs: readonly ServiceLog[], metric: Metric, pattern: IFilterPattern): Metric {
  const { namespace: metricNamespace, metricName } = metric;
  for (const log of logs)
    log.addMetricFilter(metricName, { filterPattern: pattern, metricNamespace, metricName });
  return metric;
}
