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
  const metric = ownMetric(stageName, metricName);
  const logOf = (name: string): ServiceLog => {
    const log = functions.get(name)?.logGroup;
    if (!log) throw new Error(`There is no function ${name}, which ${metricName} is to be read from`);
    return log;
  };
  for (const name of loggedBy)
    logOf(name).addMetricFilter(metricName, {
      filterPattern: pattern,
      metricNamespace: metric.namespace,
      metricName,
    });
  return metric;
}
