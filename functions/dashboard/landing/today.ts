import { SIGNS } from '#lib/ephemeris/zodiac.ts';
import { escapeHtml } from '#lib/http/pages.ts';
import type { SampleDay } from '#lib/operations/sample-day.ts';
import { ELEMENTS } from '#lib/reading/report/story.ts';
import { LEVELS, METRICS } from '#lib/scoring/day.ts';
import { litPath, seasPath } from '../client/moon-shape.ts';
import { ratingStep, ratingWord } from '../client/rating.ts';
import { spread } from '../client/spread.ts';

const dateFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** Formats a date like `Monday, November 23`. */
const longDate = (date: string): string => dateFormat.format(Date.parse(date));

/** Renders a fictitious person's forecast for the landing page. */
export function sampleForecast({ date, entry }: SampleDay): string {
  const { overallRating, metrics, favorable, unfavorable, luckyColors, summary } = entry;
  return `<section class="landing sample card" aria-labelledby="sample">
<div>
<p class="eyebrow">An example, <time datetime="${date}">${longDate(date)}</time></p>
<h2 id="sample">Lena’s day</h2>
</div>
<div class="sample-glance">
${ratingDial(overallRating)}
<dl class="sample-metrics">
${METRICS.map((metric) => metricLevel(metric, metrics[metric])).join('\n')}
</dl>
</div>
<p class="sample-summary">${escapeHtml(summary)}</p>
<div class="sample-lists">
${activityList('Good for', 'do', favorable)}
<div>
${activityList('Not for', 'leave', unfavorable)}
${colorList(luckyColors)}
</div>
</div>
<p class="hint">Lena is invented; her sky is not. Yours is worked out the same way. She was born in Munich at 2:35 in the afternoon, on <time datetime="1990-06-15">Friday, June 15, 1990</time></p>
</section>`;
}

const DIAL_CIRCUMFERENCE = 2 * Math.PI * 52;
/** The dial spans three quarters of a circle, open at the bottom. */
const arc = (share: number) =>
  `${(DIAL_CIRCUMFERENCE * 0.75 * share).toFixed(1)} ${DIAL_CIRCUMFERENCE.toFixed(1)}`;

const ratingDial = (rating: number) => `<div class="sample-dial step-${ratingStep(rating)}">
<svg viewBox="0 0 120 120" aria-hidden="true"><g transform="rotate(135 60 60)"><circle cx="60" cy="60" r="52" stroke-dasharray="${arc(1)}"/><circle class="sample-arc" cx="60" cy="60" r="52" stroke-dasharray="${arc((rating - 1) / 9)}"/></g></svg>
<p class="sample-rating">${rating.toFixed(1)}<span class="unseen"> of 10</span></p>
<p class="sample-word">${escapeHtml(ratingWord(rating))}</p>
</div>`;

function metricLevel(metric: string, name: (typeof LEVELS)[number]): string {
  const height = LEVELS.indexOf(name) + 1;
  const marks = LEVELS.map((_, i) => `<i${i < height ? ' class="on"' : ''}></i>`).join('');
  return `<div><dt>${metric}</dt><dd><span class="sample-marks" aria-hidden="true">${marks}</span>${name}</dd></div>`;
}

const activityList = (title: string, kind: string, names: readonly string[]) => `<div class="sample-${kind}">
<h3>${title}</h3>
<ul>${names.map((name) => `<li>${escapeHtml(name)}</li>`).join('')}</ul>
</div>`;

const colorList = (colors: SampleDay['entry']['luckyColors']) => `<div class="sample-colors">
<h3>Colors</h3>
<ul>${colors
  .map(
    ({ name, hex }) =>
      `<li><svg viewBox="-10 -10 20 20" aria-hidden="true"><circle r="9.5" fill="${escapeHtml(hex)}"/></svg>${escapeHtml(name)}</li>`,
  )
  .join('')}</ul>
</div>`;

type Body = SampleDay['sky']['bodies'][number];

/** Renders the sky at noon UTC as a zodiac wheel and a paragraph. */
export const sky = ({
  date,
  sky: { bodies, moon },
}: SampleDay): string => `<section class="landing sky" aria-labelledby="sky">
<h2 id="sky">The sky on <time datetime="${date}">${longDate(date)}</time></h2>
${skyWheel(bodies, moon.elongationDeg)}
<p>At noon in Greenwich. In the middle the Moon as it is lit: ${moon.phase}, ${Math.round(moon.illuminated * 100)}% of its disk, in ${bodies.find(({ body }) => body === 'Moon')?.sign}. ${retrogradeSentence(bodies)}</p>
</section>`;

function retrogradeSentence(bodies: readonly Body[]): string {
  const names = bodies.filter(({ retrograde }) => retrograde).map(({ body }) => body);
  if (names.length === 0) return 'No planet moves backward.';
  return `Moving backward (retrograde): ${names.join(', ')}.`;
}

const OUTER_RADIUS = 196;
const INNER_RADIUS = 164;
const MOON_RADIUS = 40;
/** Minimum distance between two names that keeps both legible. */
const NAME_SPACING_DEG = 9;

/** Draws the bodies in the zodiac, with the Moon in the middle. Aries starts at the left; longitudes run counterclockwise. */
const skyWheel = (bodies: readonly Body[], elongationDeg: number): string =>
  `<svg class="sky-wheel" viewBox="-200 -200 400 400" role="img" aria-label="The zodiac: ${bodies.map(({ body, sign }) => `${body} in ${sign}`).join(', ')}.">
${SIGNS.map(signSegment).join('\n')}
${moonDisk(elongationDeg)}<text text-anchor="middle" y="56">the Moon</text>
${spread(bodies, NAME_SPACING_DEG).map(bodyMark).join('\n')}
</svg>`;

function pointAt(deg: number, radius: number): string {
  const angle = (deg * Math.PI) / 180;
  return `${(-radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
}

function signSegment(sign: string, i: number): string {
  const [from, to] = [30 * i, 30 * i + 30];
  const ring = `M${pointAt(from, OUTER_RADIUS)}A${OUTER_RADIUS} ${OUTER_RADIUS} 0 0 0 ${pointAt(to, OUTER_RADIUS)}L${pointAt(to, INNER_RADIUS)}A${INNER_RADIUS} ${INNER_RADIUS} 0 0 1 ${pointAt(from, INNER_RADIUS)}Z`;
  // Names in the lower half are flipped so that they aren't upside down.
  const turned = from < 180 ? 90 - from - 15 : 270 - from - 15;
  return `<path class="${ELEMENTS[i % 4]}" d="${ring}"/><text text-anchor="middle" dy=".35em" transform="translate(${pointAt(from + 15, (OUTER_RADIUS + INNER_RADIUS) / 2)}) rotate(${turned})">${sign}</text>`;
}

const DOT = '<circle r="4"/>';
const GLYPHS: Partial<Record<Body['body'], string>> = {
  Sun: '<circle class="sun" r="8"/><circle r="2"/>',
  Moon: '<path class="crescent" transform="translate(-11 -12) scale(.75)" d="M22 21.4A10 10 0 0 1 11 7.1a10 10 0 1 0 11 14.3Z"/>',
};

function bodyMark({ body, longitudeDeg, shownDeg }: Body & { shownDeg: number }): string {
  // Names read outward on the right, inward on the left.
  const isLeft = shownDeg < 90 || shownDeg > 270;
  const turned = isLeft ? -shownDeg : 180 - shownDeg;
  return `<path class="pointer" d="M${pointAt(longitudeDeg, INNER_RADIUS)}L${pointAt(longitudeDeg, INNER_RADIUS - 8)}L${pointAt(shownDeg, INNER_RADIUS - 26)}"/><g transform="translate(${pointAt(longitudeDeg, INNER_RADIUS)})">${GLYPHS[body] ?? DOT}</g><text class="body" text-anchor="${isLeft ? 'start' : 'end'}" dy=".35em" transform="translate(${pointAt(shownDeg, INNER_RADIUS - 30)}) rotate(${turned})">${body}</text>`;
}

/** Draws the Moon's disk as seen from the northern hemisphere: a waxing Moon is lit on the right. */
export function moonDisk(elongationDeg: number): string {
  const isWaning = elongationDeg > 180;
  const lit = litPath(isWaning ? 360 - elongationDeg : elongationDeg, MOON_RADIUS);
  return `<circle class="moon-dark" r="${MOON_RADIUS}"/><path class="moon-lit"${isWaning ? ' transform="scale(-1 1)"' : ''} d="${lit}"/><path class="moon-seas" d="${seasPath(MOON_RADIUS)}"/>`;
}
