import { escaped } from '#lib/http/escaped.ts';
import type { SampleDay } from '#lib/operations/sample-day.ts';
import { LEVELS, METRICS } from '#lib/scoring/day.ts';
import { ratingStep, ratingWord } from '../client/rating.ts';
import { spokenDate } from './spoken-date.ts';

/** The day of somebody made up, as the dashboard would show it. */
export function sample({ date, entry }: SampleDay): string {
  const { overallRating, metrics, favorable, unfavorable, luckyColors, summary } = entry;
  return `<section class="landing sample card" aria-labelledby="sample">
<div>
<p class="eyebrow">An example, <time datetime="${date}">${spokenDate(date)}</time></p>
<h2 id="sample">Lena’s day</h2>
</div>
<div class="sample-glance">
${dial(overallRating)}
<dl class="sample-metrics">
${METRICS.map((metric) => level(metric, metrics[metric])).join('\n')}
</dl>
</div>
<p class="sample-summary">${escaped(summary)}</p>
<div class="sample-lists">
${activities('Do', 'do', favorable)}
<div>
${activities('Leave for another day', 'leave', unfavorable)}
${colors(luckyColors)}
</div>
</div>
<p class="hint">Lena is made up: living in Munich, and born there on <time datetime="1990-06-15">Friday, June 15, 1990</time>, at 2:35 in the afternoon. Her day is real: it is computed as yours would be.</p>
</section>`;
}

const CIRCUMFERENCE = 2 * Math.PI * 52;
/** The dial is three quarters of a circle, open at the bottom. */
const arc = (share: number) => `${(CIRCUMFERENCE * 0.75 * share).toFixed(1)} ${CIRCUMFERENCE.toFixed(1)}`;

const dial = (rating: number) => `<div class="sample-dial step-${ratingStep(rating)}">
<svg viewBox="0 0 120 120" aria-hidden="true"><g transform="rotate(135 60 60)"><circle cx="60" cy="60" r="52" stroke-dasharray="${arc(1)}"/><circle class="sample-arc" cx="60" cy="60" r="52" stroke-dasharray="${arc((rating - 1) / 9)}"/></g></svg>
<p class="sample-rating">${rating.toFixed(1)}<span class="unseen"> of 10</span></p>
<p class="sample-word">${escaped(ratingWord(rating))}</p>
</div>`;

function level(metric: string, name: (typeof LEVELS)[number]): string {
  const height = LEVELS.indexOf(name) + 1;
  const marks = LEVELS.map((_, i) => `<i${i < height ? ' class="on"' : ''}></i>`).join('');
  return `<div><dt>${metric}</dt><dd><span class="sample-marks" aria-hidden="true">${marks}</span>${name}</dd></div>`;
}

const activities = (title: string, kind: string, names: readonly string[]) => `<div class="sample-${kind}">
<h3>${title}</h3>
<ul>${names.map((name) => `<li>${escaped(name)}</li>`).join('')}</ul>
</div>`;

const colors = (named: SampleDay['entry']['luckyColors']) => `<div class="sample-colors">
<h3>Colors</h3>
<ul>${named
  .map(
    ({ name, hex }) =>
      `<li><svg viewBox="-10 -10 20 20" aria-hidden="true"><circle r="9.5" fill="${escaped(hex)}"/></svg>${escaped(name)}</li>`,
  )
  .join('')}</ul>
</div>`;
