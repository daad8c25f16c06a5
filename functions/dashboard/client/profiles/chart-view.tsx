import { useSignal } from '@preact/signals';
import type { HouseSystem } from '#lib/chart/house-systems.ts';
import { natalChart } from '../api/operations.ts';
import { dateWithYear } from '../dates.ts';
import { hrefTo } from '../router.ts';
import type { Profile } from '../session.ts';
import { Problem } from '../ui/notice.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { BirthHour } from './birth-hour.tsx';
import { HouseChoice } from './house-choice.tsx';
import { NatalTables } from './natal-tables.tsx';
import { Wheel } from './wheel.tsx';
import { WithAnother } from './with-another.tsx';

/** The natal chart of a profile, as a wheel and in words. */
export function ChartView({ profile }: { profile: Profile }) {
  const houses = useSignal<HouseSystem>('placidus');
  const asked = houses.value;
  const {
    value: chart,
    problem,
    reload,
  } = useLoaded(`${profile.id} ${asked}`, () => natalChart(profile.id, asked));
  return (
    <section class="stack">
      <header>
        <p class="eyebrow">
          <a href={hrefTo('profiles')}>Profiles</a>
        </p>
        <h1>{profile.name}’s natal chart</h1>
        <p class="hint">
          {dateWithYear(profile.birthDate)}, {profile.birthCity}. {chart && <BirthHour chart={chart} />}
        </p>
      </header>
      <Problem problem={problem} onRetry={reload} />
      {chart && (
        <div class="chart">
          <div class="card stack">
            <Wheel chart={chart} />
            {chart.timeKnown && <HouseChoice chart={chart} asked={houses} />}
          </div>
          <NatalTables chart={chart} />
        </div>
      )}
      <WithAnother key={profile.id} profile={profile} />
    </section>
  );
}
