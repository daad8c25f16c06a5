import type { Forecast } from '#lib/client/types.gen.ts';
import { inOwnForms } from '../dates.ts';
import type { Profile } from '../session.ts';
import { Activities } from './activities.tsx';
import { Luck } from './luck.tsx';
import { Metrics } from './metrics.tsx';
import { RatingDial } from './rating-dial.tsx';
import { ShareButton } from './share-button.tsx';

type DayProps = {
  profile: Profile;
  entry: Forecast['horoscopes'][number];
  /** Whether another day was asked for and is on its way. */
  isStale: boolean;
};

/** What a day's forecast says, the rating first. */
export function Day({ profile, entry, isStale }: DayProps) {
  const { overallRating, metrics, favorable, unfavorable, luckyColors, luckyNumbers, summary } = entry;
  return (
    <div class={isStale ? 'day stale' : 'day'} aria-busy={isStale}>
      <div class="card glance">
        <RatingDial rating={overallRating} />
        <Metrics metrics={metrics} />
      </div>
      <div class="card summary">
        <h2 class="unseen">Summary</h2>
        <p>{inOwnForms(summary)}</p>
        <ShareButton profile={profile} entry={entry} />
      </div>
      <Activities title="Do" kind="do" activities={favorable} />
      <Activities title="Leave for another day" kind="avoid" activities={unfavorable} />
      <Luck colors={luckyColors} numbers={luckyNumbers} />
    </div>
  );
}
