import type { Entry, Sentence } from '#lib/contract/forecasts.ts';
import { capitalized } from '#lib/reading/en/capitalized.ts';
import { METRICS } from '#lib/scoring/day.ts';
import { dateWithYear, localizeTimes, weekdayName } from '../dates.ts';
import { productName } from '../product-name.ts';
import { ratingStep, ratingWord } from '../rating.ts';
import { saveFile } from '../save-file.ts';
import { ellipsize, fitSentences, wrapLines } from './card-text.ts';

/** A day's entry; explained entries have the sentences of the summary. */
type ExplainedEntry = Entry & { sentences?: readonly Sentence[] | undefined };

/** Shares or downloads a day as an image. Resolves to a status sentence, empty if the user canceled. */
export async function shareCard(name: string, entry: ExplainedEntry): Promise<string> {
  const canvas = document.createElement('canvas');
  drawCard(canvas, name, entry);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The canvas could not be encoded as PNG');
  const file = new File([blob], `horoscope-${entry.date}.png`, { type: blob.type });
  if (!navigator.canShare?.({ files: [file] })) return save(file);
  try {
    await navigator.share({ files: [file] });
    return 'Shared.';
  } catch (error) {
    return (error as Error).name === 'AbortError' ? '' : save(file);
  }
}

function save(file: File): string {
  saveFile(file);
  return `Saved as ${file.name}.`;
}

/** Card size in pixels, in portrait format for phones. */
const SIZE = { width: 1080, height: 1350 };
const MARGIN = 96;
const WIDTH = SIZE.width - 2 * MARGIN;
const CENTER = SIZE.width / 2;
const DIAL = { y: 470, radius: 170 };
const TEXT = { top: 770, size: 42, lineHeight: 60, lines: 5 };

type Color = (token: string) => string;

/** Draws a day's card in the colors of the current theme. */
function drawCard(canvas: HTMLCanvasElement, name: string, entry: ExplainedEntry): void {
  Object.assign(canvas, SIZE);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no 2D canvas');
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

  const sky = pen.createRadialGradient(CENTER, -100, 0, CENTER, -100, 900);
  sky.addColorStop(0, color('glow'));
  sky.addColorStop(1, color('bg'));
  pen.fillStyle = sky;
  pen.fillRect(0, 0, SIZE.width, SIZE.height);

  pen.textAlign = 'center';
  pen.font = serif(72);
  write(ellipsize(name, WIDTH, measure), CENTER, 150, serif(72), 'text');
  const date = `${weekdayName(entry.date)}, ${dateWithYear(entry.date)}`;
  write(date, CENTER, 214, sans(36), 'text-soft');

  drawDial(pen, entry.overallRating, color);
  write(entry.overallRating.toFixed(1), CENTER, DIAL.y + 46, serif(140), 'text');
  write(ratingWord(entry.overallRating), CENTER, DIAL.y + 196, serif(54), 'text');

  pen.font = serif(TEXT.size);
  const sentences = entry.sentences?.map(({ text }) => localizeTimes(text));
  const summary = fitSentences(
    sentences ?? [localizeTimes(entry.summary)],
    (text) => wrapLines(text, WIDTH, measure).length <= TEXT.lines,
  );
  for (const [i, line] of wrapLines(summary, WIDTH, measure).slice(0, TEXT.lines).entries())
    write(line, CENTER, TEXT.top + i * TEXT.lineHeight, serif(TEXT.size), 'text');

  for (const [i, metric] of METRICS.entries()) {
    const x = MARGIN + (WIDTH / METRICS.length) * (i + 0.5);
    write(capitalized(metric), x, 1136, sans(30), 'text-soft');
    write(entry.metrics[metric], x, 1180, sans(36, 600), 'text');
  }

  drawLogo(pen, color);
  pen.textAlign = 'left';
  write(productName, CENTER - 62, 1284, serif(36), 'text-soft');
}

function drawDial(pen: CanvasRenderingContext2D, rating: number, color: Color): void {
  const start = 0.75 * Math.PI;
  const sweep = 1.5 * Math.PI;
  pen.lineWidth = 24;
  pen.lineCap = 'round';
  for (const [share, token] of [
    [1, 'line'],
    [(rating - 1) / 9, `rate-${ratingStep(rating)}`],
  ] as const) {
    pen.beginPath();
    pen.strokeStyle = color(token);
    pen.arc(CENTER, DIAL.y, DIAL.radius, start, start + sweep * share);
    pen.stroke();
  }
}

function drawLogo(pen: CanvasRenderingContext2D, color: Color): void {
  pen.save();
  pen.translate(CENTER - 124, 1246);
  pen.scale(1.6, 1.6);
  pen.fillStyle = color('moon');
  pen.fill(new Path2D('M22 21.4A10 10 0 0 1 11 7.1a10 10 0 1 0 11 14.3Z'));
  pen.fillStyle = color('gold');
  pen.beginPath();
  pen.arc(22.5, 9.5, 2, 0, 2 * Math.PI);
  pen.fill();
  pen.restore();
}
