import { useSignal } from '@preact/signals';
import type { Entry } from '#lib/contract/forecasts.ts';
import { LEVELS, METRICS } from '#lib/scoring/day.ts';
import { localizeTimes } from '../dates.ts';
import { ratingStep, ratingWord } from '../rating.ts';
import type { Profile } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/** A day's forecast, rating first. `isStale` is true while another day is loading. */
export function Day({ profile, entry, isStale }: { profile: Profile; entry: Entry; isStale: boolean }) {
  return (
    <div class={isStale ? 'day stale' : 'day'} aria-busy={isStale}>
      <div class="card glance">
        <RatingDial rating={entry.overallRating} />
        <Metrics metrics={entry.metrics} />
      </div>
      <div class="card summary">
        <h2 class="unseen">Summary</h2>
        <p>{localizeTimes(entry.summary)}</p>
        <ShareButtons profile={profile} entry={entry} />
      </div>
      <Activities title="Do" kind="do" activities={entry.favorable} />
      <Activities title="Leave for another day" kind="avoid" activities={entry.unfavorable} />
      <Luck colors={entry.luckyColors} numbers={entry.luckyNumbers} />
    </div>
  );
}

export const DaySkeleton = () => (
  <div class="day skeleton" aria-hidden="true">
    <div class="card glance" />
    <div class="card summary" />
    <div class="card activities" />
    <div class="card activities" />
    <div class="card luck" />
  </div>
);

const RADIUS = 52;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;
/** The dial spans three quarters of a circle, open at the bottom. */
const SWEEP = 0.75;

function RatingDial({ rating }: { rating: number }) {
  const dashes = (share: number) => `${CIRCUMFERENCE * SWEEP * share} ${CIRCUMFERENCE}`;
  return (
    <div class={`dial step-${ratingStep(rating)}`}>
      <div class="dial-face">
        <svg viewBox="0 0 120 120" aria-hidden="true">
          <g transform="rotate(135 60 60)">
            <circle class="dial-track" cx="60" cy="60" r={RADIUS} stroke-dasharray={dashes(1)} />
            <circle class="dial-arc" cx="60" cy="60" r={RADIUS} stroke-dasharray={dashes((rating - 1) / 9)} />
          </g>
        </svg>
        <p class="dial-number">
          {rating.toFixed(1)}
          <span class="unseen"> of 10</span>
        </p>
      </div>
      <p class="dial-word">{ratingWord(rating)}</p>
    </div>
  );
}

const Metrics = ({ metrics }: Pick<Entry, 'metrics'>) => (
  <dl class="metrics">
    {METRICS.map((metric) => (
      <div key={metric} class="metric">
        <dt>{metric}</dt>
        <dd>
          <span class="marks" aria-hidden="true">
            {LEVELS.map((level, i) => (
              <span key={level} class={i <= LEVELS.indexOf(metrics[metric]) ? 'mark on' : 'mark'} />
            ))}
          </span>
          {metrics[metric]}
        </dd>
      </div>
    ))}
  </dl>
);

type ActivitiesProps = { title: string; kind: 'do' | 'avoid'; activities: readonly string[] };

const Activities = ({ title, kind, activities }: ActivitiesProps) => (
  <section class={`card activities ${kind}`}>
    <h2>{title}</h2>
    <ul>
      {activities.map((activity) => (
        <li key={activity}>
          <Icon name={kind} />
          {activity}
        </li>
      ))}
    </ul>
  </section>
);

const Luck = ({ colors, numbers }: { colors: Entry['luckyColors']; numbers: readonly number[] }) => (
  <section class="card luck">
    <h2>Colors</h2>
    <ul class="swatches">
      {colors.map(({ name, hex }) => (
        <li key={hex}>
          <span class="swatch" style={{ backgroundColor: hex }} />
          {name}
        </li>
      ))}
    </ul>
    <h2>Numbers</h2>
    <ul class="numbers">
      {numbers.map((number) => (
        <li key={number}>{number}</li>
      ))}
    </ul>
  </section>
);

function ShareButtons({ profile, entry }: { profile: Profile; entry: Entry }) {
  const status = useSignal('');
  async function share(): Promise<void> {
    status.value = 'Drawing …';
    try {
      status.value = await (await import('./details.tsx')).shareCard(profile.name, entry);
    } catch (error) {
      console.error(error);
      status.value = 'The image could not be made. Try again, or take a picture of the screen.';
    }
  }
  return (
    <div class="row share">
      <Button onClick={share}>
        <Icon name="share" />
        Share
      </Button>
      <Button onClick={() => print()}>Print</Button>
      <span class="hint" role="status">
        {status.value}
      </span>
    </div>
  );
}
