import type { Chart } from '../api/answers.ts';

/** Where each body stood and the aspects between them, as tables. */
export function NatalTables({ chart: { bodies, aspects } }: { chart: Chart }) {
  return (
    <div class="stack">
      <div class="card">
        <Places bodies={bodies} />
      </div>
      <div class="card">
        <Aspects aspects={aspects} />
      </div>
    </div>
  );
}

function Places({ bodies }: Pick<Chart, 'bodies'>) {
  return (
    <table class="figures">
      <caption>Places</caption>
      <thead>
        <tr>
          <th scope="col">Body</th>
          <th scope="col">Sign</th>
          <th scope="col">Degrees</th>
        </tr>
      </thead>
      <tbody>
        {bodies.map(({ body, sign, signDegrees, certain, retrograde }) => (
          <tr key={body}>
            <th scope="row">{body}</th>
            <td>
              {sign}
              {!certain && <span class="hint"> at noon; it changed sign that day</span>}
            </td>
            <td>
              {degreesAndMinutes(signDegrees)}
              {retrograde && <abbr title="retrograde"> R</abbr>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Aspects({ aspects }: Pick<Chart, 'aspects'>) {
  return (
    <table class="figures">
      <caption>Aspects</caption>
      <thead>
        <tr>
          <th scope="col">Between</th>
          <th scope="col">Aspect</th>
          <th scope="col">Orb</th>
        </tr>
      </thead>
      <tbody>
        {aspects.map(({ a, b, aspect, orbDeg }) => (
          <tr key={`${a} ${b}`}>
            <th scope="row">
              {a} and {b}
            </th>
            <td>
              <span class={`tone ${aspect}`} />
              {aspect}
            </td>
            <td>{orbDeg.toFixed(1)}°</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function degreesAndMinutes(degrees: number): string {
  const minutes = Math.floor((degrees % 1) * 60);
  return `${Math.floor(degrees)}° ${String(minutes).padStart(2, '0')}′`;
}
