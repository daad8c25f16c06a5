import type { Transit } from '#lib/contract/forecasts.ts';
import type { Overview } from '#lib/contract/overview.ts';
import type { Sky } from '#lib/contract/sky.ts';
import { capitalized } from '#lib/reading/en/capitalized.ts';
import type { ApiProblem } from '../api.ts';
import { nowMs } from '../clock.ts';
import { clockTime, hourName, localizeTimes } from '../dates.ts';
import { litPath, seasPath } from '../moon-shape.ts';
import { transitText } from '../transit-text.ts';
import { Problem } from '../ui/notice.tsx';
import {
  assignLanes,
  dayFraction,
  type Interval,
  percent,
  type TimelineEvent,
  timelineEvents,
  toneOf,
} from './timeline.ts';

type HoursProps = {
  date: string;
  day: Interval;
  transits: readonly Transit[];
  /** Sky events of the day and of the day before. */
  skyEvents: Overview['sky'];
  sky: Sky | undefined;
  problem: ApiProblem | undefined;
  reload: () => void;
};

/** A day hour by hour: the Moon, a timeline of events, and the same events as a list. */
export function Hours({ date, day, transits, skyEvents, sky, problem, reload }: HoursProps) {
  const events = timelineEvents(transits, skyEvents, day);
  const isToday = isWithin(nowMs.value, day);
  const next = isToday ? events.find(({ atMs }) => atMs > nowMs.value) : undefined;
  return (
    <section class="card hours">
      <div class="row between">
        <h2>Hour by hour</h2>
        {sky && <Moon sky={sky} isNow={isToday} />}
      </div>
      <Problem problem={problem} onRetry={reload} />
      <Timeline date={date} day={day} events={events} />
      {events.length === 0 && (
        <p class="hint">Nothing is exact on this day: it has the same sky all through.</p>
      )}
      <ol class="events">
        {events.map((event, i) => (
          <li key={`${event.kind} ${event.atMs}`} {...(event === next && { class: 'next' })}>
            <span class={`event-mark tone-${toneOf(event)}`} aria-hidden="true">
              {i + 1}
            </span>
            <span class="event-text">
              <span class="event-time">
                {eventTime(event, day)}
                {event === next && <span class="unseen">, next</span>}
              </span>
              <span>
                {event.kind === 'transit' ? transitText(event.transit) : localizeTimes(event.skyEvent.text)}
                <span class="unseen event-tone">{TONES[toneOf(event)]}</span>
              </span>
            </span>
          </li>
        ))}
      </ol>
      {events.length > 0 && (
        <p class="hint hours-legend" aria-hidden="true">
          <span>
            <i class="event-mark tone-helps" /> helps
          </span>
          <span>
            <i class="event-mark tone-hurts" /> hurts
          </span>
          <span>
            <i class="event-mark" /> the sky, for everybody
          </span>
        </p>
      )}
    </section>
  );
}

const TONES = { helps: ', which helps', hurts: ', which hurts', sky: '' } as const;

const isWithin = (ms: number, { fromMs, toMs }: Interval): boolean => ms >= fromMs && ms < toMs;

/** Formats an event's time as precisely as it is known. If a range crosses midnight, names only the bound within the day. */
function eventTime({ kind, atMs, range }: TimelineEvent, { fromMs, toMs }: Interval): string {
  if (!range) return clockTime(atMs);
  const startsToday = range.fromMs >= fromMs;
  const endsToday = range.toMs <= toMs;
  const from = clockTime(range.fromMs);
  const to = clockTime(range.toMs);
  const isVoid = kind === 'void';
  if (startsToday && endsToday) return isVoid ? `${from} to ${to}` : `between ${from} and ${to}`;
  if (endsToday) return `${isVoid ? 'until' : 'before'} ${to}`;
  if (startsToday) return `${isVoid ? 'from' : 'after'} ${from}`;
  return isVoid ? 'all day' : 'around this day';
}

const MOON_RADIUS = 10;

function Moon({ sky: { at, bodies, moon }, isNow }: { sky: Sky; isNow: boolean }) {
  return (
    <p class="moon">
      <svg viewBox="-11 -11 22 22" aria-hidden="true">
        <circle r={MOON_RADIUS} />
        <path d={litPath(moon.elongationDeg, MOON_RADIUS)} />
        <path class="moon-seas" d={seasPath(MOON_RADIUS)} />
      </svg>
      <span>
        {capitalized(moon.phase)} Moon in {bodies.find(({ body }) => body === 'Moon')?.sign}
        <span class="hint">
          {Math.round(moon.illuminated * 100)}% lit {isNow && <span class="on-screen">now</span>}
          <span class={isNow ? 'on-paper' : ''}>at {clockTime(at)}</span>
        </span>
      </span>
    </p>
  );
}

/** The width of a mark on a phone, as a fraction of the timeline. */
const MARK = 0.075;
const GRID_TIMES = ['06:00', '12:00', '18:00'];

type PlacedEvent = { event: TimelineEvent; number: number; at: number; from: number; to: number };

/** The timeline is hidden from screen readers, because the list has the same events. */
function Timeline({ date, day, events }: { date: string; day: Interval; events: readonly TimelineEvent[] }) {
  const fraction = (ms: number) => dayFraction(ms, day);
  const left = (ms: number) => ({ left: percent(fraction(ms)) });
  const placed = events.map((event, i): PlacedEvent => {
    const { atMs, range = { fromMs: atMs, toMs: atMs } } = event;
    return {
      event,
      number: i + 1,
      at: fraction(atMs),
      from: fraction(range.fromMs),
      to: fraction(range.toMs),
    };
  });
  // Daylight saving time starts and ends before 06:00, so these times exist and are unambiguous.
  const grid = GRID_TIMES.map((time) => new Date(`${date}T${time}:00`).getTime());
  const hours = [day.fromMs, ...grid, day.toMs];
  return (
    <div class="day-line" aria-hidden="true">
      {/* The plot's margins leave space for marks at both ends. */}
      <div class="day-line-plot">
        <Marks placed={placed.filter(({ event }) => toneOf(event) !== 'hurts')} side="above" />
        <div class="day-line-axis">
          {placed.map(({ event, number, from, to }) =>
            event.kind === 'void' ? (
              <span key={number} class="void" style={{ left: percent(from), width: percent(to - from) }} />
            ) : null,
          )}
          {hours.map((ms) => (
            <i key={ms} style={left(ms)} />
          ))}
        </div>
        <Marks placed={placed.filter(({ event }) => toneOf(event) === 'hurts')} side="below" />
        {isWithin(nowMs.value, day) && (
          <span class="now" style={left(nowMs.value)}>
            <b>now</b>
          </span>
        )}
      </div>
      <div class="day-line-hours">
        {hours.map((ms) => (
          <span key={ms} style={left(ms)}>
            {hourName(ms)}
          </span>
        ))}
      </div>
    </div>
  );
}

function Marks({ placed, side }: { placed: readonly PlacedEvent[]; side: 'above' | 'below' }) {
  const extents = placed
    .map((mark) => ({
      mark,
      from: Math.min(mark.from, mark.at - MARK / 2),
      to: Math.max(mark.to, mark.at + MARK / 2),
    }))
    .sort((a, b) => a.from - b.from);
  const lanes = assignLanes(extents);
  return (
    <div class={`marks-${side}`} style={{ '--lanes': Math.max(0, ...lanes.map((lane) => lane + 1)) }}>
      {extents.map(({ mark: { event, number, at, from, to } }, i) => (
        <div key={number} class={`lane tone-${toneOf(event)}`} style={{ '--lane': lanes[i] ?? 0 }}>
          {event.kind === 'transit' && to > from && (
            <span class="extent" style={{ left: percent(from), width: percent(to - from) }} />
          )}
          <span class="stem" style={{ left: percent(at) }} />
          <span class={`event-mark tone-${toneOf(event)}`} style={{ left: percent(at) }}>
            {number}
          </span>
        </div>
      ))}
    </div>
  );
}
