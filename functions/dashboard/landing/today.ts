import { escapeHtml } from '#lib/escape-html.ts';
import type { SampleDay } from '#lib/operations/sample-day.ts';
import { LEVELS, METRICS } from '#lib/scoring/day.ts';
import { ratingStep, ratingWord } from '../client/rating.ts';
import { sentencesOf } from '../client/sentences.ts';
import { zodiacWheel } from './wheel.ts';

const dateFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** Formats a date like `Monday, November 23`. */
const longDate = (date: string): string => dateFormat.format(Date.parse(date));

/** Renders a fictitious person's forecast for the landing page, like the page that its readers get. */
export function sampleForecast({ date, entry }: SampleDay): string {
  const { overallRating, metrics, favorable, unfavorable, summary } = entry;
  const [headline = '', ...rest] = sentencesOf(summary);
  return `<section class="landing sample card" aria-labelledby="sample">
<div>
<h2 id="sample">Lena’s day</h2>
<p class="hint">An example, <time datetime="${date}">${longDate(date)}</time></p>
</div>
<p class="sample-text sample-headline">${escapeHtml(headline)}</p>
<p class="sample-text">${escapeHtml(rest.join(' '))}</p>
<div class="sample-figures">
<p class="sample-rating step-${ratingStep(overallRating)}"><i aria-hidden="true"></i><b>${overallRating.toFixed(1)}<span class="unseen"> of 10</span></b> ${escapeHtml(ratingWord(overallRating))}</p>
<dl class="sample-metrics">
${METRICS.map((metric) => metricLevel(metric, metrics[metric])).join('\n')}
</dl>
</div>
<div class="sample-lists">
${activityList('Good for', favorable)}
${activityList('Not for', unfavorable)}
</div>
<p class="hint">Lena is invented; her sky is not. Yours is worked out the same way. She was born in Munich at 2:35 in the afternoon, on <time datetime="1990-06-15">Friday, June 15, 1990</time>.</p>
</section>`;
}

function metricLevel(metric: string, name: (typeof LEVELS)[number]): string {
  const height = LEVELS.indexOf(name) + 1;
  const marks = LEVELS.map((_, i) => `<i${i < height ? ' class="on"' : ''}></i>`).join('');
  return `<div><dt>${metric}</dt><dd><span class="sample-marks" aria-hidden="true">${marks}</span>${name}</dd></div>`;
}

const activityList = (title: string, names: readonly string[]) => `<div>
<h3>${title}</h3>
<ul>${names.map((name) => `<li>${escapeHtml(name)}</li>`).join('')}</ul>
</div>`;

/** Renders today's sky at noon UTC as a zodiac wheel. */
export const sky = ({
  date,
  sky: { bodies },
}: SampleDay): string => `<aside class="landing wheel" aria-label="The sky">
${zodiacWheel(bodies)}
<p class="hint">The sky at noon on <time datetime="${date}">${longDate(date)}</time></p>
</aside>`;
