import { Duration } from 'aws-cdk-lib';
import { stageMetrics, type WatchedStage } from './stage-metrics.ts';
import type { Watch } from './watch.ts';

/** That what was deleted is not gone. */
export function deletionWatches(watched: WatchedStage): Watch[] {
  const metrics = stageMetrics(watched);
  return [
    {
      name: 'LateDeletions',
      metric: metrics.iteratorAge(),
      threshold: Duration.minutes(30).toMilliseconds(),
      meaning:
        'What hangs on something that was deleted half an hour ago is not removed yet: the function that does it fails.',
      tellsWhenOver: true,
    },
    {
      name: 'UnfinishedDeletions',
      metric: metrics.deadLetters(),
      threshold: 1,
      meaning:
        'The stream has given up a deletion: the log of finish-deletions says why, and the sweep goes on with it.',
      tellsWhenOver: true,
    },
    {
      name: 'FailedSweeps',
      metric: metrics.failedSweeps(),
      threshold: 1,
      meaning: 'A sweep has failed, so that what deletions have left may stay; the next one goes on.',
    },
  ];
}
