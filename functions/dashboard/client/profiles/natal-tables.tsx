import type { ComponentChildren, ComponentProps } from 'preact';
import { houseAt } from '#lib/chart/house-systems.ts';
import type { Chart } from '#lib/contract/charts.ts';
import type { Sky } from '#lib/contract/sky.ts';
import { oneDecimal, ordinal } from '../numbers.ts';
import { Table } from '../ui/table.tsx';

export function Places({ chart: { timeKnown, angles, bodies, northNode } }: { chart: Chart }) {
  const angle = { certain: true, retrograde: false, house: null };
  const places = [
    ...bodies.map(({ body, ...place }) => ({ name: body, ...place })),
    { name: 'North node', retrograde: false, ...northNode },
    ...(angles
      ? [
          { name: 'Ascendant', ...angle, ...angles.ascendant },
          { name: 'Midheaven', ...angle, ...angles.midheaven },
        ]
      : []),
  ];
  const rows = places.map(({ name, sign, signDegrees, certain, retrograde, house }) => [
    name,
    <>
      {sign}
      {!certain && <span class="hint"> at noon; it changed sign that day</span>}
    </>,
    <>
      {timeKnown ? degreesAndMinutes(signDegrees) : approximateDegrees(name, signDegrees)}
      {retrograde && <abbr title="retrograde"> R</abbr>}
    </>,
    ...(timeKnown ? [house] : []),
  ]);
  const columns = ['Place', 'Sign', 'Degrees', ...(timeKnown ? ['House'] : [])];
  return <TableCard caption="Places" columns={columns} rows={rows} />;
}

export const Houses = ({ chart: { houses } }: { chart: Chart }) =>
  houses && (
    <TableCard
      caption="Houses"
      columns={['House', 'Begins in', 'Degrees']}
      rows={houses.map(({ house, sign, signDegrees }) => [house, sign, degreesAndMinutes(signDegrees)])}
    />
  );

export function Aspects({ chart: { aspects, timeKnown } }: { chart: Chart }) {
  const rows = aspects.map(({ a, b, aspect, orbDeg }) => [
    `${a} and ${b}`,
    <span key={aspect} class="aspect">
      <span class={`tone ${aspect}`} />
      {aspect}
    </span>,
    `${oneDecimal(orbDeg)}°`,
  ]);
  return (
    <TableCard caption="Aspects" columns={['Between', 'Aspect', 'Orb']} rows={rows}>
      {!timeKnown && <p class="hint">Moon aspects need a birth time, so they aren’t listed.</p>}
    </TableCard>
  );
}

/** Lists the transiting bodies and the natal houses they are in. */
export function SkyTable({ sky, chart: { houses } }: { sky: Sky; chart: Chart }) {
  const cuspsDeg = houses?.map(({ cuspDeg }) => cuspDeg);
  const rows = sky.bodies.map(({ body, longitudeDeg, sign, signDegrees, retrograde }) => [
    body,
    <>
      {Math.floor(signDegrees)}° {sign}
      {retrograde && <span class="hint"> retrograde</span>}
    </>,
    ...(cuspsDeg ? [`${ordinal(houseAt(longitudeDeg, { cuspsDeg }))} house`] : []),
  ]);
  const columns = ['Body', 'Stands at', ...(cuspsDeg ? ['In the chart'] : [])];
  return <TableCard caption="Today’s sky" columns={columns} rows={rows} />;
}

type TableCardProps = ComponentProps<typeof Table> & { children?: ComponentChildren };

const TableCard = ({ children, ...table }: TableCardProps) => (
  <div class="card">
    <Table {...table} />
    {children}
  </div>
);

/** Formats degrees for an unknown birth time. In half a day the Moon moves up to 8°, the other bodies about 1° at most. */
const approximateDegrees = (name: string, degrees: number): string =>
  name === 'Moon' ? `${Math.floor(degrees)}° give or take 8°` : `about ${Math.floor(degrees)}°`;

function degreesAndMinutes(degrees: number): string {
  const minutes = Math.floor((degrees % 1) * 60);
  return `${Math.floor(degrees)}° ${String(minutes).padStart(2, '0')}′`;
}
