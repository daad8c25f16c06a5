import type { BirthKnown } from '#lib/chart/natal-points.ts';
import type { Measure } from '#lib/scoring/calibration/measures.ts';
import { datesOfYears, timed } from '#lib/scoring/calibration/population.ts';
import { ageOn } from '#lib/time/age-on.ts';
import { saneMeasures, spreadMeasures } from './lists.ts';
import { people } from './people.ts';
import { repetitionMeasures } from './repeats.ts';
import { skyMeasures } from './sky.ts';
import { textMeasures } from './texts.ts';
import { toldDays } from './told-days.ts';

/**
 * What people read in a year, lists, colors, numbers and texts, against the bounds that it promises, by what of their births
 * is known; `series` as of `people`.
 */
export function readingTable(
  year: number,
  { known = 'date', series = 0 }: { known?: BirthKnown; series?: number } = {},
): Measure[] {
  const dates = datesOfYears(year, 1);
  const groups = Object.values(people(year, series));
  const [population = [], ...others] = known === 'time' ? groups.map((births) => births.map(timed)) : groups;
  const everybody = [...toldDays([...population, ...others.flat()], dates)];
  const grown = new Set(population.filter(({ birthDate }) => ageOn(birthDate, `${year}-01-01`) >= 16));
  return [
    ...saneMeasures(everybody),
    ...spreadMeasures(everybody.filter(({ reader }) => grown.has(reader))),
    ...repetitionMeasures(everybody),
    ...textMeasures(everybody),
    ...skyMeasures(everybody),
  ];
}
