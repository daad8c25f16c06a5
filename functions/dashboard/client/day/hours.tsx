import type { Transit } from '#lib/contract/forecasts.ts';
import type { Overview } from '#lib/contract/overview.ts';
import type { Sky } from '#lib/contract/sky.ts';
import { capitalized } from '#lib/reading/en/capitalized.ts';
import { nowMs } from '../clock.ts';
import { clockTime, localizeTimes } from '../dates.ts';
import { Explained } from '../learn/explained.tsx';
import { litPath, seasPath } from '../moon-shape.ts';
import { transitText } from '../transit-text.ts';
import { type Interval, skyText, type TimelineEvent, timelineEvents, toneOf } from './timeline.ts';

type HoursProps = {
  day: Interval;
  transits: readonly Transit[];
  /** Sky events of the day and of the day before. */
  skyEvents: Overview['sky'];
};

/** Everything that happens on a day, in chronological order. */
export function Hours({ day, transits, skyEvents }: HoursProps) {
  const events = timelineEvents(transits, skyEvents, day);
  const next = isWithin(nowMs.value, day) ? events.find(({ atMs }) => atMs > nowMs.value) : undefined;
  return (
    <section class="hours">
      <h2>Hour by hour</h2>
      {events.length === 0 && (
        <p class="hint">Nothing peaks on this day: it’s the same from morning to night.</p>
      )}
      <ol class="events">
        {events.map((event) => (
          <li
            key={`${event.kind} ${event.atMs}`}
            class={`tone-${toneOf(event)}${event === next ? ' next' : ''}`}
          >
            <span class="event-time">
              {eventTime(event, day)}
              {event === next && <span class="unseen">, next</span>}
            </span>
            <span>
              {event.kind === 'transit' ? (
                <Explained text={transitText(event.transit)} />
              ) : (
                <Explained text={localizeTimes(skyText(event, events))} />
              )}
              <span class="hint event-tone">{TONES[toneOf(event)]}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const TONES = { helps: ' · helps', hurts: ' · strains', sky: '' } as const;

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

type MoonProps = {
  sky: Sky;
  /** The phase that is exact on the day, with the sign of that moment. */
  phase: Extract<Overview['sky'][number], { kind: 'phase' }> | undefined;
  isSouth: boolean;
};

/** The Moon as it is lit, upside down for the southern hemisphere. */
export const Moon = ({ sky: { at, bodies, moon }, phase, isSouth }: MoonProps) => (
  <p class="moon">
    <svg viewBox="-11 -11 22 22" aria-hidden="true">
      <g {...(isSouth && { transform: 'rotate(180)' })}>
        <circle r={MOON_RADIUS} />
        <path d={litPath(moon.elongationDeg, MOON_RADIUS)} />
        <path class="moon-seas" d={seasPath(MOON_RADIUS)} />
      </g>
    </svg>
    <span class="moon-text">
      {capitalized(phase?.phase ?? moon.phase)} Moon in{' '}
      {phase?.sign ?? bodies.find(({ body }) => body === 'Moon')?.sign}
      <span class="hint">
        {phase
          ? `exact at ${clockTime(phase.at)}`
          : `${Math.round(moon.illuminated * 100)}% lit at ${clockTime(at)}`}
      </span>
    </span>
  </p>
);
