import { HOUSE_SYSTEMS } from '#lib/chart/house-systems.ts';
import { natalChart } from '../api/operations.ts';
import { dateWithYear } from '../dates.ts';
import { hrefTo, route } from '../router.ts';
import type { Profile } from '../session.ts';
import { Problem } from '../ui/notice.tsx';
import { useKept } from '../ui/use-loaded.ts';
import { useTitle } from '../ui/use-title.ts';
import { BirthHour } from './birth-hour.tsx';
import { HouseChoice } from './house-choice.tsx';
import { knownPart } from './known-part.ts';
import { Aspects, Houses, Places } from './natal-tables.tsx';
import { SkyChoice } from './sky-choice.tsx';
import { SkyTable } from './sky-table.tsx';
import { useSkyNow } from './use-sky-now.ts';
import { useTop } from './use-top.ts';
import { Wheel } from './wheel.tsx';

/** The natal chart of a profile, as a wheel and in words, with the sky of now around it unless the address says otherwise. */
export function ChartView({ profile }: { profile: Profile }) {
  const { id, name, birthDate, birthCity } = profile;
  const { query } = route.value;
  const houses = HOUSE_SYSTEMS.find((system) => system === query['houses']) ?? 'placidus';
  const isWithSky = query['sky'] !== 'off';
  const {
    value: chart,
    isStale,
    problem,
    reload,
  } = useKept(`chart ${id} ${houses}`, async () => knownPart(await natalChart(id, houses)));
  const skyNow = useSkyNow();
  const sky = isWithSky ? skyNow.value : undefined;
  // All at once, so that nothing moves under who has begun to read.
  const isSettled = !isWithSky || sky !== undefined || skyNow.problem !== undefined;
  useTitle(`${name}’s natal chart`);
  useTop();
  return (
    <section class="stack" aria-busy={isStale}>
      <header class="day-header">
        <div class="titles">
          <p class="eyebrow">
            <a href={hrefTo('profiles')}>Profiles</a>
          </p>
          <h1>{name}’s natal chart</h1>
          <p class="hint">
            {dateWithYear(birthDate)}, {birthCity}. {chart && <BirthHour chart={chart} />}
          </p>
        </div>
        <a class="button quiet" href={hrefTo('pair', '', { profile: id })}>
          Compare with somebody
        </a>
      </header>
      <Problem problem={problem} onRetry={reload} />
      {isWithSky && <Problem problem={skyNow.problem} onRetry={skyNow.reload} />}
      {chart && isSettled && (
        <div class={isStale ? 'chart stale' : 'chart'}>
          <div class="card wheel-card">
            <Wheel chart={chart} sky={sky} />
            <div class="stack">
              <SkyChoice isOn={isWithSky} at={sky?.at} />
              {chart.timeKnown && <HouseChoice chart={chart} asked={houses} />}
            </div>
          </div>
          {/* Beside the wheel stands in words what it shows, about as high. */}
          <Places chart={chart} />
          <div class="natal-tables">
            {sky && <SkyTable sky={sky} chart={chart} />}
            <Houses chart={chart} />
            <Aspects chart={chart} />
          </div>
        </div>
      )}
    </section>
  );
}
