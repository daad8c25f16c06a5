import type { Chart } from '#lib/client/types.gen.ts';
import { decimal } from '../amounts.ts';
import { Figures } from './figures.tsx';

/** Where each body stood, the angles and houses where they are known, and the aspects, as tables. */
export function NatalTables({ chart }: { chart: Chart }) {
  return (
    <div class="stack">
      <div class="card">
        <Places chart={chart} />
      </div>
      {chart.houses && (
        <div class="card">
          <Houses houses={chart.houses} />
        </div>
      )}
      <div class="card">
        <Aspects aspects={chart.aspects} />
      </div>
    </div>
  );
}

function Places({ chart: { timeKnown, angles, bodies, northNode } }: { chart: Chart }) {
  const places = [
    ...bodies.map(({ body, ...place }) => ({ name: body, ...place })),
    { name: 'North node', retrograde: false, ...northNode },
    ...(angles
      ? [
          { name: 'Ascendant', certain: true, retrograde: false, house: null, ...angles.ascendant },
          { name: 'Midheaven', certain: true, retrograde: false, house: null, ...angles.midheaven },
        ]
      : []),
  ];
  return (
    <Figures caption="Places" columns={['Place', 'Sign', 'Degrees', ...(timeKnown ? ['House'] : [])]}>
      {places.map(({ name, sign, signDegrees, certain, retrograde, house }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>
            {sign}
            {!certain && <span class="hint"> at noon; it changed sign that day</span>}
          </td>
          <td>
            {degreesAndMinutes(signDegrees)}
            {retrograde && <abbr title="retrograde"> R</abbr>}
          </td>
          {timeKnown && <td>{house}</td>}
        </tr>
      ))}
    </Figures>
  );
}

function Houses({ houses }: { houses: NonNullable<Chart['houses']> }) {
  return (
    <Figures caption="Houses" columns={['House', 'Begins in', 'Degrees']}>
      {houses.map(({ house, sign, signDegrees }) => (
        <tr key={house}>
          <th scope="row">{house}</th>
          <td>{sign}</td>
          <td>{degreesAndMinutes(signDegrees)}</td>
        </tr>
      ))}
    </Figures>
  );
}

function Aspects({ aspects }: Pick<Chart, 'aspects'>) {
  return (
    <Figures caption="Aspects" columns={['Between', 'Aspect', 'Orb']}>
      {aspects.map(({ a, b, aspect, orbDeg }) => (
        <tr key={`${a} ${b}`}>
          <th scope="row">
            {a} and {b}
          </th>
          <td class="aspect">
            <span class={`tone ${aspect}`} />
            {aspect}
          </td>
          <td>{decimal(orbDeg)}°</td>
        </tr>
      ))}
    </Figures>
  );
}

function degreesAndMinutes(degrees: number): string {
  const minutes = Math.floor((degrees % 1) * 60);
  return `${Math.floor(degrees)}° ${String(minutes).padStart(2, '0')}′`;
}
