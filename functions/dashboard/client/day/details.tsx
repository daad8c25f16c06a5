import type { Forecast, Model, Overview } from '#lib/client/types.gen.ts';
import type { ApiProblem } from '../api/api-problem.ts';
import type { Sky } from '../api/operations.ts';
import { Hours } from './hours.tsx';
import type { DayMs } from './moments.ts';
import { Themes } from './themes.tsx';
import { Why } from './why.tsx';

export type DetailsProps = {
  entry: Forecast['horoscopes'][number];
  model: Model;
  dayMs: DayMs;
  /** Of the day and the one before it; undefined where it could not be loaded. */
  overview: Overview | undefined;
  /** At a moment of the day; undefined where it could not be loaded. */
  sky: Sky | undefined;
  /** Why the overview or the sky is missing, if one is. */
  problem: ApiProblem | undefined;
  reload: () => void;
};

/** What is behind a day: its hours, what lasts through it, and how its number comes about. */
export function Details({ entry, model, dayMs, overview, sky, problem, reload }: DetailsProps) {
  const { date, transits = [] } = entry;
  return (
    <>
      <Hours
        date={date}
        dayMs={dayMs}
        transits={transits}
        events={overview?.sky ?? []}
        sky={sky}
        problem={problem}
        reload={reload}
      />
      {overview && <Themes key={`themes ${date}`} date={date} themes={overview.themes} />}
      <Why key={`why ${date}`} transits={transits} model={model} />
    </>
  );
}
