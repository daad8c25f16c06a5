import { type Signal, useSignal } from '@preact/signals';
import type { Transit } from '#lib/client/types.gen.ts';
import { METRICS } from '#lib/scoring/day.ts';
import { exactWords, signed, transitWords } from '../transit-words.ts';

const SHOWN = 8;
const SUBJECTS = ['rating', ...METRICS] as const;
type Subject = (typeof SUBJECTS)[number];

/** Why a day is as it is: its transits by what they add or take, as bars to both sides of a middle line. */
export function Why({ transits }: { transits: readonly Transit[] }) {
  const subject = useSignal<Subject>('rating');
  const isWhole = useSignal(false);
  const points = (transit: Transit) => transit.points[subject.value];
  const ranked = transits
    .filter((transit) => Math.abs(points(transit)) >= 0.05)
    .sort((a, b) => Math.abs(points(b)) - Math.abs(points(a)));
  const largest = Math.abs(ranked[0] ? points(ranked[0]) : 1);
  const shown = isWhole.value ? ranked : ranked.slice(0, SHOWN);
  return (
    <section class="card why">
      <div class="row between">
        <h2>Why</h2>
        <SubjectPicker subject={subject} />
      </div>
      {ranked.length === 0 && <p class="hint">No transit has more than a trace to say here.</p>}
      <ol class="bars">
        {shown.map((transit) => (
          <Bar
            key={`${transit.transiting} ${transit.aspect} ${transit.natal}`}
            transit={transit}
            points={points(transit)}
            share={points(transit) / largest}
          />
        ))}
      </ol>
      {ranked.length > SHOWN && (
        <button
          type="button"
          class="quiet"
          aria-expanded={isWhole.value}
          onClick={() => {
            isWhole.value = !isWhole.value;
          }}
        >
          {isWhole.value ? 'Show the largest only' : `Show all ${ranked.length}`}
        </button>
      )}
    </section>
  );
}

function SubjectPicker({ subject }: { subject: Signal<Subject> }) {
  return (
    <label class="row">
      <span class="hint">Points for</span>
      <select
        value={subject.value}
        onChange={(event) => {
          subject.value = event.currentTarget.value as Subject;
        }}
      >
        {SUBJECTS.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  );
}

type BarProps = { transit: Transit; points: number; share: number };

function Bar({ transit, points, share }: BarProps) {
  const { phase, retrograde, orbDeg } = transit;
  const course = exactWords(transit) ?? `${phase}, ${orbDeg.toFixed(1)}° away`;
  return (
    <li class="bar">
      <p>
        {transitWords(transit)} <span class="hint">{retrograde ? `${course}, retrograde` : course}</span>
      </p>
      <svg viewBox="0 0 200 10" preserveAspectRatio="none" aria-hidden="true">
        <rect
          class={points < 0 ? 'harm' : 'help'}
          x={share < 0 ? 100 + share * 100 : 100}
          width={Math.abs(share) * 100}
          y="1"
          height="8"
          rx="1.5"
        />
        <path d="M100 0v10" />
      </svg>
      <p class="points">{signed(points)}</p>
    </li>
  );
}
