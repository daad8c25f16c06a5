import { writeFileSync } from 'node:fs';
import { eclipseModule, findEclipses } from './eclipses.ts';

// A minute of work, by the stored sky's new and full Moons: after run.ts.
const eclipses = findEclipses();
writeFileSync(new URL('../eclipse-table.ts', import.meta.url), eclipseModule(eclipses));
console.log(`${eclipses.length} eclipses`);
