import { type Signal, useSignal } from '@preact/signals';
import type { Model, Transit } from '#lib/client/types.gen.ts';
import { METRICS } from '#lib/scoring/day.ts';
import { exactWords, signed, transitWords } from '../transit-words.ts';
import { Arithmetic } from './arithmetic.tsx';
import type { Subject } from './rating-arithmetic.ts';
import { ShowAll } from './show-all.tsx';
import { transitSentence } from './transit-sentence.ts';

const SHOWN = 8;
const SUBJECTS: readonly Subject[] = ['rating', ...METRICS];

type WhyProps = { transits: readonly Transit[]; model: Model };

/** Why a day is as it is: how its number comes about, and its transits by what they add or take. */
export function Why({ transits, model }: WhyProps) {
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
      <Arithmetic subject={subject.value} transits={transits} model={model} />
      <p class="hint">The summary has room for a few of these. All that counts on the day is here.</p>
      {ranked.length === 0 && <p class="hint">No transit has more than a trace to say here.</p>}
      <ol class="bars">
        {shown.map((transit) => (
          <Bar
            key={`${subject.value} ${transitWords(transit)}`}
            transit={transit}
            subject={subject.value}
            share={points(transit) / largest}
          />
        ))}
      </ol>
      {ranked.length > SHOWN && <ShowAll isWhole={isWhole} count={ranked.length} else="largest" />}
    </section>
  );
}

function SubjectPicker({ subject }: { subject: Signal<Subject> }) {
  return (
    <label class="row">
      <span class="hint">Points for</span>
      <select
        value={subject.value}
        onChange={({ currentTarget }) => {
          subject.value = SUBJECTS[currentTarget.selectedIndex] ?? 'rating';
        }}
      >
        {SUBJECTS.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  );
}

type BarProps = { transit: Transit; subject: Subject; share: number };

function Bar({ transit, subject, share }: BarProps) {
  const { phase, retrograde, orbDeg } = transit;
  const points = transit.points[subject];
  const exactly = exactWords(transit);
  const course = exactly ?? `${phase}, ${orbDeg.toFixed(1)}° away`;
  return (
    <li>
      <details>
        <summary class="bar">
          <span class="bar-name">
            {transitWords(transit)} <span class="hint">{retrograde ? `${course}, retrograde` : course}</span>
          </span>
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
          <span class="bar-points">{signed(points)}</span>
        </summary>
        <p>{transitSentence(transit, subject, exactly)}</p>
      </details>
    </li>
  );
}
