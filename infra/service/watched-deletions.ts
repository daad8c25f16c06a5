import { Duration } from 'aws-cdk-lib';
import { FIVE_MINUTES, stageMetrics, type WatchedStage } from './stage-metrics.ts';
import { math, type Watch } from './watch.ts';

/** As one is due every hour and may take a quarter of it, one that fails each time is one cause that goes on. */
const OF_TWO_SWEEPS = Duration.minutes(125);

/** That what was deleted is not gone. */
export function deletionWatches(watched: WatchedStage): Watch[] {
  const metrics = stageMetrics(watched);
  const period = OF_TWO_SWEEPS;
  return [
    {
      name: 'UnfinishedDeletions',
      // What the sweep fails at as well, it tells of; and what lies in the queue does not hide what is added to it.
      metric: math(
        'IF(FILL(failed, 0) > 0, 0, givenUp)',
        { failed: metrics.failedSweeps({ period }), givenUp: metrics.givenUp({ period }) },
        period,
      ),
      threshold: 1,
      meaning:
        'The stream has given up a deletion: the log of finish-deletions says why, and the sweep finishes it.',
    },
    {
      name: 'FailedSweeps',
      metric: metrics.failedSweeps(),
      threshold: 1,
      inPeriods: [1, OF_TWO_SWEEPS.toSeconds() / FIVE_MINUTES.toSeconds()],
      meaning: 'A sweep has failed, so that what deletions have left may stay; the next one goes on.',
    },
  ];
}
