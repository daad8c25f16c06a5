/** The day view's lazy chunk: details below the fold, sharing, and rarely needed notices. */
import '../shared-chunk.ts';
import type { Forecast, Model } from '#lib/contract/forecasts.ts';
import type { Overview } from '#lib/contract/overview.ts';
import type { Sky } from '#lib/contract/sky.ts';
import type { ApiProblem } from '../api.ts';
import { Hours } from './hours.tsx';
import { Themes } from './themes.tsx';
import type { Interval } from './timeline.ts';
import { Why } from './why.tsx';

export { shareCard } from './share-card.ts';
export { InvalidLinkNotice, UnavailableDay } from './unavailable-day.tsx';

/** Long transits and sky events. */
export type Period = Pick<Overview, 'themes' | 'sky'>;

export type DetailsProps = {
  entry: Forecast['horoscopes'][number];
  model: Model;
  day: Interval;
  /** Of the day and the day before; undefined if it failed to load. */
  overview: Period | undefined;
  /** The sky at an instant of the day; undefined if it failed to load. */
  sky: Sky | undefined;
  /** Why the overview or the sky is missing. */
  problem: ApiProblem | undefined;
  reload: () => void;
};

export function Details({ entry, model, overview, ...hours }: DetailsProps) {
  const { date, transits = [] } = entry;
  return (
    <>
      <Hours {...hours} date={date} transits={transits} skyEvents={overview?.sky ?? []} />
      {overview && <Themes key={`themes ${date}`} date={date} themes={overview.themes} />}
      <Why key={`why ${date}`} transits={transits} model={model} />
    </>
  );
}
