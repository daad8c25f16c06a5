import { useSignal } from '@preact/signals';
import type { Transit } from '#lib/contract/forecasts.ts';
import { nowMs } from '../clock.ts';
import { clockTime, hourName } from '../dates.ts';
import { dayCurve, heightAt, labelPlace, type Moment, momentsOf, STEPS, timeOfStep } from './curve.ts';
import { dayFraction, type Interval, percent } from './timeline.ts';

type DayCurveProps = { date: string; day: Interval; rating: number; transits: readonly Transit[] };

const WIDTH = 480;
const HEIGHT = 100;
const GRID_TIMES = ['06:00', '12:00', '18:00'];

/** The day as a curve from midnight to midnight. A finger or the arrow keys move along it; what has passed is filled. */
export function DayCurve({ date, day, rating, transits }: DayCurveProps) {
  const heights = dayCurve(rating, transits, day);
  const moments = momentsOf(transits, heights, day);
  const chosen = useSignal<number>();
  const isToday = nowMs.value >= day.fromMs && nowMs.value < day.toMs;
  const now = isToday ? dayFraction(nowMs.value, day) : undefined;
  const shown = chosen.value === undefined ? now : chosen.value / STEPS;
  const step = chosen.value ?? Math.round((now ?? 0.5) * STEPS);
  const passed = now ?? (nowMs.value >= day.toMs ? 1 : 0);
  const line = pathOf(heights);
  // Daylight saving time starts and ends before 06:00, so these times exist and are unambiguous.
  const grid = GRID_TIMES.map((time) => new Date(`${date}T${time}:00`).getTime());
  return (
    <div class="curve">
      <div class="curve-plot">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <linearGradient id="fade" x2="0" y2="1">
            <stop class="fade-from" />
            <stop class="fade-to" offset="1" />
          </linearGradient>
          <clipPath id="passed">
            <rect width={WIDTH * passed} height={HEIGHT} />
          </clipPath>
          <path class="curve-area" d={`${line}V${HEIGHT}H0Z`} />
          <path class="curve-area curve-passed" clip-path="url(#passed)" d={`${line}V${HEIGHT}H0Z`} />
          <path class="curve-line" d={line} />
        </svg>
        {moments.map((moment) => (
          <MomentMark
            key={moment.atMs}
            moment={moment}
            at={dayFraction(moment.atMs, day)}
            heights={heights}
          />
        ))}
        {shown !== undefined && (
          <span class="curve-now" style={positionOf(shown, heightAt(heights, shown))} />
        )}
        <input
          type="range"
          aria-label="The day by the hour"
          aria-valuetext={spokenTime(step, heights, day)}
          min={0}
          max={STEPS}
          value={step}
          onInput={({ currentTarget }) => {
            chosen.value = currentTarget.valueAsNumber;
          }}
          onBlur={() => {
            chosen.value = undefined;
          }}
        />
      </div>
      <div class="curve-hours" aria-hidden="true">
        {chosen.value === undefined ? (
          grid.map((ms) => (
            <span key={ms} style={{ left: percent(dayFraction(ms, day)) }}>
              {ms === grid[1] ? 'noon' : hourName(ms)}
            </span>
          ))
        ) : (
          <span
            class="curve-chosen"
            style={{ left: percent(Math.min(0.85, Math.max(0.15, chosen.value / STEPS))) }}
          >
            {spokenTime(chosen.value, heights, day)}
          </span>
        )}
      </div>
    </div>
  );
}

/** Words for a height above a share of the day’s range, highest first. */
const COMPARISONS = [
  [0.9, 'the best hours'],
  [0.6, 'easy going'],
  [0.35, 'even'],
  [0.1, 'slower'],
] as const;

/** Names a time of the day and how it compares with the rest of the day, such as `10:30, the best hours`. */
function spokenTime(step: number, heights: readonly number[], day: Interval): string {
  const height = heights[step] ?? 0;
  const [least, most] = [Math.min(...heights), Math.max(...heights)];
  const share = most - least < 0.05 ? 0.5 : (height - least) / (most - least);
  const [, words] = COMPARISONS.find(([above]) => share > above) ?? ['', 'the hardest hours'];
  return `${clockTime(timeOfStep(step, day))}, ${words}`;
}

type MomentMarkProps = { moment: Moment; at: number; heights: readonly number[] };

function MomentMark({ moment: { atMs, words, isGood }, at, heights }: MomentMarkProps) {
  const time = clockTime(atMs);
  const { shift, rise } = labelPlace(at, isGood, `${time} ${words}`.length, heights);
  return (
    <span class={`moment ${isGood ? 'above' : 'below'}`} style={positionOf(at, heightAt(heights, at))}>
      <span style={{ '--shift': percent(-shift), '--rise': rise.toFixed(3) }}>
        <b>{time}</b> {words}
      </span>
    </span>
  );
}

const positionOf = (at: number, height: number) => ({ left: percent(at), bottom: percent(height) });

/** A smooth line through the heights: cubic Bézier curves whose slope at each height is that between its neighbors. */
function pathOf(heights: readonly number[]): string {
  const x = (i: number) => (WIDTH * i) / STEPS;
  const y = (i: number) => HEIGHT * (1 - (heights[Math.min(STEPS, Math.max(0, i))] ?? 0));
  const curves = heights.slice(1).map((_, i) => {
    const third = WIDTH / STEPS / 3;
    const [before, after] = [(y(i + 1) - y(i - 1)) / 6, (y(i + 2) - y(i)) / 6];
    return `C${n(x(i) + third)} ${n(y(i) + before)} ${n(x(i + 1) - third)} ${n(y(i + 1) - after)} ${n(x(i + 1))} ${n(y(i + 1))}`;
  });
  return `M0 ${n(y(0))}${curves.join('')}`;
}

const n = (value: number): string => value.toFixed(1);
