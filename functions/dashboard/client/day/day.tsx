import type { Forecast } from '#lib/client/types.gen.ts';
import { Activities } from './activities.tsx';
import { Luck } from './luck.tsx';
import { Metrics } from './metrics.tsx';
import { RatingDial } from './rating-dial.tsx';
import { Why } from './why.tsx';

type DayProps = {
  entry: Forecast['horoscopes'][number];
  /** Whether another day was asked for and is on its way. */
  isStale: boolean;
};

/** All that a day's forecast says, the rating first, the reasons last. */
export function Day({ entry, isStale }: DayProps) {
  const { overallRating, metrics, favorable, unfavorable, luckyColors, luckyNumbers, summary, transits } =
    entry;
  return (
    <div class={isStale ? 'day stale' : 'day'}>
      <div class="card glance">
        <RatingDial rating={overallRating} />
        <Metrics metrics={metrics} />
      </div>
      <div class="card summary">
        <h2 class="unseen">Summary</h2>
        <p>{summary}</p>
      </div>
      <Activities title="Do" kind="do" activities={favorable} />
      <Activities title="Leave for another day" kind="avoid" activities={unfavorable} />
      <Luck colors={luckyColors} numbers={luckyNumbers} />
      {transits && <Why transits={transits} />}
    </div>
  );
}
