import { type IMetric, MathExpression, type Metric, type TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { type IFilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { metricsNamespace } from './service-function.ts';
import type { ServiceLog } from './service-log.ts';
import { FIVE_MINUTES, type MonitoredStage, ownMetric } from './stage-metrics.ts';

/** An alarm that fires while its metric is at or above its threshold. */
export type AlarmDefinition = {
  /** Also the heading of the alarm's entry in docs/runbook.md. */
  name: string;
  metric: IMetric;
  threshold: number;
  /** Describes what happened. Included in the alarm's mail. */
  description: string;
  /** Whether someone should act at once, also at night: readers are affected now, or sign-ins soon are. */
  isUrgent?: true;
  /** How many of the most recent periods must breach the threshold; default 1 of 1. */
  inPeriods?: readonly [breaching: number, of: number];
  /** How to treat periods without data. By default, they don't breach the threshold. */
  missing?: TreatMissingData;
  /** Also sends a mail when the alarm returns to OK. For lasting conditions, not for single events. */
  notifiesOk?: true;
  /** Whether the alarm explains failing requests. If so, it suppresses `ServerErrors`. */
  isRequestFailureCause?: true;
};

export const math = (expression: string, usingMetrics: Record<string, IMetric>, period = FIVE_MINUTES) =>
  new MathExpression({ expression, usingMetrics, period });

/** Creates a metric that counts matching log lines of the named functions. Throws if a function is unknown. */
export function loggedMetric(
  monitored: MonitoredStage,
  metricName: string,
  { pattern, loggedBy }: { pattern: IFilterPattern; loggedBy: readonly string[] },
): Metric {
  const logs = loggedBy.map((name) => {
    const log = monitored.functions.get(name)?.logGroup;
    if (!log) throw new Error(`There is no function ${name} to read ${metricName} from.`);
    return log;
  });
  return filteredMetric(monitored, metricName, { logs: [...new Set(logs)], pattern });
}

/** Creates a metric that counts matching lines of some logs. */
export function filteredMetric(
  { monitoring, stageName }: MonitoredStage,
  metricName: string,
  { logs, pattern: filterPattern }: { logs: readonly ServiceLog[]; pattern: IFilterPattern },
): Metric {
  const metricNamespace = metricsNamespace(stageName);
  for (const [i, logGroup] of logs.entries())
    new MetricFilter(monitoring, `${metricName}Filter${i || ''}`, {
      ...{ logGroup, filterPattern, metricNamespace, metricName },
    });
  return ownMetric(stageName, metricName);
}
