import { type IMetric, MathExpression, type Metric, type TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import type { IFilterPattern } from 'aws-cdk-lib/aws-logs';
import type { ServiceLog } from './service-log.ts';
import { FIVE_MINUTES, type MonitoredStage, ownMetric } from './stage-metrics.ts';

/** An alarm that fires while a metric is at its threshold or above. */
export type AlarmDefinition = {
  /** Also the heading of its entry in docs/runbook.md. */
  name: string;
  metric: IMetric;
  threshold: number;
  /** What happened, in one sentence; the alarm's mail has it. */
  description: string;
  /** Periods that must breach, out of how many; default 1 of 1. */
  inPeriods?: readonly [breaching: number, of: number];
  /** Default: a period without data doesn't breach. */
  missing?: TreatMissingData;
  /** Sends a mail when it is OK again: for a state, not for an event. */
  notifiesOk?: true;
  /** Explains failing requests, so it suppresses `ServerErrors`. */
  isRequestFailureCause?: true;
};

export const math = (expression: string, usingMetrics: Record<string, IMetric>, period = FIVE_MINUTES) =>
  new MathExpression({ expression, usingMetrics, period });

/** Counts matching log lines of the named functions as a metric of the stage. Throws for an unknown function. */
export function loggedMetric(
  { stageName, functions }: MonitoredStage,
  metricName: string,
  { pattern, loggedBy }: { pattern: IFilterPattern; loggedBy: readonly string[] },
): Metric {
  const logs = loggedBy.map((name) => {
    const log = functions.get(name)?.logGroup;
    if (!log) throw new Error(`There is no function ${name} to read ${metricName} from.`);
    return log;
  });
  return filteredMetric(logs, ownMetric(stageName, metricName), pattern);
}

export function filteredMetric(logs: readonly ServiceLog[], metric: Metric, pattern: IFilterPattern): Metric {
  const { namespace: metricNamespace, metricName } = metric;
  for (const log of logs)
    log.addMetricFilter(metricName, { filterPattern: pattern, metricNamespace, metricName });
  return metric;
}
