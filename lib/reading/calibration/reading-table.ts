import type { Measure } from '#lib/scoring/calibration/measures.ts';
import { datesOfYears } from '#lib/scoring/calibration/population.ts';
import { ageOn } from '../reader.ts';
import { saneMeasures, spreadMeasures } from './lists.ts';
import { people } from './people.ts';
import { repetitionMeasures } from './repeats.ts';
import { skyMeasures } from './sky.ts';
import { textMeasures } from './texts.ts';
import { toldDays } from './told-days.ts';

/** What people read in a year, lists, colors, numbers and texts, against the bounds that it promises; `series` as of `people`. */
export function readingTable(year: number, series = 0): Measure[] {
  const dates = datesOfYears(year, 1);
  const { population, children, old } = people(year, series);
  const everybody = [...toldDays([...population, ...children, ...old], dates)];
  const grown = new Set(population.filter(({ birthDate }) => ageOn(birthDate, `${year}-01-01`) >= 16));
  return [
    ...saneMeasures(everybody),
    ...spreadMeasures(everybody.filter(({ reader }) => grown.has(reader))),
    ...repetitionMeasures(everybody),
    ...textMeasures(everybody),
    ...skyMeasures(everybody),
  ];
}
