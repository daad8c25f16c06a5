import type { SampleDay } from '#lib/operations/sample-day.ts';
import { skyWheel } from './sky-wheel.ts';
import { spokenDate } from './spoken-date.ts';

/** The sky of a day's noon, as a drawing and in words. */
export const sky = ({
  date,
  sky: { bodies, moon },
}: SampleDay): string => `<section class="landing sky" aria-labelledby="sky">
<h2 id="sky">The sky on <time datetime="${date}">${spokenDate(date)}</time></h2>
${skyWheel(bodies, moon.elongationDeg)}
<p>At noon in Greenwich. In the middle the Moon as it is lit: ${moon.phase}, ${Math.round(moon.illuminated * 100)}% of its disk, in ${signOf(bodies, 'Moon')}. ${backward(bodies)}</p>
</section>`;

type Sky = SampleDay['sky'];

const signOf = (bodies: Sky['bodies'], wanted: string) => bodies.find(({ body }) => body === wanted)?.sign;

function backward(bodies: Sky['bodies']): string {
  const names = bodies.filter(({ retrograde }) => retrograde).map(({ body }) => body);
  if (names.length === 0) return 'No planet moves backward.';
  return `Moving backward (retrograde): ${names.join(', ')}.`;
}
