import { FilterPattern } from 'aws-cdk-lib/aws-logs';
import type { SecurityEventName } from '#lib/log.ts';
import { loggedMetric } from './logged-metric.ts';
import { stageBrakes } from './stage-brakes.ts';
import { stageMetrics, type WatchedStage } from './stage-metrics.ts';
import type { Watch } from './watch.ts';

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
    ...stageBrakes.map(({ name, code, loggedBy, description }) => ({
      name,
      metric: loggedMetric(watched, name, {
        pattern: FilterPattern.stringValue('$.message.code', '=', code),
        loggedBy,
      }),
      threshold: 1,
      meaning: description,
    })),
  ];
}
