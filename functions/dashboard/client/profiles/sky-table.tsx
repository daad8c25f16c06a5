import { houseAt } from '#lib/chart/house-at.ts';
import type { Chart } from '#lib/client/types.gen.ts';
import { ordinal } from '../amounts.ts';
import type { Sky } from '../api/operations.ts';
import { Figures } from './figures.tsx';

/** Where each body stands now, and through which house of a chart it goes. */
export function SkyTable({ sky, chart: { houses } }: { sky: Sky; chart: Chart }) {
  const cuspsDeg = houses?.map(({ cuspDeg }) => cuspDeg);
  return (
    <div class="card">
      <Figures caption="Today’s sky" columns={['Body', 'Stands at', ...(cuspsDeg ? ['In the chart'] : [])]}>
        {sky.bodies.map(({ body, longitudeDeg, sign, signDegrees, retrograde }) => (
          <tr key={body}>
            <th scope="row">{body}</th>
            <td>
              {Math.floor(signDegrees)}° {sign}
              {retrograde && <span class="hint"> retrograde</span>}
            </td>
            {cuspsDeg && <td>{ordinal(houseAt(longitudeDeg, { cuspsDeg }))} house</td>}
          </tr>
        ))}
      </Figures>
    </div>
  );
}
