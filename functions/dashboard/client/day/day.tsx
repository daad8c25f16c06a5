import type { ComponentChildren } from 'preact';
import type { Entry, ForecastDay } from '#lib/contract/forecasts.ts';
import { uncapitalized } from '#lib/reading/en/capitalized.ts';
import { LEVELS, METRICS } from '#lib/scoring/day.ts';
import { localizeTimes } from '../dates.ts';
import { Explained } from '../learn/explained.tsx';
import { ratingStep, ratingWord } from '../rating.ts';
import { DayCurve } from './day-curve.tsx';
import { headlineSize, storyOf, withoutGreeting } from './story.ts';
import type { Interval } from './timeline.ts';

type DayProps = {
  entry: ForecastDay;
  day: Interval;
  /** The day's name and date, above the headline. */
  title: ComponentChildren;
  /** Whether the title wishes a happy birthday. */
  isGreeted: boolean;
  /** Whether another day is still loading. */
  isStale: boolean;
  onWhy: () => void;
};

/** A day's forecast: the sentence first, the rating as its footnote. */
export function Day({ entry, day, title, isGreeted, isStale, onWhy }: DayProps) {
  const { date, overallRating, transits = [], favorable, unfavorable } = entry;
  const { headline, body, sky } = storyOf(entry);
  const said = isGreeted ? withoutGreeting(body) : body;
  return (
    <div class={`day step-${ratingStep(overallRating)}${isStale ? ' stale' : ''}`} aria-busy={isStale}>
      {title}
      {/* The keys restart the animation for each day. */}
      <h1 key={date} class={`headline size-${headlineSize(headline)}`}>
        {localizeTimes(headline)}
      </h1>
      {said && <p class="say">{localizeTimes(said)}</p>}
      {sky && (
        <p class="behind">
          <Explained text={localizeTimes(sky)} />
        </p>
      )}
      <div class="day-figures">
        <button type="button" class="pill" aria-haspopup="dialog" onClick={onWhy}>
          <i aria-hidden="true" />
          <b class="rating-number">{overallRating.toFixed(1)}</b>
          <span>
            <span class="unseen"> of 10, </span>
            {ratingWord(overallRating)}
            <span class="unseen">. Why?</span>
          </span>
        </button>
        <Metrics metrics={entry.metrics} />
      </div>
      <DayCurve key={`curve ${date}`} date={date} day={day} rating={overallRating} transits={transits} />
      <dl class="advice">
        <Advice title="Good for" activities={favorable} />
        <Advice title="Not for" activities={unfavorable} />
      </dl>
    </div>
  );
}

/** A placeholder in about the shape of a day. */
export const DaySkeleton = ({ title }: Pick<DayProps, 'title'>) => (
  <div class="day skeleton">
    <h1 class="unseen">Your day</h1>
    {title}
    <div class="skeleton-headline" aria-hidden="true" />
    <div class="skeleton-text" aria-hidden="true" />
    <div class="skeleton-curve" aria-hidden="true" />
  </div>
);

const Metrics = ({ metrics }: Pick<Entry, 'metrics'>) => (
  <dl class="metrics">
    {METRICS.map((metric) => (
      <div key={metric}>
        <dt>{metric}</dt>
        <dd>
          <span class="level" aria-hidden="true">
            {LEVELS.map((level, i) => (
              <i key={level} {...(i <= LEVELS.indexOf(metrics[metric]) && { class: 'on' })} />
            ))}
          </span>
          <span class="unseen">{metrics[metric]}</span>
        </dd>
      </div>
    ))}
  </dl>
);

/** Lists activities in a sentence-like line: `asking for a raise, job interviews`. */
const Advice = ({ title, activities }: { title: string; activities: readonly string[] }) => (
  <div>
    <dt>{title}</dt>
    <dd>{activities.map(uncapitalized).join(', ')}</dd>
  </div>
);
