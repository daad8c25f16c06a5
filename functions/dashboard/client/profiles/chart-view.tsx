import { useSignal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { HOUSE_SYSTEMS, type HouseSystem } from '#lib/chart/house-systems.ts';
import type { Chart } from '#lib/contract/charts.ts';
import type { Sky } from '#lib/contract/sky.ts';
import { call } from '../api.ts';
import { dateAt, nowMs } from '../clock.ts';
import { clockTime, dateWithYear, longDate, timeOfDay } from '../dates.ts';
import { hrefTo, route, updateQuery } from '../router.ts';
import type { Profile } from '../session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { MissingChunk } from '../ui/fault-boundary.tsx';
import { Problem } from '../ui/notice.tsx';
import { useTitle } from '../ui/page.tsx';
import { useCached } from '../ui/use-loaded.ts';
import { BodySheet } from './body-sheet.tsx';
import { EditProfile } from './edit-profile.tsx';
import { Aspects, Houses, Places, SkyTable } from './natal-tables.tsx';
import { Report } from './report.tsx';

/** A profile's natal chart as a wheel and tables, with the current sky unless the URL turns it off. */
export function ChartView({ profile }: { profile: Profile }) {
  const { id, name, birthDate } = profile;
  const { query } = route.value;
  const houses = HOUSE_SYSTEMS.find((system) => system === query['houses']) ?? 'placidus';
  const hasSky = query['sky'] !== 'off';
  const chosen = useSignal<Chart['bodies'][number]['body'] | undefined>(undefined);
  const { value: chart, isStale, problem, reload } = useChart(id, houses);
  const report = useReport(id);
  const overview = report.value?.sections.find((section) => section.id === 'overview');
  const currentSky = useCurrentSky();
  const sky = hasSky ? currentSky.value : undefined;
  // Words, chart and sky appear together, to avoid a layout shift.
  const hasWords = report.value !== undefined || report.problem !== undefined;
  const isSettled = hasWords && (!hasSky || sky !== undefined || currentSky.problem !== undefined);
  useTitle('Natal chart');
  // This view replaces the profile list, so it starts at the top like a new page.
  useEffect(() => scrollTo(0, 0), []);
  return (
    <section class="stack chart-view" aria-busy={isStale}>
      <header class="day-header">
        <div>
          <p class="eyebrow">
            <a href={hrefTo('people')}>People</a> · <b>{name}</b> · {dateWithYear(birthDate)},{' '}
            {chart ? clockText(profile, chart) : profile.birthCity}
          </p>
          <h1>
            <span class={overview ? 'unseen' : ''}>{name}’s natal chart</span>
            {overview && (
              <>
                <span class="unseen">: </span>
                {overview.title}
              </>
            )}
          </h1>
        </div>
        <div class="row">
          <EditProfile profile={profile}>Edit birth details</EditProfile>
          <ButtonLink href={hrefTo('pair', '', { profile: id })}>Compare with someone</ButtonLink>
        </div>
      </header>
      <Problem problem={problem} onRetry={reload} />
      {/* Without a connection, all three fail for the same reason. */}
      {chart && hasSky && <Problem problem={currentSky.problem} onRetry={currentSky.reload} />}
      {chart && isSettled && <Problem problem={report.problem} onRetry={report.reload} />}
      {chart && isSettled && (
        <div class={isStale ? 'chart stale' : 'chart'}>
          <div class="card wheel-card">
            <Wheel
              chart={chart}
              sky={sky}
              onChoose={(body) => {
                chosen.value = body;
              }}
            />
            <div class="stack">
              <div class="bodies">
                {chart.bodies.map(({ body }) => (
                  <button
                    key={body}
                    type="button"
                    aria-haspopup="dialog"
                    onClick={() => {
                      chosen.value = body;
                    }}
                  >
                    {body}
                  </button>
                ))}
              </div>
              <SkyToggle isOn={hasSky} at={sky?.at} />
              {chart.timeKnown && <HouseChoice chart={chart} requested={houses} />}
            </div>
          </div>
          {report.value && <Report report={report.value} />}
          <BodySheet profile={profile} chart={chart} report={report.value} chosen={chosen} />
          <details class="positions">
            <summary>All positions</summary>
            <div class="natal-tables">
              <Places chart={chart} />
              {sky && <SkyTable sky={sky} chart={chart} />}
              <Houses chart={chart} />
              <Aspects chart={chart} />
            </div>
          </details>
        </div>
      )}
    </section>
  );
}

/** Loads a natal chart. */
export const useChart = (id: string, houses: HouseSystem) =>
  useCached(`chart ${id} ${houses}`, async () =>
    withoutUncertain(await call('GET /api/profiles/{id}/chart', { params: { id }, query: { houses } })),
  );

/** Loads a natal chart in words. */
export const useReport = (id: string) =>
  useCached(`report ${id}`, () => call('GET /api/profiles/{id}/report', { params: { id } }));

/** Drops the Moon's aspects if the birth time is unknown: the Moon can enter and leave an aspect within a day. */
const withoutUncertain = (chart: Chart): Chart =>
  chart.timeKnown
    ? chart
    : { ...chart, aspects: chart.aspects.filter(({ a, b }) => a !== 'Moon' && b !== 'Moon') };

const HALF_HOUR_MS = 1_800_000;

/** Loads the current sky every half hour. Offline, the last sky loaded is returned. */
function useCurrentSky() {
  const loaded = useCached('sky now', () => call('GET /api/sky'));
  const halfHour = Math.floor(nowMs.value / HALF_HOUR_MS);
  const loadedIn = useRef(halfHour);
  useEffect(() => {
    if (loadedIn.current === halfHour) return;
    loadedIn.current = halfHour;
    loaded.reload();
  }, [halfHour]);
  return loaded;
}

/** The clocks that the chart was computed from, and what follows from a known or unknown time of birth. */
function clockText({ birthTime, birthCity }: Profile, { bornAt, instants }: Chart): string {
  const clocks = `UTC${hoursOf(bornAt.utcOffset)}${bornAt.summerTime ? ' (daylight saving time)' : ''}`;
  if (!birthTime)
    return `${birthCity}, ${clocks}. Without a birth time, the chart is for noon and has no houses.`;
  const time = timeOfDay(birthTime);
  const twice = instants ? ` The clocks went back that day, so ${time} came twice; this is the first.` : '';
  return `${time} in ${birthCity}, ${clocks}.${twice}`;
}

/** Shortens an offset such as `+02:00` or `-03:30` to `+2` or `-3:30`, and a zero offset to nothing. */
const hoursOf = (utcOffset: string): string =>
  utcOffset
    .replace(/^([+-])0/, '$1')
    .replace(/^([+-]\d+):00$/, '$1')
    .replace(/^[+-]0$/, '');

type WheelProps = {
  chart: Chart;
  sky: Sky | undefined;
  /** Called when a natal glyph is tapped. */
  onChoose?: (body: Chart['bodies'][number]['body']) => void;
};

/** The natal wheel, drawn by a library that is loaded on demand. */
export function Wheel({ chart, sky, onChoose }: WheelProps) {
  const container = useRef<HTMLDivElement>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    let remove: (() => void) | undefined;
    let isMounted = true;
    import('./draw-wheel.ts').then(
      ({ drawWheel }) => {
        if (isMounted && container.current) remove = drawWheel(container.current, { chart, sky });
      },
      () => setMissing(true),
    );
    return () => {
      isMounted = false;
      remove?.();
    };
  }, [chart, sky]);
  // Screen readers and keyboards have a button for each body instead.
  useEffect(() => {
    const onClick = ({ target }: Event) => {
      const glyph = target instanceof Element && target.closest<SVGElement>('.natal .glyph');
      const body = glyph && chart.bodies.find((one) => one.body === glyph.dataset['name']);
      if (body) onChoose?.(body.body);
    };
    container.current?.addEventListener('click', onClick);
    return () => container.current?.removeEventListener('click', onClick);
  }, [chart]);
  const label = `The natal chart as a wheel${sky ? ', with the current sky around it' : ''}`;
  return isMissing ? (
    <MissingChunk />
  ) : (
    <div class={onChoose ? 'wheel chooses' : 'wheel'} ref={container} role="img" aria-label={label} />
  );
}

function SkyToggle({ isOn, at }: { isOn: boolean; at: string | undefined }) {
  const time = at && `${longDate(dateAt(at))}, ${clockTime(at)}`;
  // The Moon moves only half a degree in an hour, so a sky of the last hour counts as current.
  const isNow = at && nowMs.value - Date.parse(at) < 2 * HALF_HOUR_MS;
  return (
    <div>
      <label class="check">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ currentTarget }) => updateQuery({ sky: currentTarget.checked ? 'on' : 'off' })}
        />
        With today’s sky
      </label>
      {time && (
        <p class="hint">The outer ring is {isNow ? `the sky right now, ${time}` : `the sky at ${time}`}.</p>
      )}
    </div>
  );
}

const SYSTEMS: readonly { value: HouseSystem; name: string }[] = [
  { value: 'placidus', name: 'Placidus' },
  { value: 'whole-sign', name: 'Whole signs' },
];

const HouseChoice = ({ chart, requested }: { chart: Chart; requested: HouseSystem }) => (
  <>
    <Choice
      label="Houses"
      value={requested}
      options={SYSTEMS}
      onChoose={(houses) => updateQuery({ houses })}
    />
    <p class="hint">
      Two ways to divide the chart into <a href={hrefTo('learn', 'house')}>houses</a>.
    </p>
    {requested === 'placidus' && chart.houseSystem === 'whole-sign' && (
      <p class="hint">This close to a pole, Placidus houses don’t exist, so these are whole signs.</p>
    )}
  </>
);
