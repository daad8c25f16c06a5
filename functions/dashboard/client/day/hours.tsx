import type { Overview, Transit } from '#lib/client/types.gen.ts';
import type { ApiProblem } from '../api/api-problem.ts';
import type { Sky } from '../api/operations.ts';
import { nowMs } from '../clock.ts';
import { clockTime, inOwnForms } from '../dates.ts';
import { transitWords } from '../transit-words.ts';
import { Problem } from '../ui/notice.tsx';
import { DayLine } from './day-line.tsx';
import { type DayMs, type Moment, momentsOf, sideOf } from './moments.ts';
import { Moon } from './moon.tsx';

type HoursProps = {
  date: string;
  dayMs: DayMs;
  transits: readonly Transit[];
  /** What the sky does on the day and the one before. */
  events: Overview['sky'];
  sky: Sky | undefined;
  problem: ApiProblem | undefined;
  reload: () => void;
};

/** A day from its first hour to its last: as a line, and the same in words. */
export function Hours({ date, dayMs, transits, events, sky, problem, reload }: HoursProps) {
  const moments = momentsOf(transits, events, dayMs);
  const isNow = nowMs.value >= dayMs.fromMs && nowMs.value < dayMs.toMs;
  const next = isNow ? moments.find(({ atMs }) => atMs > nowMs.value) : undefined;
  return (
    <section class="card hours">
      <div class="row between">
        <h2>Hour by hour</h2>
        {sky && <Moon sky={sky} isNow={isNow} />}
      </div>
      <Problem problem={problem} onRetry={reload} />
      <DayLine date={date} dayMs={dayMs} moments={moments} />
      {moments.length === 0 && (
        <p class="hint">Nothing is exact on this day: it has the same sky all through.</p>
      )}
      <ol class="moments">
        {moments.map((moment, i) => (
          <li key={`${moment.kind} ${moment.atMs}`} {...(moment === next && { class: 'next' })}>
            <span class={`moment-mark side-${sideOf(moment)}`} aria-hidden="true">
              {i + 1}
            </span>
            <span class="moment-words">
              <span class="moment-time">
                {timeWords(moment, dayMs)}
                {moment === next && <span class="unseen">, next</span>}
              </span>
              <span>
                {moment.kind === 'transit' ? transitWords(moment.transit) : inOwnForms(moment.event.text)}
                <span class="unseen moment-tone">{TONES[sideOf(moment)]}</span>
              </span>
            </span>
          </li>
        ))}
      </ol>
      {moments.length > 0 && (
        <p class="hint hours-legend" aria-hidden="true">
          <span>
            <i class="moment-mark side-helps" /> helps
          </span>
          <span>
            <i class="moment-mark side-hurts" /> hurts
          </span>
          <span>
            <i class="moment-mark" /> the sky, for everybody
          </span>
        </p>
      )}
    </section>
  );
}

const TONES = { helps: ', which helps', hurts: ', which hurts', sky: '' } as const;

/** When a moment is, as closely as that is known: what reaches beyond the day is told by the end that lies in it. */
function timeWords({ kind, atMs, between }: Moment, { fromMs, toMs }: DayMs): string {
  if (!between) return clockTime(atMs);
  const isFrom = between.fromMs >= fromMs;
  const isTo = between.toMs <= toMs;
  const from = clockTime(between.fromMs);
  const to = clockTime(between.toMs);
  const lasts = kind === 'void';
  if (isFrom && isTo) return lasts ? `${from} to ${to}` : `between ${from} and ${to}`;
  if (isTo) return `${lasts ? 'until' : 'before'} ${to}`;
  if (isFrom) return `${lasts ? 'from' : 'after'} ${from}`;
  return lasts ? 'all day' : 'around this day';
}
