import type { Chart } from '#lib/client/types.gen.ts';
import { decimal } from '../amounts.ts';
import { Figures } from './figures.tsx';

type OfChart = { chart: Chart };

/** Where each body stood, and the angles where they are known, as a table. */
export function Places({ chart: { timeKnown, angles, bodies, northNode } }: OfChart) {
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
    <div class="card">
      <Figures caption="Places" columns={['Place', 'Sign', 'Degrees', ...(timeKnown ? ['House'] : [])]}>
        {places.map(({ name, sign, signDegrees, certain, retrograde, house }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              {sign}
              {!certain && <span class="hint"> at noon; it changed sign that day</span>}
            </td>
            <td>
              {timeKnown ? degreesAndMinutes(signDegrees) : aboutDegrees(name, signDegrees)}
              {retrograde && <abbr title="retrograde"> R</abbr>}
            </td>
            {timeKnown && <td>{house}</td>}
          </tr>
        ))}
      </Figures>
    </div>
  );
}

/** Where each house begins, as a table; nothing where that is not known. */
export function Houses({ chart: { houses } }: OfChart) {
  if (!houses) return null;
  return (
    <div class="card">
      <Figures caption="Houses" columns={['House', 'Begins in', 'Degrees']}>
        {houses.map(({ house, sign, signDegrees }) => (
          <tr key={house}>
            <th scope="row">{house}</th>
            <td>{sign}</td>
            <td>{degreesAndMinutes(signDegrees)}</td>
          </tr>
        ))}
      </Figures>
    </div>
  );
}

/** The aspects between what stands in a chart, as a table. */
export function Aspects({ chart: { aspects, timeKnown } }: OfChart) {
  return (
    <div class="card">
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
      {!timeKnown && <p class="hint">Those of the Moon hang on the hour, and are left out.</p>}
    </div>
  );
}

/** How far from its noon's place a body may have been at birth: half a day of the Moon's course, at most a degree of the others'. */
const aboutDegrees = (name: string, degrees: number): string =>
  name === 'Moon' ? `${Math.floor(degrees)}° give or take 8°` : `about ${Math.floor(degrees)}°`;

function degreesAndMinutes(degrees: number): string {
  const minutes = Math.floor((degrees % 1) * 60);
  return `${Math.floor(degrees)}° ${String(minutes).padStart(2, '0')}′`;
}
