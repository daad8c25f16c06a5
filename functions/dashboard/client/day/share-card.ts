import type { ForecastDay } from '#lib/contract/forecasts.ts';
import { capitalized } from '#lib/reading/en/capitalized.ts';
import { METRICS } from '#lib/scoring/day.ts';
import { dateWithYear, localizeTimes, weekdayName } from '../dates.ts';
import { productName } from '../product-name.ts';
import { ratingStep, ratingWord } from '../rating.ts';
import { saveFile } from '../save-file.ts';
import { sentencesOf } from '../sentences.ts';
import { ellipsize, fitSentences, wrapLines } from './card-text.ts';
import { storyOf } from './story.ts';

/** Shares or downloads a day as an image. Resolves to a status sentence, empty if the user canceled. */
export async function shareCard(name: string, entry: ForecastDay): Promise<string> {
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
/** Type sizes of the headline, from which the first that fits four lines is taken. */
const HEADLINE = { top: 370, sizes: [100, 84, 70, 60], lines: 4 };
const BODY = { size: 40, lineHeight: 60, bottom: 1010 };
const RATING_Y = 1096;

type Color = (token: string) => string;

/** Draws a day's card in the colors of the current theme: the sentence first, the rating below. */
function drawCard(canvas: HTMLCanvasElement, name: string, entry: ForecastDay): void {
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

  const sky = pen.createRadialGradient(SIZE.width / 2, -100, 0, SIZE.width / 2, -100, 900);
  sky.addColorStop(0, color('glow'));
  sky.addColorStop(1, color('bg'));
  pen.fillStyle = sky;
  pen.fillRect(0, 0, SIZE.width, SIZE.height);

  pen.font = serif(48);
  write(ellipsize(name, WIDTH, measure), MARGIN, 150, serif(48), 'text');
  const date = `${weekdayName(entry.date)}, ${dateWithYear(entry.date)}`;
  write(date, MARGIN, 206, sans(34), 'text-soft');

  const { headline, body } = storyOf(entry);
  const linesAt = (text: string, font: string) => {
    pen.font = font;
    return wrapLines(localizeTimes(text), WIDTH, measure);
  };
  const { sizes, lines, top } = HEADLINE;
  const size = sizes.find((px) => linesAt(headline, serif(px)).length <= lines) ?? sizes.at(-1) ?? 0;
  let y = top;
  for (const line of linesAt(headline, serif(size)).slice(0, lines)) {
    write(line, MARGIN, y, serif(size), 'text');
    y += size * 1.12;
  }
  const room = Math.floor((BODY.bottom - y) / BODY.lineHeight);
  const sentences = sentencesOf(body);
  const fitting = fitSentences(sentences, (text) => linesAt(text, sans(BODY.size)).length <= room);
  for (const line of linesAt(fitting, sans(BODY.size)).slice(0, room)) {
    write(line, MARGIN, y, sans(BODY.size), 'text');
    y += BODY.lineHeight;
  }

  pen.beginPath();
  pen.fillStyle = color(`rate-${ratingStep(entry.overallRating)}`);
  pen.arc(MARGIN + 22, RATING_Y - 24, 22, 0, 2 * Math.PI);
  pen.fill();
  const rating = entry.overallRating.toFixed(1);
  write(rating, MARGIN + 66, RATING_Y, serif(72), 'text');
  write(ratingWord(entry.overallRating), MARGIN + 90 + measure(rating), RATING_Y, sans(40), 'text');
  for (const [i, metric] of METRICS.entries()) {
    const x = MARGIN + (WIDTH / METRICS.length) * i;
    write(capitalized(metric), x, 1160, sans(28), 'text-soft');
    write(entry.metrics[metric], x, 1200, sans(34, 600), 'text');
  }

  drawLogo(pen, color);
  write(productName, MARGIN + 62, 1292, serif(36), 'text-soft');
}

function drawLogo(pen: CanvasRenderingContext2D, color: Color): void {
  pen.save();
  pen.translate(MARGIN, 1254);
  pen.scale(1.6, 1.6);
  pen.fillStyle = color('moon');
  pen.fill(new Path2D('M22 21.4A10 10 0 0 1 11 7.1a10 10 0 1 0 11 14.3Z'));
  pen.fillStyle = color('gold');
  pen.beginPath();
  pen.arc(22.5, 9.5, 2, 0, 2 * Math.PI);
  pen.fill();
  pen.restore();
}
