import { nowMs } from '../clock.ts';
import { hourName } from '../dates.ts';
import { lanesOf } from './line-lanes.ts';
import { type DayMs, type Moment, shareOfDay, sideOf } from './moments.ts';

/** How wide a mark is on a phone, as a share of the line. */
const MARK = 0.075;
const QUARTERS = ['06:00', '12:00', '18:00'];

type DayLineProps = { date: string; dayMs: DayMs; moments: readonly Moment[] };
type Placed = { moment: Moment; number: number; at: number; from: number; to: number };

/** The hours of a day as a line with its moments; the list that goes with it says the same. */
export function DayLine({ date, dayMs, moments }: DayLineProps) {
  const placed = moments.map((moment, i) => placedOn(moment, i + 1, dayMs));
  const above = placed.filter(({ moment }) => sideOf(moment) !== 'hurts');
  const below = placed.filter(({ moment }) => sideOf(moment) === 'hurts');
  const hours = [dayMs.fromMs, ...QUARTERS.map((time) => timeOn(date, time)), dayMs.toMs];
  const now = nowMs.value;
  return (
    <div class="day-line" aria-hidden="true">
      {/* The room at its end is for marks that stand there. */}
      <div class="day-line-place">
        <Marks placed={above} side="above" />
        <div class="day-line-axis">
          {placed.map(({ moment, number, from, to }) =>
            moment.kind === 'void' ? (
              <span key={number} class="void" style={{ left: percent(from), width: percent(to - from) }} />
            ) : null,
          )}
          {hours.map((ms) => (
            <i key={ms} style={{ left: percent(shareOfDay(ms, dayMs)) }} />
          ))}
        </div>
        <Marks placed={below} side="below" />
        {now >= dayMs.fromMs && now < dayMs.toMs && (
          <span class="now" style={{ left: percent(shareOfDay(now, dayMs)) }}>
            <b>now</b>
          </span>
        )}
      </div>
      <div class="day-line-hours">
        {hours.map((ms) => (
          <span key={ms} style={{ left: percent(shareOfDay(ms, dayMs)) }}>
            {hourName(ms)}
          </span>
        ))}
      </div>
    </div>
  );
}

/** A time of a date by the clock here; the change of clocks is over long before six. */
const timeOn = (date: string, time: string): number => new Date(`${date}T${time}:00`).getTime();

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

function placedOn(moment: Moment, number: number, dayMs: DayMs): Placed {
  const { atMs, between } = moment;
  const at = shareOfDay(atMs, dayMs);
  if (!between) return { moment, number, at, from: at, to: at };
  return {
    moment,
    number,
    at,
    from: shareOfDay(between.fromMs, dayMs),
    to: shareOfDay(between.toMs, dayMs),
  };
}

function Marks({ placed, side }: { placed: readonly Placed[]; side: 'above' | 'below' }) {
  const room = (of: Placed) => ({
    from: Math.min(of.from, of.at - MARK / 2),
    to: Math.max(of.to, of.at + MARK / 2),
  });
  const ordered = [...placed].sort((a, b) => room(a).from - room(b).from);
  const lanes = lanesOf(ordered.map(room));
  return (
    <div class={`marks-${side}`} style={{ '--lanes': Math.max(0, ...lanes.map((lane) => lane + 1)) }}>
      {ordered.map(({ moment, number, at, from, to }, i) => (
        <div key={number} class={`lane side-${sideOf(moment)}`} style={{ '--lane': lanes[i] ?? 0 }}>
          {moment.kind === 'transit' && to > from && (
            <span class="stretch" style={{ left: percent(from), width: percent(to - from) }} />
          )}
          <span class="stem" style={{ left: percent(at) }} />
          <span class={`moment-mark side-${sideOf(moment)}`} style={{ left: percent(at) }}>
            {number}
          </span>
        </div>
      ))}
    </div>
  );
}
