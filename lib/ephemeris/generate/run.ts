import { writeFileSync } from 'node:fs';
import astronomia from 'astronomia/package.json' with { type: 'json' };
import { type SkyHeader, writeSkyFile } from '../sky-file.ts';
import { BEGIN_JD, fitSegment, LAYOUTS, packCurve, segmentCount } from './curves.ts';

// Some minutes of work; the same bytes on every machine.
const curves = LAYOUTS.map((layout) => {
  const segments = Array.from({ length: segmentCount(layout) }, (_, index) => fitSegment(layout, index));
  const curve = packCurve(layout, segments);
  console.log(curve.header);
  return curve;
});
const header: SkyHeader = {
  about:
    'Apparent geocentric ecliptic longitudes less nutation, and nutation in longitude, as Chebyshev segments',
  source: `astronomia ${astronomia.version}: VSOP87B, ELP/MPP02, Meeus chapters 22, 23, 25, 32, 33 and 37`,
  command: 'npm run ephemeris',
  unit: '0.001 arcsecond',
  beginJd: BEGIN_JD,
  curves: curves.map((curve) => curve.header),
};
const file = writeSkyFile(header, curves);
writeFileSync(new URL('../sky.bin', import.meta.url), file);
console.log(`${file.length} bytes`);
