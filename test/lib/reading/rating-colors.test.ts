import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { COLORS } from '#lib/reading/rating-words.ts';

type Rgb = readonly [red: number, green: number, blue: number];

const themesOf = (path: string) => {
  const css = readFileSync(new URL(`../../../functions/${path}`, import.meta.url), 'utf8');
  const [light = '', dark = ''] = css.split('prefers-color-scheme: dark');
  return { light, dark };
};

const THEMES = themesOf('tokens.css');
const SKIES = themesOf('dashboard/client/styles/ground.css');

/** A token's color as linear light. */
const colorOf = (theme: string, token: string): Rgb =>
  linear(new RegExp(`--${token}: #(\\w{6});`).exec(theme)?.[1] ?? '');

function linear(hex: string): Rgb {
  const [red = NaN, green = NaN, blue = NaN] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return [red, green, blue];
}

const dot = ([a, b, c]: Rgb, [x, y, z]: Rgb): number => a * x + b * y + c * z;

/** The contrast of WCAG, above 1 if `one` is brighter than `other`. */
const contrast = (one: Rgb, other: Rgb): number => {
  const luminance = (color: Rgb) => dot(color, [0.2126, 0.7152, 0.0722]) + 0.05;
  return luminance(one) / luminance(other);
};

/** What a color looks like: https://doi.org/10.1109/TVCG.2009.113, at severity 1. */
const VISION: Record<string, readonly [Rgb, Rgb, Rgb]> = {
  'full color vision': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
};

test.each(Object.keys(VISION))('a better rating has a clearly brighter color: %s', (vision) => {
  const seen = (color: Rgb): Rgb => {
    const [red, green, blue] = VISION[vision] ?? [];
    if (!red || !green || !blue) throw new Error(`Unknown vision: ${vision}`);
    return [dot(red, color), dot(green, color), dot(blue, color)];
  };
  for (const [name, theme] of Object.entries(THEMES))
    for (const scale of ['rate', 'dot', 'step'])
      for (const { step } of COLORS.slice(1)) {
        const [worse, better] = [step - 1, step].map((at) => seen(colorOf(theme, `${scale}-${at}`)));
        const brighter = better && worse ? contrast(better, worse) : NaN;
        expect([name, scale, step, brighter >= 1.2]).toEqual([name, scale, step, true]);
      }
});

const THEME_NAMES = ['light', 'dark'] as const;

test.each(THEME_NAMES)('a rating’s line stands out from every ground by at least 3:1: %s', (name) => {
  const theme = THEMES[name];
  const skies = (of: string) => [...of.matchAll(/--sky-\w+: #(\w{6});/g)].map(([, hex = '']) => linear(hex));
  // A hard day's ground is its own, and only ratings of the first color have it.
  const [common = '', hard = ''] = SKIES[name].split('[data-tone="hard"]');
  const paper = ['bg', 'surface'].map((token) => colorOf(theme, token));
  for (const { step } of COLORS) {
    const line = colorOf(theme, `rate-${step}`);
    for (const ground of [...paper, ...skies(common), ...(step === 1 ? skies(hard) : [])])
      expect(Math.max(contrast(line, ground), contrast(ground, line))).toBeGreaterThanOrEqual(3);
  }
});

test.each(THEME_NAMES)('numbers on a rating’s tint can be read: %s', (name) => {
  const theme = THEMES[name];
  const text = colorOf(theme, 'text');
  for (const { step } of COLORS) {
    const tint = colorOf(theme, `step-${step}`);
    expect(Math.max(contrast(text, tint), contrast(tint, text))).toBeGreaterThanOrEqual(4.5);
  }
});
