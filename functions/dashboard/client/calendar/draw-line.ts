import uPlot from 'uplot';
import type { Entry } from '#lib/client/types.gen.ts';
import { midnightUtcMs, toDate } from '#lib/time/calendar-date.ts';
import { shortDate } from '../dates.ts';

const HEIGHT = 200;
const scheme = matchMedia('(prefers-color-scheme: dark)');

/** Draws the ratings of some days, as wide as its place and in the colours of the theme; returns what removes it. */
export function drawLine(place: HTMLElement, entries: readonly Entry[]): () => void {
  let plot: uPlot | undefined;
  const draw = () => {
    plot?.destroy();
    plot = new uPlot(optionsFor(place), dataOf(entries), place);
  };
  // A size of its own leaves the observer with nothing to observe twice.
  const observer = new ResizeObserver(() => plot?.setSize({ width: place.clientWidth, height: HEIGHT }));
  draw();
  observer.observe(place);
  scheme.addEventListener('change', draw);
  return () => {
    observer.disconnect();
    scheme.removeEventListener('change', draw);
    plot?.destroy();
  };
}

function dataOf(entries: readonly Entry[]): uPlot.AlignedData {
  return [
    entries.map(({ date }) => midnightUtcMs(date) / 1000),
    entries.map(({ overallRating }) => overallRating),
  ];
}

function optionsFor(place: HTMLElement): uPlot.Options {
  const style = getComputedStyle(place);
  const color = (name: string) => style.getPropertyValue(name).trim();
  const axis = {
    stroke: color('--text-soft'),
    font: `12px ${style.fontFamily}`,
    grid: { stroke: color('--line'), width: 1 },
    ticks: { show: false },
  };
  const date = (seconds: number) => shortDate(toDate(seconds * 1000));
  return {
    width: place.clientWidth,
    height: HEIGHT,
    padding: [8, 36, 0, 8],
    tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1000), 'Etc/UTC'),
    scales: { y: { range: [1, 10] } },
    cursor: { y: false, drag: { x: false, y: false } },
    axes: [
      {
        ...axis,
        space: 88,
        size: 30,
        incrs: [1, 2, 7, 14, 28, 56, 91, 182].map((days) => days * 86_400),
        values: (_, splits) => splits.map(date),
      },
      { ...axis, size: 36, splits: [2, 4, 6, 8, 10] },
    ],
    series: [
      { label: 'Day', value: (_, seconds) => (seconds === null ? '' : date(seconds)) },
      {
        label: 'Rating',
        stroke: color('--accent'),
        width: 2,
        fill: color('--accent-faint'),
        fillTo: 1,
        value: (_, rating) => (rating === null ? '' : rating.toFixed(1)),
      },
    ],
  };
}
