import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern } from 'aws-cdk-lib/aws-logs';
import type { SecurityEventName } from '#lib/log/log.ts';
import { type AlarmDefinition, loggedMetric, math } from './alarm-definition.ts';
import { stageLimits, toolsMetricName } from './stage-limits.ts';
import { type MonitoredStage, stageMetrics } from './stage-metrics.ts';

const refusedSignIn = FilterPattern.all(
  FilterPattern.stringValue('$.message.message', '=', 'security'),
  FilterPattern.stringValue('$.message.event', '=', 'sign_in' satisfies SecurityEventName),
  FilterPattern.stringValue('$.message.outcome', '=', 'refused'),
);

/** Alarms for unusually many refused requests, as a share of all, and for exhausted stage limits. */
export function abuseAlarms(monitored: MonitoredStage): AlarmDefinition[] {
  const { clientErrors, requests, invocationsOf } = stageMetrics(monitored);
  const pattern = refusedSignIn;
  return [
    {
      name: 'SignInsRefused',
      metric: math('IF(refused >= 25, 100 * refused / all, 0)', {
        refused: loggedMetric(monitored, 'SignInsRefused', { pattern, loggedBy: ['verify'] }),
        all: invocationsOf('verify'),
      }),
      // Mistyped codes alone don't reach this threshold.
      threshold: 50,
      description:
        'At least 25 sign-ins, and at least half of all, were refused in five minutes. Someone may be guessing codes.',
    },
    {
      name: 'ClientErrors',
      metric: math('IF(refused >= 1000, 100 * refused / all, 0)', {
        refused: clientErrors(),
        all: requests(),
      }),
      threshold: 20,
      description:
        'At least 1,000 requests, and at least a fifth of all, were refused (4xx, including throttling) in five minutes. Possible causes: a scan, a flood or a broken client.',
    },
    ...stageLimits.map((limit) => {
      const { name, description } = limit;
      return { name, metric: refusalsBy(monitored, limit), threshold: 1, description };
    }),
  ];
}

function refusalsBy(monitored: MonitoredStage, limit: (typeof stageLimits)[number]): IMetric {
  const pattern = FilterPattern.stringValue('$.message.code', '=', limit.code);
  const requests = loggedMetric(monitored, limit.name, { pattern, loggedBy: limit.loggedBy });
  if (!limit.stopsTools) return requests;
  const tools = loggedMetric(monitored, toolsMetricName(limit), { pattern, loggedBy: ['mcp'] });
  return math('FILL(requests, 0) + FILL(tools, 0)', { requests, tools });
}
