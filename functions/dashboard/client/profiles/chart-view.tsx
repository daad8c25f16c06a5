import type { Profile } from '../api/answers.ts';
import { natalChart } from '../api/operations.ts';
import { dateWithYear } from '../dates.ts';
import { hrefTo } from '../router.ts';
import { Problem } from '../ui/notice.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { NatalTables } from './natal-tables.tsx';
import { Wheel } from './wheel.tsx';

/** The natal chart of a profile, as a wheel and in words. */
export function ChartView({ profile }: { profile: Profile }) {
  const { value: chart, problem, reload } = useLoaded(profile.id, () => natalChart(profile.id));
  return (
    <section class="stack">
      <header>
        <p class="eyebrow">
          <a href={hrefTo('profiles')}>Profiles</a>
        </p>
        <h1>{profile.name}’s natal chart</h1>
        <p class="hint">
          {dateWithYear(profile.birthDate)}, {profile.birthCity}. The hour is unknown, so the chart is for
          local noon and has no houses.
        </p>
      </header>
      <Problem text={problem} onRetry={reload} />
      {chart && (
        <div class="chart">
          <div class="card">
            <Wheel chart={chart} />
          </div>
          <NatalTables chart={chart} />
        </div>
      )}
    </section>
  );
}
