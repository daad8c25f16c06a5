import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern } from 'aws-cdk-lib/aws-logs';
import type { SecurityEventName } from '#lib/log.ts';
import { loggedMetric } from './logged-metric.ts';
import { stageBrakes, toolsStoppedBy } from './stage-brakes.ts';
import { stageMetrics, type WatchedStage } from './stage-metrics.ts';
import { math, type Watch } from './watch.ts';

const SIGN_IN: SecurityEventName = 'sign_in';

/** How a refused sign-in stands in the log. */
const refusedSignIn = FilterPattern.all(
  FilterPattern.stringValue('$.message.message', '=', 'security'),
  FilterPattern.stringValue('$.message.event', '=', SIGN_IN),
  FilterPattern.stringValue('$.message.outcome', '=', 'refused'),
);

/** That somebody tries what is refused, or has used up what a whole stage may. */
export function strangerWatches(watched: WatchedStage): Watch[] {
  return [
    {
      name: 'SignInsRefused',
      metric: loggedMetric(watched, 'SignInsRefused', { pattern: refusedSignIn, loggedBy: ['verify'] }),
      // More than people's own slips.
      threshold: 25,
      meaning: 'Many sign-ins were refused in five minutes: somebody may be trying codes on many addresses.',
    },
    {
      name: 'ClientErrors',
      metric: stageMetrics(watched).clientErrors(),
      threshold: 1_000,
      meaning:
        'A thousand requests were refused (4xx, throttled ones among them) in five minutes: somebody looks for a way in, or a client is broken.',
    },
    ...stageBrakes.map((brake) => ({
      name: brake.name,
      metric: stoppedBy(watched, brake),
      threshold: 1,
      meaning: brake.description,
    })),
  ];
}

/** How often a limit of the stage stops somebody, by whatever way. */
function stoppedBy(watched: WatchedStage, brake: (typeof stageBrakes)[number]): IMetric {
  const pattern = FilterPattern.stringValue('$.message.code', '=', brake.code);
  const requests = loggedMetric(watched, brake.name, { pattern, loggedBy: brake.loggedBy });
  if (!brake.stopsTools) return requests;
  const tools = loggedMetric(watched, toolsStoppedBy(brake), { pattern, loggedBy: ['mcp'] });
  return math('FILL(requests, 0) + FILL(tools, 0)', { requests, tools });
}
