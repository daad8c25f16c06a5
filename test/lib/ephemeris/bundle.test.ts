import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { natalChart } from '#lib/chart/natal-chart.ts';
import { bundle } from '../../../infra/bundle.ts';

const birth = { birthDate: '1975-03-20', timeZone: 'Europe/London' };
/** The first coefficients of VSOP87's Earth and Mercury, and of ELP/MPP02's Moon. */
const SERIES = ['1.75347045', '4.40250710', '3.81034409'];

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  await bundle(
    [
      { name: 'daily', file: 'functions/horoscope/daily-horoscope.ts' },
      { name: 'overview', file: 'functions/horoscope/overview.ts' },
      { name: 'chart', file: 'lib/chart/natal-chart.ts' },
    ],
    folder,
  );
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each(['daily', 'overview'])('the bundle of %s is below 2 MB, including the ephemeris', (bundled) => {
  // Source maps are only read after an error.
  const files = readdirSync(join(folder, bundled)).filter((name) => !name.endsWith('.map'));
  expect(files).toContain('sky.bin');
  const bytes = files.reduce((sum, name) => sum + statSync(join(folder, bundled, name)).size, 0);
  expect(bytes).toBeLessThan(2e6);
});

test('a bundle has a source map of our own files that isn’t loaded at startup', () => {
  const map = readFileSync(join(folder, 'daily', 'index.mjs.map'), 'utf8');
  // A process reads the whole map on its first error.
  expect(map.length).toBeLessThan(120_000);
  const { sources } = JSON.parse(map);
  expect(sources).toContain('lib/operations/forecasts.ts');
  expect(sources.filter((source: string) => !/^(lib|functions)\//.test(source))).toEqual([]);
  expect(readFileSync(join(folder, 'daily', 'index.mjs'), 'utf8')).not.toContain('sourceMappingURL=');
});

test('a bundle contains none of the series that the ephemeris is generated from', () => {
  const theories = ['vsop87Bearth', 'vsop87Bmercury', 'elpMppDe'].map((name) =>
    readFileSync(new URL(`../../../node_modules/astronomia/data/${name}.js`, import.meta.url), 'utf8'),
  );
  const code = readFileSync(join(folder, 'daily', 'index.mjs'), 'utf8');
  SERIES.forEach((coefficient, i) => {
    expect(theories[i]?.includes(coefficient)).toBe(true);
    expect(code.includes(coefficient)).toBe(false);
  });
});

test('a bundle loads the ephemeris and computes the same chart as the source code', () => {
  const module = JSON.stringify(pathToFileURL(join(folder, 'chart', 'index.mjs')));
  const script = `import { natalChart } from ${module}; console.log(JSON.stringify(natalChart(${JSON.stringify(birth)})))`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    cwd: tmpdir(),
  });
  expect(JSON.parse(printed)).toEqual(natalChart(birth));
});
