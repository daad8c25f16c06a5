import { costsIn, type Findings, findingsIn } from './findings.ts';
import { measure, type Visit } from './measure.ts';

/** What came of measuring a page, with a sentence for each audit that costs a category what it lacks. */
export type Measurement = { findings: Findings; costs: string[]; html: string };

const performanceOf = ({ findings }: Measurement): number => findings.scores.performance;

/** Beyond this a page has moved under its reader, by Lighthouse and https://web.dev/articles/cls. */
const STILL = 0.1;

const hasMoved = ({ findings }: Measurement): boolean => findings.cls > STILL;

/**
 * The best of some visits by its performance, none beyond the first that reaches `least` points: what else runs on a machine
 * makes a page slower, and nothing makes it faster than it is. But a visit in which the page moves stands, as whether it does
 * is a matter of chance, and not of the machine. Throws what `measure` throws.
 */
export async function bestMeasurement(visit: Visit, runs: number, least: number): Promise<Measurement> {
  const once = async (): Promise<Measurement> => {
    const { report, html } = await measure(visit);
    return { findings: findingsIn(report), costs: costsIn(report, least), html };
  };
  let best = await once();
  for (let run = 1; run < runs && performanceOf(best) < least && !hasMoved(best); run += 1) {
    const next = await once();
    if (hasMoved(next) || performanceOf(next) > performanceOf(best)) best = next;
  }
  return best;
}
