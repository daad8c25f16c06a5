import { writeFileSync } from 'node:fs';
import astronomia from 'astronomia/package.json' with { type: 'json' };
import { writeSkyFile } from '#lib/ephemeris/sky-file.ts';
import { BEGIN_JD, fitCurve, LAYOUTS } from './sky-curves.ts';

const ephemeris = new URL('../../lib/ephemeris/', import.meta.url);
const write = (name: string, data: string | Buffer) => {
  writeFileSync(new URL(name, ephemeris), data);
  console.log(`${name}: ${data.length} bytes`);
};

// The script takes several minutes. Its output is identical on every machine.
const curves = LAYOUTS.map((layout) => {
  const curve = fitCurve(layout);
  console.log(curve.header);
  return curve;
});
const header = {
  about:
    'Apparent geocentric ecliptic longitudes less nutation, and nutation in longitude, as Chebyshev segments',
  source: `astronomia ${astronomia.version}: VSOP87B, ELP/MPP02, Meeus chapters 22, 23, 25, 32, 33 and 37`,
  command: 'npm run ephemeris',
  unit: '0.001 arcsecond',
  beginJd: BEGIN_JD,
  curves: curves.map((curve) => curve.header),
};
write('sky.bin', writeSkyFile(header, curves));

// These modules load sky.bin, so they are imported after the new file is written.
const { findNodeTerms, nodeTermModule } = await import('./lunar-node-terms.ts');
write('lunar-node-table.ts', nodeTermModule(findNodeTerms()));
const { eclipseModule, findEclipses } = await import('./eclipses.ts');
write('eclipse-table.ts', eclipseModule(findEclipses()));
