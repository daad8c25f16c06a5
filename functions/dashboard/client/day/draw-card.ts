import type { Entry } from '#lib/client/types.gen.ts';
import { capitalized } from '#lib/reading/en/capitalized.ts';
import { METRICS } from '#lib/scoring/day.ts';
import { dateWithYear, inOwnForms, weekdayName } from '../dates.ts';
import { ratingStep, ratingWord } from '../rating.ts';
import { cutTo, linesOf, sentencesThatFit } from './card-text.ts';

/** The size of a card in pixels: upright, as phones show pictures. */
export const SIZE = { width: 1080, height: 1350 };
const MARGIN = 96;
const WIDTH = SIZE.width - 2 * MARGIN;
const DIAL = { x: SIZE.width / 2, y: 470, radius: 170 };
const TEXT = { top: 770, size: 42, lineHeight: 60, lines: 5 };

/** Draws a day of somebody as a card, in the colors of the page's theme. */
export function drawCard(canvas: HTMLCanvasElement, name: string, entry: Entry): void {
  Object.assign(canvas, SIZE);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no images');
  const style = getComputedStyle(document.documentElement);
  const color = (token: string) => style.getPropertyValue(`--${token}`).trim();
  const serif = (px: number) => `${px}px ${color('serif')}`;
  const sans = (px: number, weight = 400) => `${weight} ${px}px ${color('sans')}`;
  const measure = (text: string) => pen.measureText(text).width;
  const write = (text: string, x: number, y: number, font: string, ink: string) => {
    pen.font = font;
    pen.fillStyle = color(ink);
    pen.fillText(text, x, y, WIDTH);
  };

  const sky = pen.createRadialGradient(SIZE.width / 2, -100, 0, SIZE.width / 2, -100, 900);
  sky.addColorStop(0, color('glow'));
  sky.addColorStop(1, color('bg'));
  pen.fillStyle = sky;
  pen.fillRect(0, 0, SIZE.width, SIZE.height);

  pen.textAlign = 'center';
  const middle = SIZE.width / 2;
  pen.font = serif(72);
  write(cutTo(name, WIDTH, measure), middle, 150, serif(72), 'text');
  const date = `${weekdayName(entry.date)}, ${dateWithYear(entry.date)}`;
  write(date, middle, 214, sans(36), 'text-soft');

  drawDial(pen, entry.overallRating, color);
  write(entry.overallRating.toFixed(1), DIAL.x, DIAL.y + 46, serif(140), 'text');
  write(ratingWord(entry.overallRating), DIAL.x, DIAL.y + 196, serif(54), 'text');

  pen.font = serif(TEXT.size);
  const said = sentencesThatFit(
    inOwnForms(entry.summary),
    (text) => linesOf(text, WIDTH, measure).length <= TEXT.lines,
  );
  const lines = linesOf(said, WIDTH, measure).slice(0, TEXT.lines);
  for (const [i, line] of lines.entries())
    write(line, middle, TEXT.top + i * TEXT.lineHeight, serif(TEXT.size), 'text');

  for (const [i, metric] of METRICS.entries()) {
    const x = MARGIN + (WIDTH / METRICS.length) * (i + 0.5);
    write(capitalized(metric), x, 1136, sans(30), 'text-soft');
    write(entry.metrics[metric], x, 1180, sans(36, 600), 'text');
  }

  drawMark(pen, color);
  pen.textAlign = 'left';
  write('Horoscope', middle - 62, 1284, serif(36), 'text-soft');
}

function drawDial(pen: CanvasRenderingContext2D, rating: number, color: (token: string) => string): void {
  const begin = 0.75 * Math.PI;
  const turn = 1.5 * Math.PI;
  pen.lineWidth = 24;
  pen.lineCap = 'round';
  for (const [share, token] of [
    [1, 'line'],
    [(rating - 1) / 9, `arc-${ratingStep(rating)}`],
  ] as const) {
    pen.beginPath();
    pen.strokeStyle = color(token);
    pen.arc(DIAL.x, DIAL.y, DIAL.radius, begin, begin + turn * share);
    pen.stroke();
  }
}

/** The sign of the service: a crescent and a star. */
function drawMark(pen: CanvasRenderingContext2D, color: (token: string) => string): void {
  pen.save();
  pen.translate(SIZE.width / 2 - 124, 1246);
  pen.scale(1.6, 1.6);
  pen.fillStyle = color('moon');
  pen.fill(new Path2D('M22 21.4A10 10 0 0 1 11 7.1a10 10 0 1 0 11 14.3Z'));
  pen.fillStyle = color('gold');
  pen.beginPath();
  pen.arc(22.5, 9.5, 2, 0, 2 * Math.PI);
  pen.fill();
  pen.restore();
}
