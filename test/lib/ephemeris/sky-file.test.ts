import { readFileSync, statSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { valueAt } from '#lib/ephemeris/sky.ts';
import { CURVE_NAMES, type Curve, readCurves, readSkyHeader, writeSkyFile } from '#lib/ephemeris/sky-file.ts';
import { BEGIN_JD, fitSegment, LAYOUTS, segmentCount } from '../../../infra/ephemeris/sky-curves.ts';

const path = new URL('../../../lib/ephemeris/sky.bin', import.meta.url);
const file = readFileSync(path);
const header = readSkyHeader(file);
const curves = readCurves(file);

/** The stored coefficients of one segment, c0 first. */
function stored({ wide, wideCount, narrow, narrowCount }: Curve, index: number): number[] {
  return [
    ...wide.subarray(index * wideCount, (index + 1) * wideCount),
    ...narrow.subarray(index * narrowCount, (index + 1) * narrowCount),
  ];
}

test('the committed file names its source and generator', () => {
  const astronomia = JSON.parse(
    readFileSync(new URL('../../../node_modules/astronomia/package.json', import.meta.url), 'utf8'),
  );
  expect(header.source).toContain(`astronomia ${astronomia.version}`);
  expect(header.command).toBe('npm run ephemeris');
  expect(header.beginJd).toBe(BEGIN_JD);
  expect(header.curves.map(({ name }) => name)).toEqual(CURVE_NAMES);
  expect(LAYOUTS.map(({ name }) => name)).toEqual(CURVE_NAMES);
});

test('two segments of each committed curve match a fresh fit to the last bit', () => {
  LAYOUTS.forEach((layout, i) => {
    const last = segmentCount(layout) - 1;
    for (const index of [0, Math.round(last * 0.62)])
      expect(stored(curves[i] as Curve, index)).toEqual([
        ...Int32Array.from(fitSegment(layout, index).units),
      ]);
  });
});

test('reading and rewriting the committed file reproduces it exactly', () => {
  expect(writeSkyFile(header, curves).equals(file)).toBe(true);
});

test('the committed file is smaller than 1.05 MB', () => {
  expect(statSync(path).size).toBeLessThan(1.05e6);
});

test('every curve has a truncation error below 0.03 arcseconds', () => {
  for (const { cutOffArcsec } of header.curves) expect(cutOffArcsec).toBeLessThan(0.03);
});

test('every curve is continuous between segments', () => {
  header.curves.forEach(({ days, segments, cutOffArcsec }, i) => {
    const curve = curves[i] as Curve;
    const turn = 360 * 3_600_000;
    for (let index = 1; index < segments; index += 13) {
      const at = BEGIN_JD + index * days;
      const jump = Math.abs(valueAt(curve, at) - valueAt(curve, at - 1e-7)) % turn;
      // A body moves at most 0.006 arcseconds in 1e-7 days; both segments have a truncation and a rounding error.
      expect(Math.min(jump, turn - jump)).toBeLessThan(2 * cutOffArcsec * 1000 + 20);
    }
  });
});

test('reading the file copies nothing', () => {
  for (const { wide, narrow } of curves) {
    expect(wide.buffer).toBe(file.buffer);
    expect(narrow.buffer).toBe(file.buffer);
  }
});

test('a file of another format is rejected', () => {
  expect(() => readCurves(Buffer.from('something else'))).toThrow('Not an ephemeris file');
});
